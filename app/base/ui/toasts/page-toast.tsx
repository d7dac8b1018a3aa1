import type { ReactNode } from "react";

/**
 * A toast on a page without scripts: it is part of the page, and its style sheet removes it after 5000 ms with the
 * usual exit of 300 ms. What a person may need later must also be in the page itself.
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
