// node_modules/@clerk/clerk-js/dist/cookieSuffix_clerk.browser_c4cc57_6.34.1.js?raw
var cookieSuffix_clerk_browser_c4cc57_6_34_1_default = "\"use strict\";(globalThis.rspackChunk_clerk_clerk_js=globalThis.rspackChunk_clerk_clerk_js||[]).push([[811],{8488(){}}]);";
export { cookieSuffix_clerk_browser_c4cc57_6_34_1_default as default };
