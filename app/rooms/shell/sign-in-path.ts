/** Where a signed-out person is sent, to come back to this page afterwards (SHELL-06). */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/sign-in?redirect_url=${encodeURIComponent(pathname + search)}`;
}
