import { Stethoscope } from "lucide";

export default {
  icon: Stethoscope,
  text: "Nursing diagnoses with the evidence for each part.",
};
