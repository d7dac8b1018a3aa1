import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("rooms/marketing/landing.route.tsx")] satisfies RouteConfig;
