import { Stethoscope } from "lucide-react";

export default {
  Icon: Stethoscope,
  text: "Nursing diagnoses with the evidence for each part.",
};
