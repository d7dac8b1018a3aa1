import { HeartPulse } from "lucide";

export default {
  icon: HeartPulse,
  text: "Type what you saw. Get a structured note in which every statement points back to your words.",
};
