import { DurableObject } from "cloudflare:workers";
// workers/sandbox/clerk/assets.ts
/**
* clerk-js and its interface as text inside the sandbox's own bundle. An auxiliary Worker cannot have static
* assets, and nothing of this belongs into the production build.
*/
var files = {
	.../* #__PURE__ */ Object.assign({
		"/node_modules/@clerk/clerk-js/dist/10_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/10_clerk.browser_c4cc57_6.34.1-Doq7QZo-.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/321_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/321_clerk.browser_c4cc57_6.34.1-s2kTCx_D.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/494_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/494_clerk.browser_c4cc57_6.34.1-BxsZ9MHN.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/base-account-sdk_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/base-account-sdk_clerk.browser_c4cc57_6.34.1-Df2WVUbg.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/clerk.browser.js": () => import("./assets/clerk.browser-Dl30Bvrk.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/coinbase-wallet-sdk_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/coinbase-wallet-sdk_clerk.browser_c4cc57_6.34.1-DlxEYTpa.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/cookieSuffix_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/cookieSuffix_clerk.browser_c4cc57_6.34.1-D_Ur6EQ9.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/query-core-vendors_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/query-core-vendors_clerk.browser_c4cc57_6.34.1-D57b_Fs-.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/stripe-vendors_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/stripe-vendors_clerk.browser_c4cc57_6.34.1-BblmSHXH.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/vendors_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/vendors_clerk.browser_c4cc57_6.34.1-8_42l-6D.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/zxcvbn-common_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/zxcvbn-common_clerk.browser_c4cc57_6.34.1-DLH3YLLl.js").then((m) => m["default"]),
		"/node_modules/@clerk/clerk-js/dist/zxcvbn-ts-core_clerk.browser_c4cc57_6.34.1.js": () => import("./assets/zxcvbn-ts-core_clerk.browser_c4cc57_6.34.1-Cg0S-3kh.js").then((m) => m["default"])
	}),
	.../* #__PURE__ */ Object.assign({
		"/node_modules/@clerk/ui/dist/3736_ui_00a7e6_1.34.0.js": () => import("./assets/3736_ui_00a7e6_1.34.0-CPldwbRY.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/3736_ui_ae6e8a_1.34.0.js": () => import("./assets/3736_ui_ae6e8a_1.34.0-B9KfP1UT.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/3736_ui_de828c_1.34.0.js": () => import("./assets/3736_ui_de828c_1.34.0-CnaFx7Hb.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/4424_ui_00a7e6_1.34.0.js": () => import("./assets/4424_ui_00a7e6_1.34.0-RQ99al_w.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/4424_ui_ae6e8a_1.34.0.js": () => import("./assets/4424_ui_ae6e8a_1.34.0-Co5C6OX4.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/4424_ui_de828c_1.34.0.js": () => import("./assets/4424_ui_de828c_1.34.0-CF2-yxoP.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6206_ui_00a7e6_1.34.0.js": () => import("./assets/6206_ui_00a7e6_1.34.0-BBeK18M1.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6206_ui_ae6e8a_1.34.0.js": () => import("./assets/6206_ui_ae6e8a_1.34.0-DHg03Eoz.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6206_ui_de828c_1.34.0.js": () => import("./assets/6206_ui_de828c_1.34.0-VDvwFqGi.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6678_ui_00a7e6_1.34.0.js": () => import("./assets/6678_ui_00a7e6_1.34.0-Ce0JbfFM.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6678_ui_ae6e8a_1.34.0.js": () => import("./assets/6678_ui_ae6e8a_1.34.0-DwX33W4l.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/6678_ui_de828c_1.34.0.js": () => import("./assets/6678_ui_de828c_1.34.0-DUppiQcI.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8316_ui_00a7e6_1.34.0.js": () => import("./assets/8316_ui_00a7e6_1.34.0-BVQDDvgP.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8316_ui_ae6e8a_1.34.0.js": () => import("./assets/8316_ui_ae6e8a_1.34.0-e2RRO8Xi.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8316_ui_de828c_1.34.0.js": () => import("./assets/8316_ui_de828c_1.34.0-BrUsoVEb.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8746_ui_00a7e6_1.34.0.js": () => import("./assets/8746_ui_00a7e6_1.34.0-CwO6_xOX.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8746_ui_ae6e8a_1.34.0.js": () => import("./assets/8746_ui_ae6e8a_1.34.0-uV9Pxyhk.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/8746_ui_de828c_1.34.0.js": () => import("./assets/8746_ui_de828c_1.34.0-B2L8MWWm.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9036_ui_00a7e6_1.34.0.js": () => import("./assets/9036_ui_00a7e6_1.34.0-CW_jMvnn.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9036_ui_ae6e8a_1.34.0.js": () => import("./assets/9036_ui_ae6e8a_1.34.0-BqWH3oSn.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9036_ui_de828c_1.34.0.js": () => import("./assets/9036_ui_de828c_1.34.0-DgWo40Or.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9419_ui_00a7e6_1.34.0.js": () => import("./assets/9419_ui_00a7e6_1.34.0-BUImLfI6.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9419_ui_ae6e8a_1.34.0.js": () => import("./assets/9419_ui_ae6e8a_1.34.0-Br4fV0nc.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/9419_ui_de828c_1.34.0.js": () => import("./assets/9419_ui_de828c_1.34.0-9nfoisvP.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/980_ui_00a7e6_1.34.0.js": () => import("./assets/980_ui_00a7e6_1.34.0-BYwT5gD7.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/980_ui_ae6e8a_1.34.0.js": () => import("./assets/980_ui_ae6e8a_1.34.0-BZu2e8wN.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/980_ui_de828c_1.34.0.js": () => import("./assets/980_ui_de828c_1.34.0-C3X_oNrP.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/apiKeys_ui_00a7e6_1.34.0.js": () => import("./assets/apiKeys_ui_00a7e6_1.34.0-Di-X9G4I.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/apiKeys_ui_ae6e8a_1.34.0.js": () => import("./assets/apiKeys_ui_ae6e8a_1.34.0-B7Hwds8D.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/apiKeys_ui_de828c_1.34.0.js": () => import("./assets/apiKeys_ui_de828c_1.34.0-CfNFkrtl.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/blankcaptcha_ui_00a7e6_1.34.0.js": () => import("./assets/blankcaptcha_ui_00a7e6_1.34.0-50FcJZlV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/blankcaptcha_ui_ae6e8a_1.34.0.js": () => import("./assets/blankcaptcha_ui_ae6e8a_1.34.0-RHMMxT59.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/blankcaptcha_ui_de828c_1.34.0.js": () => import("./assets/blankcaptcha_ui_de828c_1.34.0-Uy5456jV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/checkout_ui_00a7e6_1.34.0.js": () => import("./assets/checkout_ui_00a7e6_1.34.0-Bz58aFjN.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/checkout_ui_ae6e8a_1.34.0.js": () => import("./assets/checkout_ui_ae6e8a_1.34.0-BurmLY4C.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/checkout_ui_de828c_1.34.0.js": () => import("./assets/checkout_ui_de828c_1.34.0-DVXdKBeS.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureDirectorySync_ui_00a7e6_1.34.0.js": () => import("./assets/configureDirectorySync_ui_00a7e6_1.34.0-CVFORGgO.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureDirectorySync_ui_ae6e8a_1.34.0.js": () => import("./assets/configureDirectorySync_ui_ae6e8a_1.34.0-BWyL7nLe.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureDirectorySync_ui_de828c_1.34.0.js": () => import("./assets/configureDirectorySync_ui_de828c_1.34.0-B1e4Wi5-.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureSSO_ui_00a7e6_1.34.0.js": () => import("./assets/configureSSO_ui_00a7e6_1.34.0-CISlkd3r.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureSSO_ui_ae6e8a_1.34.0.js": () => import("./assets/configureSSO_ui_ae6e8a_1.34.0-3MlIPGLr.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/configureSSO_ui_de828c_1.34.0.js": () => import("./assets/configureSSO_ui_de828c_1.34.0-BhRfbct9.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/copy-api-key-modal_ui_00a7e6_1.34.0.js": () => import("./assets/copy-api-key-modal_ui_00a7e6_1.34.0-DUkfYmT6.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/copy-api-key-modal_ui_ae6e8a_1.34.0.js": () => import("./assets/copy-api-key-modal_ui_ae6e8a_1.34.0--nikpAph.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/copy-api-key-modal_ui_de828c_1.34.0.js": () => import("./assets/copy-api-key-modal_ui_de828c_1.34.0-DUFCjUlJ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/createorganization_ui_00a7e6_1.34.0.js": () => import("./assets/createorganization_ui_00a7e6_1.34.0-BhvOUGj3.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/createorganization_ui_ae6e8a_1.34.0.js": () => import("./assets/createorganization_ui_ae6e8a_1.34.0-CacuH2yz.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/createorganization_ui_de828c_1.34.0.js": () => import("./assets/createorganization_ui_de828c_1.34.0-D4WW9UVC.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/credit-history-page_ui_00a7e6_1.34.0.js": () => import("./assets/credit-history-page_ui_00a7e6_1.34.0-BKsHLA-z.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/credit-history-page_ui_ae6e8a_1.34.0.js": () => import("./assets/credit-history-page_ui_ae6e8a_1.34.0-D4O3iqbc.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/credit-history-page_ui_de828c_1.34.0.js": () => import("./assets/credit-history-page_ui_de828c_1.34.0-Duo7WWWU.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/enableOrganizationsPrompt_ui_00a7e6_1.34.0.js": () => import("./assets/enableOrganizationsPrompt_ui_00a7e6_1.34.0-D0tyLN_p.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/enableOrganizationsPrompt_ui_ae6e8a_1.34.0.js": () => import("./assets/enableOrganizationsPrompt_ui_ae6e8a_1.34.0-DuuxCanp.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/enableOrganizationsPrompt_ui_de828c_1.34.0.js": () => import("./assets/enableOrganizationsPrompt_ui_de828c_1.34.0-cEJDaBv9.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/framework_ui_ae6e8a_1.34.0.js": () => import("./assets/framework_ui_ae6e8a_1.34.0-BvlI2A4B.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/framework_ui_de828c_1.34.0.js": () => import("./assets/framework_ui_de828c_1.34.0-cK1feOIV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/impersonationfab_ui_00a7e6_1.34.0.js": () => import("./assets/impersonationfab_ui_00a7e6_1.34.0-BJ_dmBRH.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/impersonationfab_ui_ae6e8a_1.34.0.js": () => import("./assets/impersonationfab_ui_ae6e8a_1.34.0-RQC3bxfz.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/impersonationfab_ui_de828c_1.34.0.js": () => import("./assets/impersonationfab_ui_de828c_1.34.0-SLor4bWT.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/invitemembers_ui_00a7e6_1.34.0.js": () => import("./assets/invitemembers_ui_00a7e6_1.34.0-BW3pgOWj.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/invitemembers_ui_ae6e8a_1.34.0.js": () => import("./assets/invitemembers_ui_ae6e8a_1.34.0-Qr9M-cVc.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/invitemembers_ui_de828c_1.34.0.js": () => import("./assets/invitemembers_ui_de828c_1.34.0-C3Q54SGq.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/keylessPrompt_ui_00a7e6_1.34.0.js": () => import("./assets/keylessPrompt_ui_00a7e6_1.34.0-DQyOH5U4.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/keylessPrompt_ui_ae6e8a_1.34.0.js": () => import("./assets/keylessPrompt_ui_ae6e8a_1.34.0-9JqIJRqn.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/keylessPrompt_ui_de828c_1.34.0.js": () => import("./assets/keylessPrompt_ui_de828c_1.34.0-CFnNJtJS.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthConsent_ui_00a7e6_1.34.0.js": () => import("./assets/oauthConsent_ui_00a7e6_1.34.0-DXircg6_.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthConsent_ui_ae6e8a_1.34.0.js": () => import("./assets/oauthConsent_ui_ae6e8a_1.34.0-FNcO3miR.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthConsent_ui_de828c_1.34.0.js": () => import("./assets/oauthConsent_ui_de828c_1.34.0-Dq_qL4PV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthDeviceVerification_ui_00a7e6_1.34.0.js": () => import("./assets/oauthDeviceVerification_ui_00a7e6_1.34.0-jaSXoyHd.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthDeviceVerification_ui_ae6e8a_1.34.0.js": () => import("./assets/oauthDeviceVerification_ui_ae6e8a_1.34.0-C6HbeTSv.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/oauthDeviceVerification_ui_de828c_1.34.0.js": () => import("./assets/oauthDeviceVerification_ui_de828c_1.34.0-BWsr8mJk.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/onetap_ui_00a7e6_1.34.0.js": () => import("./assets/onetap_ui_00a7e6_1.34.0-LmAaZPyF.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/onetap_ui_ae6e8a_1.34.0.js": () => import("./assets/onetap_ui_ae6e8a_1.34.0-CW9BBd4M.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/onetap_ui_de828c_1.34.0.js": () => import("./assets/onetap_ui_de828c_1.34.0-BY3LGlVl.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-api-keys-page_ui_00a7e6_1.34.0.js": () => import("./assets/op-api-keys-page_ui_00a7e6_1.34.0-CzMdsFIa.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-api-keys-page_ui_ae6e8a_1.34.0.js": () => import("./assets/op-api-keys-page_ui_ae6e8a_1.34.0-BznFjhmj.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-api-keys-page_ui_de828c_1.34.0.js": () => import("./assets/op-api-keys-page_ui_de828c_1.34.0-DzY9JH6A.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-billing-page_ui_00a7e6_1.34.0.js": () => import("./assets/op-billing-page_ui_00a7e6_1.34.0-CQre-JQQ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-billing-page_ui_ae6e8a_1.34.0.js": () => import("./assets/op-billing-page_ui_ae6e8a_1.34.0-Cs3Ht2rR.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-billing-page_ui_de828c_1.34.0.js": () => import("./assets/op-billing-page_ui_de828c_1.34.0-CZmlhp6q.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-plans-page_ui_00a7e6_1.34.0.js": () => import("./assets/op-plans-page_ui_00a7e6_1.34.0-BDLjy15h.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-plans-page_ui_ae6e8a_1.34.0.js": () => import("./assets/op-plans-page_ui_ae6e8a_1.34.0-DUz72RF-.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-plans-page_ui_de828c_1.34.0.js": () => import("./assets/op-plans-page_ui_de828c_1.34.0-CGYnHp22.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-security-page_ui_00a7e6_1.34.0.js": () => import("./assets/op-security-page_ui_00a7e6_1.34.0-Cuhgw_03.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-security-page_ui_ae6e8a_1.34.0.js": () => import("./assets/op-security-page_ui_ae6e8a_1.34.0-Ce9cSmDA.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/op-security-page_ui_de828c_1.34.0.js": () => import("./assets/op-security-page_ui_de828c_1.34.0-BgTI36y9.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationlist_ui_00a7e6_1.34.0.js": () => import("./assets/organizationlist_ui_00a7e6_1.34.0-Bk9WlaD2.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationlist_ui_ae6e8a_1.34.0.js": () => import("./assets/organizationlist_ui_ae6e8a_1.34.0-dX0i8rY7.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationlist_ui_de828c_1.34.0.js": () => import("./assets/organizationlist_ui_de828c_1.34.0-GjWXMNcD.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationprofile_ui_00a7e6_1.34.0.js": () => import("./assets/organizationprofile_ui_00a7e6_1.34.0-B-FXr2VW.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationprofile_ui_ae6e8a_1.34.0.js": () => import("./assets/organizationprofile_ui_ae6e8a_1.34.0-K60ZxYs1.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationprofile_ui_de828c_1.34.0.js": () => import("./assets/organizationprofile_ui_de828c_1.34.0-jWpo_ihW.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationswitcher_ui_00a7e6_1.34.0.js": () => import("./assets/organizationswitcher_ui_00a7e6_1.34.0-yRQ9GC1v.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationswitcher_ui_ae6e8a_1.34.0.js": () => import("./assets/organizationswitcher_ui_ae6e8a_1.34.0-Bb0r0Fy4.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/organizationswitcher_ui_de828c_1.34.0.js": () => import("./assets/organizationswitcher_ui_de828c_1.34.0-CgJG1rxh.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/payment-attempt-page_ui_00a7e6_1.34.0.js": () => import("./assets/payment-attempt-page_ui_00a7e6_1.34.0-DQalBQvf.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/payment-attempt-page_ui_ae6e8a_1.34.0.js": () => import("./assets/payment-attempt-page_ui_ae6e8a_1.34.0-WB3p1Fb6.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/payment-attempt-page_ui_de828c_1.34.0.js": () => import("./assets/payment-attempt-page_ui_de828c_1.34.0-C8AHkDTO.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/planDetails_ui_00a7e6_1.34.0.js": () => import("./assets/planDetails_ui_00a7e6_1.34.0-CBQH-BcV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/planDetails_ui_ae6e8a_1.34.0.js": () => import("./assets/planDetails_ui_ae6e8a_1.34.0-CRjrbRbD.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/planDetails_ui_de828c_1.34.0.js": () => import("./assets/planDetails_ui_de828c_1.34.0-DsQ9ysbi.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/prefetchorganizationlist_ui_00a7e6_1.34.0.js": () => import("./assets/prefetchorganizationlist_ui_00a7e6_1.34.0-DhpnmcsV.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/prefetchorganizationlist_ui_ae6e8a_1.34.0.js": () => import("./assets/prefetchorganizationlist_ui_ae6e8a_1.34.0-XghEGUDD.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/prefetchorganizationlist_ui_de828c_1.34.0.js": () => import("./assets/prefetchorganizationlist_ui_de828c_1.34.0-CsP_0rrz.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/pricingTable_ui_00a7e6_1.34.0.js": () => import("./assets/pricingTable_ui_00a7e6_1.34.0-6R-yXSSK.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/pricingTable_ui_ae6e8a_1.34.0.js": () => import("./assets/pricingTable_ui_ae6e8a_1.34.0-DBdmwhtp.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/pricingTable_ui_de828c_1.34.0.js": () => import("./assets/pricingTable_ui_de828c_1.34.0-C1K0km1Z.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/revoke-api-key-modal_ui_00a7e6_1.34.0.js": () => import("./assets/revoke-api-key-modal_ui_00a7e6_1.34.0-zcPWfrbJ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/revoke-api-key-modal_ui_ae6e8a_1.34.0.js": () => import("./assets/revoke-api-key-modal_ui_ae6e8a_1.34.0-D2ZAGdiy.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/revoke-api-key-modal_ui_de828c_1.34.0.js": () => import("./assets/revoke-api-key-modal_ui_de828c_1.34.0-E4WEzoFs.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/sessionTasks_ui_00a7e6_1.34.0.js": () => import("./assets/sessionTasks_ui_00a7e6_1.34.0-CrmOB646.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/sessionTasks_ui_ae6e8a_1.34.0.js": () => import("./assets/sessionTasks_ui_ae6e8a_1.34.0-CEi108zG.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/sessionTasks_ui_de828c_1.34.0.js": () => import("./assets/sessionTasks_ui_de828c_1.34.0-CAAlrGr0.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signin_ui_00a7e6_1.34.0.js": () => import("./assets/signin_ui_00a7e6_1.34.0-goeO7J6X.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signin_ui_ae6e8a_1.34.0.js": () => import("./assets/signin_ui_ae6e8a_1.34.0-CBjpTXoy.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signin_ui_de828c_1.34.0.js": () => import("./assets/signin_ui_de828c_1.34.0-DVgWRfAx.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signup_ui_00a7e6_1.34.0.js": () => import("./assets/signup_ui_00a7e6_1.34.0-Dq5V4lNj.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signup_ui_ae6e8a_1.34.0.js": () => import("./assets/signup_ui_ae6e8a_1.34.0-Ufg3IY7q.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/signup_ui_de828c_1.34.0.js": () => import("./assets/signup_ui_de828c_1.34.0-B7Sbkds_.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/statement-page_ui_00a7e6_1.34.0.js": () => import("./assets/statement-page_ui_00a7e6_1.34.0-BTfUJvrx.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/statement-page_ui_ae6e8a_1.34.0.js": () => import("./assets/statement-page_ui_ae6e8a_1.34.0-0Lsr6cD7.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/statement-page_ui_de828c_1.34.0.js": () => import("./assets/statement-page_ui_de828c_1.34.0-YoDAfZRn.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/subscriptionDetails_ui_00a7e6_1.34.0.js": () => import("./assets/subscriptionDetails_ui_00a7e6_1.34.0-V_grBp9X.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/subscriptionDetails_ui_ae6e8a_1.34.0.js": () => import("./assets/subscriptionDetails_ui_ae6e8a_1.34.0-CrHNF8L5.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/subscriptionDetails_ui_de828c_1.34.0.js": () => import("./assets/subscriptionDetails_ui_de828c_1.34.0-8v2NQHH5.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskChooseOrganization_ui_00a7e6_1.34.0.js": () => import("./assets/taskChooseOrganization_ui_00a7e6_1.34.0-BIK4yBia.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskChooseOrganization_ui_ae6e8a_1.34.0.js": () => import("./assets/taskChooseOrganization_ui_ae6e8a_1.34.0-FPNSMTyD.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskChooseOrganization_ui_de828c_1.34.0.js": () => import("./assets/taskChooseOrganization_ui_de828c_1.34.0-CtY6fWMP.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskResetPassword_ui_00a7e6_1.34.0.js": () => import("./assets/taskResetPassword_ui_00a7e6_1.34.0-DoFdn61m.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskResetPassword_ui_ae6e8a_1.34.0.js": () => import("./assets/taskResetPassword_ui_ae6e8a_1.34.0-DysefXMN.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskResetPassword_ui_de828c_1.34.0.js": () => import("./assets/taskResetPassword_ui_de828c_1.34.0-BK5DfiE0.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskSetupMFA_ui_00a7e6_1.34.0.js": () => import("./assets/taskSetupMFA_ui_00a7e6_1.34.0-s3V1XMq1.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskSetupMFA_ui_ae6e8a_1.34.0.js": () => import("./assets/taskSetupMFA_ui_ae6e8a_1.34.0-DDMFEwsy.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/taskSetupMFA_ui_de828c_1.34.0.js": () => import("./assets/taskSetupMFA_ui_de828c_1.34.0-B2Mun1iZ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/ui-common_ui_00a7e6_1.34.0.js": () => import("./assets/ui-common_ui_00a7e6_1.34.0-BZyUaHgA.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/ui-common_ui_ae6e8a_1.34.0.js": () => import("./assets/ui-common_ui_ae6e8a_1.34.0-82Jcx8Kf.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/ui-common_ui_de828c_1.34.0.js": () => import("./assets/ui-common_ui_de828c_1.34.0-Cro_3sxh.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/ui.browser.js": () => import("./assets/ui.browser-a-Fv--uu.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-api-keys-page_ui_00a7e6_1.34.0.js": () => import("./assets/up-api-keys-page_ui_00a7e6_1.34.0-Bc0U3Tew.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-api-keys-page_ui_ae6e8a_1.34.0.js": () => import("./assets/up-api-keys-page_ui_ae6e8a_1.34.0-BO30eKRk.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-api-keys-page_ui_de828c_1.34.0.js": () => import("./assets/up-api-keys-page_ui_de828c_1.34.0-C6-E6VGR.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-billing-page_ui_00a7e6_1.34.0.js": () => import("./assets/up-billing-page_ui_00a7e6_1.34.0-BFfAfBot.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-billing-page_ui_ae6e8a_1.34.0.js": () => import("./assets/up-billing-page_ui_ae6e8a_1.34.0-DFeLkH-M.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-billing-page_ui_de828c_1.34.0.js": () => import("./assets/up-billing-page_ui_de828c_1.34.0-CxsQETZS.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-plans-page_ui_00a7e6_1.34.0.js": () => import("./assets/up-plans-page_ui_00a7e6_1.34.0-BZQEAOLk.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-plans-page_ui_ae6e8a_1.34.0.js": () => import("./assets/up-plans-page_ui_ae6e8a_1.34.0-DXfLl5m9.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/up-plans-page_ui_de828c_1.34.0.js": () => import("./assets/up-plans-page_ui_de828c_1.34.0-DTYrzXcE.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/useravatar_ui_00a7e6_1.34.0.js": () => import("./assets/useravatar_ui_00a7e6_1.34.0-DZf7PMiZ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/useravatar_ui_ae6e8a_1.34.0.js": () => import("./assets/useravatar_ui_ae6e8a_1.34.0-CSa2RcId.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/useravatar_ui_de828c_1.34.0.js": () => import("./assets/useravatar_ui_de828c_1.34.0-EreQ3uoi.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userbutton_ui_00a7e6_1.34.0.js": () => import("./assets/userbutton_ui_00a7e6_1.34.0-DfW3bITD.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userbutton_ui_ae6e8a_1.34.0.js": () => import("./assets/userbutton_ui_ae6e8a_1.34.0-BP7jm9yG.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userbutton_ui_de828c_1.34.0.js": () => import("./assets/userbutton_ui_de828c_1.34.0-DYWMVBMB.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userprofile_ui_00a7e6_1.34.0.js": () => import("./assets/userprofile_ui_00a7e6_1.34.0-BfsQLNMY.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userprofile_ui_ae6e8a_1.34.0.js": () => import("./assets/userprofile_ui_ae6e8a_1.34.0-B8AdjQ-J.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userprofile_ui_de828c_1.34.0.js": () => import("./assets/userprofile_ui_de828c_1.34.0-C9tM8Hhv.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userverification_ui_00a7e6_1.34.0.js": () => import("./assets/userverification_ui_00a7e6_1.34.0-DuSf7DFn.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userverification_ui_ae6e8a_1.34.0.js": () => import("./assets/userverification_ui_ae6e8a_1.34.0-Bh4F4zhQ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/userverification_ui_de828c_1.34.0.js": () => import("./assets/userverification_ui_de828c_1.34.0-CtJR0sLz.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/vendors_ui_00a7e6_1.34.0.js": () => import("./assets/vendors_ui_00a7e6_1.34.0-dUYlq3eY.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/vendors_ui_ae6e8a_1.34.0.js": () => import("./assets/vendors_ui_ae6e8a_1.34.0-Df9t7JrU.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/vendors_ui_de828c_1.34.0.js": () => import("./assets/vendors_ui_de828c_1.34.0-CyWsgppk.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/waitlist_ui_00a7e6_1.34.0.js": () => import("./assets/waitlist_ui_00a7e6_1.34.0-BCPnjNTd.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/waitlist_ui_ae6e8a_1.34.0.js": () => import("./assets/waitlist_ui_ae6e8a_1.34.0-isk36EDv.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/waitlist_ui_de828c_1.34.0.js": () => import("./assets/waitlist_ui_de828c_1.34.0-wXOqJppJ.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/web3-solana-wallet-buttons_ui_00a7e6_1.34.0.js": () => import("./assets/web3-solana-wallet-buttons_ui_00a7e6_1.34.0-ItBZKtpu.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/web3-solana-wallet-buttons_ui_ae6e8a_1.34.0.js": () => import("./assets/web3-solana-wallet-buttons_ui_ae6e8a_1.34.0-C7t-A5QA.js").then((m) => m["default"]),
		"/node_modules/@clerk/ui/dist/web3-solana-wallet-buttons_ui_de828c_1.34.0.js": () => import("./assets/web3-solana-wallet-buttons_ui_de828c_1.34.0-Cq2X8YY3.js").then((m) => m["default"])
	})
};
/** One file of clerk-js or its interface, by its file name; 404 for anything else. */
async function clerkAsset(name) {
	const load = Object.entries(files).find(([path]) => path.endsWith(`/dist/${name}`))?.[1];
	if (!load) return new Response("Not found", { status: 404 });
	return new Response(await load(), { headers: {
		"Content-Type": "text/javascript",
		"Cache-Control": "public, max-age=3600"
	} });
}
// workers/sandbox/clerk/answers.ts
var ok = (body) => ({
	status: 200,
	body
});
function problem(status, code, message, paramName) {
	return {
		status,
		body: { errors: [{
			code,
			message,
			long_message: message,
			meta: paramName ? { param_name: paramName } : {}
		}] }
	};
}
var notFound = (what) => problem(404, "resource_not_found", `${what} not found in the sandbox`);
/** The header must be exactly this: with a charset @clerk/backend reads the body as text. */
function answer({ status, body }) {
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			"Content-Type": "application/json",
			"Cache-Control": "no-store"
		}
	});
}
// workers/sandbox/clerk/secrets.ts
var ITERATIONS = 1e5;
var toBase64Url = (bytes) => new Uint8Array(bytes).toBase64({
	alphabet: "base64url",
	omitPadding: true
});
var fromBase64Url = (text) => Uint8Array.fromBase64(text, { alphabet: "base64url" });
var newId = (prefix) => `${prefix}_${crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(10)).toHex()}`;
async function derive(password, salt) {
	const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
	return crypto.subtle.deriveBits({
		name: "PBKDF2",
		hash: "SHA-256",
		salt,
		iterations: ITERATIONS
	}, key, 256);
}
async function hashPassword(password) {
	const salt = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
	return `${toBase64Url(salt)}.${toBase64Url(await derive(password, salt))}`;
}
async function isPassword(password, stored) {
	const [salt, hash] = stored.split(".").map(fromBase64Url);
	if (!salt || !hash) return false;
	return new Uint8Array(await derive(password, salt)).every((byte, index) => byte === hash[index]);
}
var RS256 = {
	name: "RSASSA-PKCS1-v1_5",
	hash: "SHA-256"
};
/** A new key pair, both halves as JWK, to be stored by the caller. */
async function newSigningKey() {
	const pair = await crypto.subtle.generateKey({
		...RS256,
		modulusLength: 2048,
		publicExponent: new Uint8Array([
			1,
			0,
			1
		])
	}, true, ["sign", "verify"]);
	const privateJwk = await crypto.subtle.exportKey("jwk", pair.privateKey);
	const { kty, n, e } = privateJwk;
	const kid = newId("ins");
	return {
		kid,
		privateJwk,
		publicJwk: {
			kty,
			n,
			e,
			kid,
			alg: "RS256",
			use: "sig"
		}
	};
}
async function signToken(claims, kid, privateJwk) {
	const header = {
		alg: "RS256",
		typ: "JWT",
		kid,
		cat: "cl_B7d4PD111AAA"
	};
	const encode = (part) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
	const text = `${encode(header)}.${encode(claims)}`;
	const key = await crypto.subtle.importKey("jwk", privateJwk, RS256, false, ["sign"]);
	return `${text}.${toBase64Url(await crypto.subtle.sign(RS256, key, new TextEncoder().encode(text)))}`;
}
/** Clerk appends this to its cookie names: first 8 characters of base64url(SHA-1(publishable key)). */
async function cookieSuffix(publishableKey) {
	return toBase64Url(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(publishableKey))).slice(0, 8);
}
// workers/sandbox/clerk/token-mint.ts
var TokenMint = class {
	store;
	issuer;
	origin;
	seconds;
	/** @param seconds how long a token lives; Clerk's live 60 s */
	constructor(store, issuer, origin, seconds) {
		this.store = store;
		this.issuer = issuer;
		this.origin = origin;
		this.seconds = seconds;
	}
	async for(session) {
		const { kid, privateJwk } = await this.store.signingKey();
		const now = Math.floor(Date.now() / 1e3);
		return signToken({
			azp: this.origin,
			iss: this.issuer,
			sub: session.userId,
			sid: session.id,
			sts: "active",
			v: 2,
			iat: now,
			nbf: now - 10,
			exp: now + this.seconds,
			fva: factorAge(session)
		}, kid, privateJwk);
	}
};
/** Whole minutes since the password was given; -1: no second factor. */
var factorAge = (session) => [Math.floor((Date.now() - session.verifiedAt) / 6e4), -1];
// workers/sandbox/clerk/shapes.ts
var DAY = 864e5;
var verification = (status, strategy) => ({
	object: "verification",
	status,
	strategy,
	attempts: null,
	expire_at: null,
	error: null
});
var userJson = (user) => ({
	object: "user",
	id: user.id,
	external_id: null,
	username: null,
	first_name: user.firstName,
	last_name: user.lastName,
	image_url: "",
	has_image: false,
	primary_email_address_id: user.emailId,
	primary_phone_number_id: null,
	primary_web3_wallet_id: null,
	password_enabled: true,
	two_factor_enabled: false,
	totp_enabled: false,
	backup_code_enabled: false,
	email_addresses: [{
		object: "email_address",
		id: user.emailId,
		email_address: user.email,
		linked_to: [],
		matches_sso_connection: false,
		verification: verification("verified", "email_code")
	}],
	phone_numbers: [],
	web3_wallets: [],
	passkeys: [],
	external_accounts: [],
	saml_accounts: [],
	enterprise_accounts: [],
	organization_memberships: [],
	public_metadata: user.publicMetadata,
	unsafe_metadata: user.unsafeMetadata,
	delete_self_enabled: true,
	create_organization_enabled: false,
	mfa_enabled_at: null,
	mfa_disabled_at: null,
	legal_accepted_at: user.legalAcceptedAt,
	last_sign_in_at: user.updatedAt,
	created_at: user.createdAt,
	updated_at: user.updatedAt
});
var sessionJson = (session) => ({
	object: "session",
	id: session.id,
	client_id: session.clientId,
	user_id: session.userId,
	status: session.status,
	actor: null,
	tasks: null,
	expire_at: session.verifiedAt + 7 * DAY,
	abandon_at: session.verifiedAt + 30 * DAY,
	last_active_at: session.updatedAt,
	last_active_organization_id: null,
	factor_verification_age: factorAge(session),
	created_at: session.verifiedAt,
	updated_at: session.updatedAt
});
async function browserSessionJson(store, mint, session) {
	const user = store.get("user", session.userId);
	return {
		...sessionJson(session),
		user: user && userJson(user),
		public_user_data: user && {
			first_name: user.firstName,
			last_name: user.lastName,
			image_url: "",
			has_image: false,
			identifier: user.email,
			user_id: user.id
		},
		last_active_token: {
			object: "token",
			jwt: await mint.for(session)
		}
	};
}
function signInJson(signIn, user) {
	const done = signIn.status === "complete";
	return {
		object: "sign_in",
		id: signIn.id,
		status: signIn.status,
		identifier: signIn.identifier,
		supported_identifiers: ["email_address"],
		supported_first_factors: done || !user ? null : [{ strategy: "password" }, {
			strategy: "reset_password_email_code",
			email_address_id: user.emailId,
			safe_identifier: user.email,
			primary: true
		}],
		supported_second_factors: null,
		second_factor_verification: null,
		user_data: null,
		created_session_id: signIn.sessionId ?? null,
		first_factor_verification: verification(done ? "verified" : signIn.code ? "unverified" : null, signIn.code ? "reset_password_email_code" : "password")
	};
}
var signUpJson = (signUp) => ({
	object: "sign_up",
	id: signUp.id,
	status: signUp.missing.length ? "missing_requirements" : "complete",
	required_fields: [
		"email_address",
		"password",
		"first_name",
		"last_name",
		"legal_accepted"
	],
	optional_fields: [],
	missing_fields: signUp.missing,
	unverified_fields: [],
	verifications: {
		email_address: {
			...verification("verified", "email_code"),
			next_action: "",
			supported_strategies: ["email_code"]
		},
		phone_number: null,
		web3_wallet: null,
		external_account: null
	},
	username: null,
	first_name: signUp.firstName ?? null,
	last_name: signUp.lastName ?? null,
	email_address: signUp.email ?? null,
	phone_number: null,
	web3_wallet: null,
	external_account_strategy: null,
	external_account: null,
	has_password: !!signUp.passwordHash,
	unsafe_metadata: {},
	created_session_id: signUp.sessionId ?? null,
	created_user_id: signUp.userId ?? null,
	abandon_at: Date.now() + DAY,
	legal_accepted_at: signUp.legalAcceptedAt ?? null,
	locale: null
});
async function clientJson(store, mint, client) {
	const active = store.sessionsOf(client).filter((session) => session.status === "active");
	return {
		object: "client",
		id: client.id,
		sessions: await Promise.all(active.map((session) => browserSessionJson(store, mint, session))),
		sign_in: client.signIn && signInJson(client.signIn, store.get("user", client.signIn.userId)),
		sign_up: client.signUp && signUpJson(client.signUp),
		last_active_session_id: active.at(-1)?.id ?? null,
		captcha_bypass: false,
		last_authentication_strategy: null,
		cookie_expires_at: Date.now() + 365 * DAY,
		created_at: client.createdAt,
		updated_at: client.changedAt
	};
}
// workers/sandbox/clerk/backend-api.ts
var routes$1 = [
	[
		"GET",
		/^\/v1\/jwks$/,
		async ({ store }) => ok({ keys: [(await store.signingKey()).publicJwk] })
	],
	[
		"GET",
		/^\/v1\/users\/([^/]+)$/,
		getUser
	],
	[
		"PATCH",
		/^\/v1\/users\/([^/]+)$/,
		updateUser
	],
	[
		"PUT",
		/^\/v1\/users\/([^/]+)\/metadata$/,
		replaceMetadata
	],
	[
		"DELETE",
		/^\/v1\/users\/([^/]+)$/,
		deleteUser
	],
	[
		"GET",
		/^\/v1\/sessions\/([^/]+)$/,
		getSession
	],
	[
		"POST",
		/^\/v1\/sessions\/([^/]+)\/revoke$/,
		revokeSession
	]
];
async function backendApi(store, request, url) {
	if (!request.headers.get("Authorization")?.startsWith("Bearer sk_")) return problem(401, "secret_key_invalid", "Secret key missing");
	const body = request.body ? await request.json() : {};
	for (const [method, path, handler] of routes$1) {
		const match = method === request.method && path.exec(url.pathname);
		if (match) return handler({
			store,
			id: match[1] ?? "",
			body
		});
	}
	return notFound(`${request.method} ${url.pathname}`);
}
function getUser({ store, id }) {
	const user = store.get("user", id);
	return user ? ok(userJson(user)) : notFound("User");
}
function updateUser({ store, id, body }) {
	const user = store.get("user", id);
	if (!user) return notFound("User");
	if (typeof body.first_name === "string") user.firstName = body.first_name;
	if (typeof body.last_name === "string") user.lastName = body.last_name;
	return ok(userJson(store.putUser(user)));
}
/** updateUser({ publicMetadata }) of the SDK calls this one as well. */
function replaceMetadata({ store, id, body }) {
	const user = store.get("user", id);
	if (!user) return notFound("User");
	return ok(userJson(store.putUser({
		...user,
		publicMetadata: body.public_metadata ?? user.publicMetadata
	})));
}
function deleteUser({ store, id }) {
	if (!store.get("user", id)) return notFound("User");
	for (const session of store.all("session")) if (session.userId === id && session.status === "active") store.endSession(session, "revoked");
	store.remove("user", id);
	return ok({
		object: "user",
		id,
		deleted: true
	});
}
function getSession({ store, id }) {
	const session = store.get("session", id);
	return session ? ok(sessionJson(session)) : notFound("Session");
}
function revokeSession({ store, id }) {
	const session = store.get("session", id);
	if (!session) return notFound("Session");
	if (session.status === "active") store.endSession(session, "revoked");
	return ok(sessionJson({
		...session,
		status: "revoked"
	}));
}
// workers/sandbox/clerk/cookies.ts
var PUBLISHABLE_KEY = `pk_live_${btoa("clerk.sandbox.test$")}`;
var YEAR = 31536e3;
function clientOf(request, store) {
	const id = /(?:^|; )__client=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
	return id && store.get("client", id) || store.newClient();
}
/** Clerk's server SDK wants both the plain and the suffixed name. */
async function bothNames(name) {
	return [name, `${name}_${await cookieSuffix(PUBLISHABLE_KEY)}`];
}
/** __client knows the browser; __client_uat tells the app when its sign-in last changed (0: signed out). */
async function withClerkCookies(response, store, client) {
	const stored = store.get("client", client.id) ?? client;
	const changed = store.activeSession(client) ? Math.floor(stored.changedAt / 1e3) : 0;
	response.headers.append("Set-Cookie", `__client=${client.id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`);
	for (const name of await bothNames("__client_uat")) response.headers.append("Set-Cookie", `${name}=${changed}; Path=/; SameSite=Lax; Max-Age=${YEAR}`);
	return response;
}
// workers/sandbox/clerk/call.ts
/** Every change answers with the thing changed and the whole client beside it. */
async function changed({ store, mint, client }, response) {
	store.put("client", client);
	return ok({
		response,
		client: await clientJson(store, mint, client)
	});
}
// workers/sandbox/clerk/passwords.ts
var passwordSettings = {
	min_length: 8,
	max_length: 72,
	require_uppercase: true,
	require_numbers: true,
	require_special_char: true,
	require_lowercase: false,
	allowed_special_characters: "!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~",
	disable_hibp: true,
	enforce_hibp_on_sign_in: false,
	show_zxcvbn: false,
	min_zxcvbn_strength: 0
};
/** The browser checks first, from the settings above; the server does not trust it. */
function passwordProblem(password) {
	if (password.length < passwordSettings.min_length) return "Passwords must be 8 characters or more.";
	if (password.length > passwordSettings.max_length) return "Passwords must be 72 characters or fewer.";
	if (!/[A-Z]/.test(password)) return "Passwords must contain an uppercase letter.";
	if (!/\d/.test(password)) return "Passwords must contain a number.";
	if (!/[^A-Za-z0-9\s]/.test(password)) return "Passwords must contain a special character.";
	return null;
}
// workers/sandbox/clerk/environment.ts
/** How this Clerk instance is set up: what the real one is given in Clerk's dashboard. */
var off = {
	enabled: false,
	required: false,
	first_factors: [],
	second_factors: [],
	used_for_first_factor: false,
	used_for_second_factor: false,
	verifications: [],
	verify_at_sign_up: false
};
var required = {
	...off,
	enabled: true,
	required: true
};
var attributes = {
	email_address: {
		...required,
		used_for_first_factor: true,
		first_factors: ["email_code"],
		verifications: ["email_code"]
	},
	password: required,
	first_name: required,
	last_name: required,
	phone_number: off,
	username: off,
	web3_wallet: off,
	authenticator_app: off,
	backup_code: off,
	passkey: off,
	ticket: off
};
var theme = {
	buttons: {
		font_color: "#000",
		font_family: "",
		font_weight: ""
	},
	general: {
		background_color: "#fff",
		border_radius: "",
		box_shadow: "",
		color: "#000",
		font_color: "#000",
		font_family: "",
		label_font_weight: "",
		padding: ""
	},
	accounts: { background_color: "#fff" }
};
var displayConfig = (origin) => ({
	object: "display_config",
	id: "display",
	instance_environment_type: "production",
	application_name: "Sandbox",
	branded: false,
	theme,
	home_url: origin,
	sign_in_url: `${origin}/sign-in`,
	sign_up_url: `${origin}/sign-up`,
	terms_url: `${origin}/terms`,
	privacy_policy_url: `${origin}/privacy`,
	after_sign_in_url: "/",
	after_sign_up_url: "/",
	after_sign_out_all_url: "/",
	after_sign_out_one_url: "/",
	after_switch_session_url: "/",
	preferred_sign_in_strategy: "password",
	show_devmode_warning: false,
	logo_image_url: "",
	favicon_image_url: "",
	support_email: "",
	captcha_public_key: null,
	captcha_widget_type: null,
	captcha_provider: "turnstile",
	captcha_public_key_invisible: null,
	captcha_oauth_bypass: null,
	user_profile_url: "",
	waitlist_url: "",
	organization_profile_url: "",
	create_organization_url: "",
	after_leave_organization_url: "",
	after_create_organization_url: "",
	after_join_waitlist_url: ""
});
var userSettings = {
	attributes,
	password_settings: passwordSettings,
	social: {},
	saml: { enabled: false },
	enterprise_sso: { enabled: false },
	actions: {
		delete_self: true,
		create_organization: false,
		create_organizations_limit: null
	},
	sign_in: { second_factor: {
		required: false,
		enabled: false
	} },
	sign_up: {
		captcha_enabled: false,
		captcha_widget_type: null,
		custom_action_required: false,
		progressive: true,
		mode: "public",
		legal_consent_enabled: true
	},
	passkey_settings: {
		allow_autofill: false,
		show_sign_in_button: false
	},
	username_settings: {
		min_length: 4,
		max_length: 64
	}
};
var environmentJson = (origin) => ({
	object: "environment",
	id: "environment",
	maintenance_mode: false,
	client_debug_mode: false,
	auth_config: {
		object: "auth_config",
		id: "auth",
		single_session_mode: true,
		claimed_at: null,
		preferred_channels: {},
		reverification: false
	},
	display_config: displayConfig(origin),
	user_settings: userSettings,
	api_keys_settings: {
		object: "api_keys_settings",
		id: "keys",
		enabled: false
	},
	commerce_settings: {
		object: "commerce_settings",
		id: "commerce",
		billing: {
			stripe_publishable_key: "",
			user: {
				enabled: false,
				has_paid_plans: false
			},
			organization: {
				enabled: false,
				has_paid_plans: false
			}
		}
	},
	organization_settings: {
		enabled: false,
		max_allowed_memberships: 0,
		force_organization_selection: false,
		actions: { admin_delete: false },
		domains: {
			enabled: false,
			enrollment_modes: [],
			default_role: null
		},
		slug: { disabled: true }
	}
});
// workers/sandbox/clerk/sign-in.ts
var wrongPassword = () => problem(422, "form_password_incorrect", "Password is incorrect. Try again, or use another method.", "password");
async function createSignIn(call) {
	const { store, client, body } = call;
	const user = store.userByEmail(body.identifier ?? "");
	if (!user) return problem(422, "form_identifier_not_found", "Couldn't find your account.", "identifier");
	client.signIn = {
		id: newId("sia"),
		identifier: user.email,
		userId: user.id,
		status: "needs_first_factor"
	};
	if (body.password === void 0) return changed(call, signInJson(client.signIn, user));
	return withPassword(call, client.signIn, user);
}
async function attemptFirstFactor(call) {
	const { signIn, user } = current(call);
	if (!signIn || !user) return notFound("Sign-in");
	if (call.body.strategy !== "reset_password_email_code") return withPassword(call, signIn, user);
	if (!signIn.code || call.body.code !== signIn.code) return problem(422, "form_code_incorrect", "Incorrect code", "code");
	signIn.status = "needs_new_password";
	return changed(call, signInJson(signIn, user));
}
/** Only the password reset sends a code. */
async function prepareFirstFactor(call) {
	const { signIn, user } = current(call);
	if (!signIn || !user || call.body.strategy !== "reset_password_email_code") return notFound("Sign-in");
	signIn.code = sixDigits();
	call.store.put("mail", {
		id: newId("mail"),
		to: user.email,
		subject: "Your password reset code",
		code: signIn.code,
		at: Date.now()
	});
	return changed(call, signInJson(signIn, user));
}
var sixDigits = () => crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(6)).reduce((text, byte) => text + byte % 10, "");
async function resetPassword(call) {
	const { signIn, user } = current(call);
	if (signIn?.status !== "needs_new_password" || !user) return notFound("Sign-in");
	const password = call.body.password ?? "";
	const weak = passwordProblem(password);
	if (weak) return problem(422, "form_password_validation_failed", weak, "password");
	call.store.putUser({
		...user,
		passwordHash: await hashPassword(password)
	});
	if (call.body.sign_out_of_other_sessions === "true") signOutElsewhere(call, user);
	return complete(call, signIn, user);
}
function current({ store, client, id }) {
	const signIn = client.signIn?.id === id ? client.signIn : null;
	return {
		signIn,
		user: signIn ? store.get("user", signIn.userId) : void 0
	};
}
async function withPassword(call, signIn, user) {
	if (!await isPassword(call.body.password ?? "", user.passwordHash)) {
		call.store.put("client", call.client);
		return wrongPassword();
	}
	return complete(call, signIn, user);
}
function complete(call, signIn, user) {
	signIn.status = "complete";
	signIn.sessionId = call.store.startSession(call.client, user.id).id;
	return changed(call, signInJson(signIn, user));
}
function signOutElsewhere({ store }, user) {
	for (const session of store.all("session")) if (session.userId === user.id && session.status === "active") store.endSession(session, "revoked");
}
// workers/sandbox/clerk/sign-up.ts
/** POST starts a sign-up, PATCH adds what was missing; it completes itself as soon as nothing is. */
async function changeSignUp(call) {
	const { store, client, body, id } = call;
	const signUp = id && client.signUp?.id === id ? client.signUp : {
		id: newId("sua"),
		missing: []
	};
	const refused = await fill(signUp, body, store);
	if (refused) return refused;
	signUp.missing = missing(signUp);
	client.signUp = signUp;
	if (signUp.missing.length === 0 && !signUp.userId) createAccount(store, client, signUp);
	return changed(call, signUpJson(signUp));
}
async function fill(signUp, body, store) {
	if (body.email_address) {
		signUp.email = body.email_address.trim().toLowerCase();
		if (store.userByEmail(signUp.email)) return problem(422, "form_identifier_exists", "That email address is taken. Please try another.", "email_address");
	}
	if (body.password !== void 0) {
		const weak = passwordProblem(body.password);
		if (weak) return problem(422, "form_password_validation_failed", weak, "password");
		signUp.passwordHash = await hashPassword(body.password);
	}
	if (body.first_name) signUp.firstName = body.first_name;
	if (body.last_name) signUp.lastName = body.last_name;
	if (body.legal_accepted === "true") signUp.legalAcceptedAt = Date.now();
	return null;
}
function missing(signUp) {
	const given = {
		email_address: signUp.email,
		password: signUp.passwordHash,
		first_name: signUp.firstName,
		last_name: signUp.lastName,
		legal_accepted: signUp.legalAcceptedAt
	};
	return Object.entries(given).filter(([, value]) => !value).map(([name]) => name);
}
function createAccount(store, client, signUp) {
	const { email = "", passwordHash = "", firstName = null, lastName = null, legalAcceptedAt = null } = signUp;
	const user = store.putUser({
		id: newId("user"),
		emailId: newId("idn"),
		email,
		passwordHash,
		firstName,
		lastName,
		legalAcceptedAt,
		publicMetadata: {},
		unsafeMetadata: {},
		createdAt: Date.now(),
		updatedAt: 0
	});
	signUp.userId = user.id;
	signUp.sessionId = store.startSession(client, user.id).id;
}
// workers/sandbox/clerk/frontend-api.ts
var routes = [
	[
		"GET",
		/^\/environment$/,
		({ origin }) => ok(environmentJson(origin))
	],
	[
		"GET",
		/^\/client$/,
		async ({ store, mint, client }) => ok({
			response: await clientJson(store, mint, client),
			client: null
		})
	],
	[
		"DELETE",
		/^\/client(?:\/sessions)?$/,
		signOut
	],
	[
		"POST",
		/^\/client\/sign_ups$/,
		changeSignUp
	],
	[
		"PATCH",
		/^\/client\/sign_ups\/([^/]+)$/,
		changeSignUp
	],
	[
		"POST",
		/^\/client\/sign_ins$/,
		createSignIn
	],
	[
		"POST",
		/^\/client\/sign_ins\/([^/]+)\/prepare_first_factor$/,
		prepareFirstFactor
	],
	[
		"POST",
		/^\/client\/sign_ins\/([^/]+)\/attempt_first_factor$/,
		attemptFirstFactor
	],
	[
		"POST",
		/^\/client\/sign_ins\/([^/]+)\/reset_password$/,
		resetPassword
	],
	[
		"POST",
		/^\/client\/sessions\/([^/]+)\/touch$/,
		touch
	],
	[
		"POST",
		/^\/client\/sessions\/([^/]+)\/tokens$/,
		token
	],
	[
		"POST",
		/^\/client\/sessions\/([^/]+)\/(?:end|remove)$/,
		endOne
	],
	[
		"GET",
		/^\/me$/,
		me
	],
	[
		"PATCH",
		/^\/me$/,
		changeMe
	]
];
async function frontendApi(store, mint, client, request, url) {
	const method = url.searchParams.get("_method") ?? request.method;
	const path = url.pathname.replace("/__clerk/v1", "");
	const body = Object.fromEntries(new URLSearchParams(request.method === "POST" ? await request.text() : ""));
	for (const [wanted, pattern, handler] of routes) {
		const match = wanted === method && pattern.exec(path);
		if (match) return handler({
			store,
			mint,
			client,
			id: match[1] ?? "",
			body,
			origin: url.origin
		});
	}
	return notFound(`${method} ${path}`);
}
async function signOut(call) {
	const { store, mint, client } = call;
	for (const session of store.sessionsOf(client)) if (session.status === "active") store.endSession(session, "removed");
	Object.assign(client, {
		signIn: null,
		signUp: null,
		changedAt: Date.now()
	});
	return changed(call, await clientJson(store, mint, client));
}
/** A browser may name only its own sessions. */
function own({ store, client, id }) {
	const session = store.get("session", id);
	return session?.clientId === client.id && session.status === "active" ? session : void 0;
}
async function touch(call) {
	const session = own(call);
	return session ? changed(call, await browserSessionJson(call.store, call.mint, session)) : notFound("Session");
}
async function token(call) {
	const session = own(call);
	if (!session) return problem(401, "authentication_invalid", "Signed out");
	return ok({
		object: "token",
		jwt: await call.mint.for(session)
	});
}
async function endOne(call) {
	const session = own(call);
	if (!session) return notFound("Session");
	call.store.endSession(session, "removed");
	call.client.changedAt = Date.now();
	return changed(call, await browserSessionJson(call.store, call.mint, {
		...session,
		status: "removed"
	}));
}
function currentUser({ store, client }) {
	const session = store.activeSession(client);
	return session && store.get("user", session.userId);
}
async function me(call) {
	const user = currentUser(call);
	return user ? changed(call, userJson(user)) : notFound("User");
}
async function changeMe(call) {
	const user = currentUser(call);
	if (!user) return notFound("User");
	if (call.body.first_name !== void 0) user.firstName = call.body.first_name;
	if (call.body.last_name !== void 0) user.lastName = call.body.last_name;
	if (call.body.unsafe_metadata !== void 0) user.unsafeMetadata = JSON.parse(call.body.unsafe_metadata);
	return changed(call, userJson(call.store.putUser(user)));
}
// workers/sandbox/clerk/handshake.ts
/** A document request with an expired token comes here and goes back at once with a fresh one. */
async function handshake(store, mint, client, url) {
	const target = new URL(url.searchParams.get("redirect_url") ?? "/", url.origin);
	if (target.origin !== url.origin) return new Response("Foreign redirect_url", { status: 400 });
	const session = store.activeSession(client);
	const token = session && await mint.for(session);
	const response = new Response(null, {
		status: 307,
		headers: {
			Location: target.href,
			"Cache-Control": "no-store"
		}
	});
	for (const name of await bothNames("__session")) response.headers.append("Set-Cookie", token ? `${name}=${token}; Path=/; SameSite=Lax` : `${name}=; Path=/; Max-Age=0`);
	return withClerkCookies(response, store, client);
}
// workers/sandbox/clerk/inbox.ts
var escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
function inboxPage(store) {
	const html = `<!doctype html><html lang="en"><title>Inbox</title><h1>Sandbox inbox</h1><ul>${store.all("mail").toReversed().map((mail) => `<li><b>${escapeHtml(mail.to)}</b> ${escapeHtml(mail.subject)}: <code>${mail.code}</code></li>`).join("")}</ul>`;
	return new Response(html, { headers: {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-store"
	} });
}
// workers/sandbox/clerk/store.ts
/** Everything is a JSON document in the Durable Object's SQLite; `look` is the one other column we search by. */
var Store = class {
	sql;
	constructor(sql) {
		this.sql = sql;
		sql.exec("CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, look TEXT, body TEXT, PRIMARY KEY (kind, id))");
		sql.exec("CREATE INDEX IF NOT EXISTS by_look ON things (kind, look)");
	}
	get(kind, id) {
		return this.rows("SELECT body FROM things WHERE kind = ? AND id = ?", kind, id)[0];
	}
	find(kind, look) {
		return this.rows("SELECT body FROM things WHERE kind = ? AND look = ? ORDER BY rowid", kind, look);
	}
	all(kind) {
		return this.rows("SELECT body FROM things WHERE kind = ? ORDER BY rowid", kind);
	}
	put(kind, thing, look = "") {
		this.sql.exec("INSERT INTO things VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET look = excluded.look, body = excluded.body", kind, thing.id, look, JSON.stringify(thing));
		return thing;
	}
	remove(kind, id) {
		this.sql.exec("DELETE FROM things WHERE kind = ? AND id = ?", kind, id);
	}
	userByEmail = (email) => this.find("user", email.toLowerCase())[0];
	putUser = (user) => this.put("user", {
		...user,
		updatedAt: Date.now()
	}, user.email);
	putSession = (session) => this.put("session", {
		...session,
		updatedAt: Date.now()
	}, session.clientId);
	sessionsOf = (client) => this.find("session", client.id);
	activeSession = (client) => this.sessionsOf(client).findLast((session) => session.status === "active");
	newClient() {
		const now = Date.now();
		return this.put("client", {
			id: newId("client"),
			signIn: null,
			signUp: null,
			createdAt: now,
			changedAt: now
		});
	}
	startSession(client, userId) {
		const now = Date.now();
		client.changedAt = now;
		return this.putSession({
			id: newId("sess"),
			clientId: client.id,
			userId,
			status: "active",
			verifiedAt: now,
			updatedAt: now
		});
	}
	endSession(session, status) {
		this.putSession({
			...session,
			status
		});
		const client = this.get("client", session.clientId);
		if (client) this.put("client", {
			...client,
			changedAt: Date.now()
		});
	}
	/** Made on first use, kept for good: tokens stay valid over a restart. */
	async signingKey() {
		return this.get("key", "signing") ?? this.put("key", {
			id: "signing",
			...await newSigningKey()
		});
	}
	rows(query, ...values) {
		return this.sql.exec(query, ...values).toArray().map((row) => JSON.parse(row.body));
	}
};
// workers/sandbox/clerk/clerk-sandbox.ts
/** One object holds every account of the sandbox. */
var ClerkSandbox = class extends DurableObject {
	store = new Store(this.ctx.storage.sql);
	async fetch(request) {
		const url = new URL(request.url);
		if (url.pathname === "/__sandbox/inbox") return inboxPage(this.store);
		if (url.hostname === "clerk.sandbox") return answer(await backendApi(this.store, request, url));
		const mint = new TokenMint(this.store, `${url.origin}/__clerk`, url.origin, Number(this.env.TOKEN_SECONDS));
		const client = clientOf(request, this.store);
		if (url.pathname === "/__clerk/v1/client/handshake") return handshake(this.store, mint, client, url);
		return withClerkCookies(answer(await frontendApi(this.store, mint, client, request, url)), this.store, client);
	}
};
// workers/sandbox/index.ts
/** Local stand-ins. Reached only through the app's service binding; never deployed. */
var THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z]+\.sandbox)$/;
var CLERK_FILES = "/__clerk/npm/";
// \0virtual:cloudflare/worker-entry
var worker_entry_default = { async fetch(request, env) {
	const url = new URL(request.url);
	if (!THIS_MACHINE.test(url.hostname)) return new Response("The sandbox serves this machine only.", { status: 403 });
	if (url.pathname.startsWith(CLERK_FILES)) return clerkAsset(url.pathname.slice(13));
	return env.CLERK.getByName("clerk").fetch(request);
} };
export { ClerkSandbox, worker_entry_default as default };
