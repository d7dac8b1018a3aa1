/** Loads the lazily loaded dialogs, toasts and dropdowns before the tests of a file begin. */
import { loadDialogs } from "#app/base/ui/dialogs/dialog.tsx";
import { loadToasts } from "#app/base/ui/toasts/toasts.tsx";
import { loadSignedOutQuestion } from "#app/core/identity/inactivity/sign-in-again.tsx";
import { loadNoteView } from "#app/core/note/view/note-panel.tsx";
import { loadUpgradeOffer } from "#app/core/payments/upgrade/upgrade-prompt.tsx";
import { loadRestoreQuestion } from "#app/core/record/work/work-notice.tsx";
import { loadStatusPanels } from "#app/rooms/shell/status-bar/status-item.tsx";

await Promise.all([
  loadNoteView(),
  loadDialogs(),
  loadToasts(),
  loadStatusPanels(),
  loadUpgradeOffer(),
  loadRestoreQuestion(),
  loadSignedOutQuestion(),
]);
