import { whenShown } from "#app/base/ui/when-shown.tsx";

/** The offer's code is loaded by whom it is shown to. */
const offer = whenShown(async () => (await import("./template-offer.tsx")).TemplateOffer);

export const LazyOffer = offer.WhenShown;
