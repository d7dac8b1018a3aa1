import pages from "virtual:bare-pages";
import { Outlet, Scripts, useLocation } from "react-router";
import { elementsOf } from "./elements.ts";

export default function Root() {
  const page = pages[useLocation().pathname];
  const [, properties = {}, head = "", body = ""] = typeof page === "object" ? page : [];
  return (
    <html {...properties} lang="en">
      {elementsOf(head)}
      <body>
        {typeof body === "object" && body.slice(2).map((child, at) => elementsOf(child as never, at))}
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
