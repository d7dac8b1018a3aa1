import type { Route } from "./+types/notes.route";
import { ToolCards } from "./components/tool-cards.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Notes · NurseGPT" }];

/** Has a loader so that the guard runs when the page is opened from inside. */
export const loader = () => null;

export default function Notes() {
  return (
    <main className="page">
      <h1>Notes</h1>
      <p className="soft">Every tool writes from what you saw, and shows where each statement comes from.</p>
      <ToolCards />
    </main>
  );
}
