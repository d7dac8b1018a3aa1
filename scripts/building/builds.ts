/** What is deployed: the app and, beside it, the analysis Worker. It is what this machine serves and tests, too. */
export const PRODUCT_BUILD = "build/product";
/** The stand-ins of the providers, which this machine serves beside it. */
export const STAND_INS_BUILD = "build/stand-ins";
