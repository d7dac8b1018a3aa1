import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("page.tsx", { id: "landing" }),
  route("dashboard", "page.tsx", { id: "dashboard" }),
  route("sign-in", "page.tsx", { id: "sign-in" }),
  route("pricing", "page.tsx", { id: "pricing" }),
] satisfies RouteConfig;
