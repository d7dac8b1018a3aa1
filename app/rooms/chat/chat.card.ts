import { MessageCircle } from "lucide-react";

export default {
  Icon: MessageCircle,
  text: "A second pair of eyes for questions at the bedside.",
};
