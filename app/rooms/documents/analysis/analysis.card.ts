import { FileText } from "lucide-react";

export default {
  Icon: FileText,
  text: "Upload a PDF, Word, CSV or Excel file and ask questions about it.",
};
