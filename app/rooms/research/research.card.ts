import { Search } from "lucide-react";

export default {
  Icon: Search,
  text: "Ask a clinical question and get an answer with citations you can open.",
};
