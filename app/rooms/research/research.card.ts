import { Search } from "lucide";

export default {
  icon: Search,
  text: "Ask a clinical question and get an answer with citations you can open.",
};
