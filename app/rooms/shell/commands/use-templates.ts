import { useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import type { PaletteTemplate } from "./commands.ts";

/** The formats that the person may write a note in. There are none until they are loaded: the palette works without. */
export function useTemplates(): readonly PaletteTemplate[] {
  const [templates, setTemplates] = useState<readonly PaletteTemplate[]>([]);
  useEffect(() => {
    let isOver = false;
    call<{ usable: PaletteTemplate[] }>("/api/templates").then(
      ({ usable }) => !isOver && setTemplates(usable),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return templates;
}
