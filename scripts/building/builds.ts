/** What is deployed: the app and, beside it, the analysis Worker. Local serving and tests use it, too. */
export const PRODUCT_BUILD = "build/product";
/** The providers' stand-ins, served locally beside it. */
export const STAND_INS_BUILD = "build/stand-ins";
