import { FileText } from "lucide";

export default {
  icon: FileText,
  text: "Upload a PDF, Word, CSV or Excel file and ask questions about it.",
};
