import { gate } from "./gate.ts";

gate.isReached = true;
while (!gate.isOpen) await scheduler.wait(5);

export const WORDS = "it is loaded";
