import { FileText, FileUp, NotebookPen, Play } from "lucide";
import { Icon } from "#app/base/ui/icon.tsx";
import type { Activity } from "#app/core/usage/activity-log.ts";
import { relativeTime } from "../relative-time.ts";
import { useNow } from "./use-now.ts";

const ICONS = {
  document_upload: FileUp,
  document_analysis: FileText,
  note_generation: NotebookPen,
  session_start: Play,
};

/** What the person did on this computer since signing in, newest first (SHELL-16). */
export function RecentPanel({ activities }: { activities: readonly Activity[] }) {
  const now = useNow();
  return (
    <>
      <h2>Recent Activity</h2>
      {activities.length === 0 && <p className="soft small">Nothing yet.</p>}
      <ul className="activities">
        {activities.map(({ id, type, description, timestamp }) => {
          const icon = ICONS[type];
          return (
            <li key={id}>
              <Icon of={icon} size={18} />
              <span>{description}</span>
              <time className="soft small" dateTime={new Date(timestamp).toISOString()}>
                {relativeTime(timestamp, now)}
              </time>
            </li>
          );
        })}
      </ul>
      <p className="small soft">Kept on this computer only, until you sign out.</p>
    </>
  );
}
