import { HeartPulse } from "lucide-react";

export default {
  Icon: HeartPulse,
  text: "Type what you saw. Get a structured note in which every statement points back to your words.",
};
