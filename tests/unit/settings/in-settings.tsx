import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import SettingsLayout from "#app/rooms/settings/settings.layout.tsx";

/** A page of the settings in their frame, by which their stylesheet finds its parts. */
export function inSettings(element: ReactElement): ReactElement {
  const children = [{ path: "*", element }];
  return <RouterProvider router={createMemoryRouter([{ Component: SettingsLayout, children }])} />;
}
