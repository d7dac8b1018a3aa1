import { useEffect, useState } from "react";
import { type Activity, onActivity, readActivities } from "./activity-log.ts";

/** The person's activities, newest first, drawn anew when this tab or another one adds to them. */
export function useActivities(userId: string): Activity[] {
  const [activities, setActivities] = useState<Activity[]>([]);
  useEffect(() => {
    const read = () => setActivities(readActivities(localStorage, userId));
    read();
    window.addEventListener("storage", read);
    const end = onActivity(read);
    return () => {
      window.removeEventListener("storage", read);
      end();
    };
  }, [userId]);
  return activities;
}
