/** Where a browser goes whose account is gone: the landing page, which says so. */
export const DELETED_PATH = "/?account=deleted";

/** Whether this address of the landing page is to say so. */
export const saysDeleted = (url: URL): boolean => url.searchParams.get("account") === "deleted";
