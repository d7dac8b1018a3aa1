import type { ReactNode } from "react";

/**
 * A toast on a page without scripts: it comes with the page and leaves by its style sheet, 5000 ms after and in 300 ms
 * as everywhere. What must stay within reach belongs into the page besides.
 */
export function PageToast({ type, children }: { type: "success" | "error" | "info"; children: ReactNode }) {
  return (
    <div className="toasts">
      <div className="toast page-toast" data-type={type} role={type === "error" ? "alert" : "status"}>
        <div>{children}</div>
      </div>
    </div>
  );
}
