/** Loads what draws dialogs, toasts and dropdowns before the tests of a file begin; a browser loads it when it is used. */
import { loadDialogs } from "#app/base/ui/dialog.tsx";
import { loadToasts } from "#app/base/ui/toasts.tsx";
import { loadStatusPanels } from "#app/rooms/shell/status-bar/status-item.tsx";

await Promise.all([loadDialogs(), loadToasts(), loadStatusPanels()]);
