// node_modules/@clerk/clerk-js/dist/10_clerk.browser_c4cc57_6.34.1.js?raw
var _10_clerk_browser_c4cc57_6_34_1_default = "\"use strict\";(globalThis.rspackChunk_clerk_clerk_js=globalThis.rspackChunk_clerk_clerk_js||[]).push([[10],{1753(l,r,s){var k=s(9040);s.d(r,{QueryClient:()=>k.E})}}]);";
export { _10_clerk_browser_c4cc57_6_34_1_default as default };
