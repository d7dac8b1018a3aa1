import { useEffect, useState } from "react";
import { clinicalStorage } from "../identity/clinical-storage.ts";
import { type Activity, onActivity, readActivities } from "./activity-log.ts";

/** The person's activities, newest first, redrawn when this tab or another one adds to them. */
export function useActivities(userId: string): Activity[] {
  const [activities, setActivities] = useState<Activity[]>([]);
  useEffect(() => {
    const storage = clinicalStorage(userId);
    const read = () => setActivities(readActivities(storage, userId));
    read();
    const ends = [storage.onChange(read), onActivity(read)];
    return () => {
      for (const end of ends) end();
    };
  }, [userId]);
  return activities;
}
