import { MessageCircle } from "lucide";

export default {
  icon: MessageCircle,
  text: "A second pair of eyes for questions at the bedside.",
};
