import type { Plugin } from "vite";

/** A place in PDF.js, as written there, and its replacement. `pdfWork` is that of `pdf-work.ts`. */
type Edit = { at: string; to: string; times?: number };

/**
 * Before PDF.js decodes, scans or keeps what a file asks for, it asks the document's budget. Names are those of
 * unpdf's minified build: a new version changes them, and the build then fails until they are updated here.
 */
const EDITS: readonly Edit[] = [
  // The buffer of every filter except those of pictures.
  {
    at: "for(;n<e;)n*=2;let r=new Uint8Array(n);return r.set(t),this.buffer=r}",
    to: "for(;n<e;)n*=2;pdfWork.decoded(n-t.byteLength,e);let r=new Uint8Array(n);return r.set(t),this.buffer=r}",
  },
  // The platform's own decompression is unlimited.
  {
    at: "try{let{readable:n,writable:r}=new DecompressionStream(e),i=r.getWriter();await i.ready,i.write(t).then(async()=>{await i.ready,await i.close()}).catch(()=>{});let a=[],o=0;for await(let e of n)a.push(e),o+=e.byteLength;let s=new Uint8Array(o),c=0;for(let e of a)s.set(e,c),c+=e.byteLength;return{decompressed:s,compressed:t}}catch{return{decompressed:null,compressed:t}}",
    to: "return{decompressed:pdfWork.unpack(t,e),compressed:t}",
  },
  {
    at: "t=Ge(new Int8Array(e.buffer,e.byteOffset,e.length));this.buffer=new Uint8Array(t.buffer,t.byteOffset,t.length)",
    to: "t=pdfWork.unpack(e,`brotli`);this.buffer=t??new Uint8Array",
  },
  // Pictures are not decoded.
  { at: "decodeImage(e){if(this.eof)return this.buffer;", to: "decodeImage(e){pdfWork.picture();" },
  {
    at: "async decodeImage(e,t,n){return this.eof",
    to: "async decodeImage(e,t,n){pdfWork.picture();return this.eof",
    times: 2,
  },
  {
    at: "async decodeImage(e,t,n){if(this.eof)",
    to: "async decodeImage(e,t,n){pdfWork.picture();if(this.eof)",
  },
  // Bytes that are scanned, decoded or not.
  {
    at: "getByte(){return this.pos>=this.end?-1:this.bytes[this.pos++]}getBytes(e){let t=this.pos,n=e?Math.min(t+e,this.end):this.end;",
    to: "getByte(){pdfWork.step(1);return this.pos>=this.end?-1:this.bytes[this.pos++]}getBytes(e){let t=this.pos,n=e?Math.min(t+e,this.end):this.end;pdfWork.step(n-t>>2);",
  },
  {
    at: "getByte(){let e=this.pos;for(;this.bufferLength<=e;){if(this.eof)return-1;this.readBlock()}return this.buffer[this.pos++]}getBytes(e,t=null){",
    to: "getByte(){pdfWork.step(1);let e=this.pos;for(;this.bufferLength<=e;){if(this.eof)return-1;this.readBlock()}return this.buffer[this.pos++]}getBytes(e,t=null){pdfWork.step(8);",
  },
  // Tokens, and what arrays and dictionaries keep of them.
  {
    at: "getObj(){let e=!1,t=this.currentChar;",
    to: "getObj(){pdfWork.step(10);let e=!1,t=this.currentChar;",
  },
  {
    at: "n.push(this.getObj(e));if(this.buf1===te)",
    to: "pdfWork.keep(this.allowStreams,n.length),n.push(this.getObj(e));if(this.buf1===te)",
  },
  {
    at: "r.set(t,this.getObj(e))}if(this.buf1===te)",
    to: "pdfWork.keep(this.allowStreams,0),r.set(t,this.getObj(e))}if(this.buf1===te)",
  },
  { at: "fetch(e,t=!1){if(!(e instanceof L))", to: "fetch(e,t=!1){pdfWork.step(50);if(!(e instanceof L))" },
  {
    at: "save(){let e=this.state;this.stateStack.push(this.state),this.state=e.clone()}",
    to: "save(){let e=this.state;this.stateStack.push(this.state);if(!pdfWork.isTooDeep(this.stateStack.length))this.state=e.clone()}",
  },
  // Tables of the file: entries without bytes, pages without end.
  {
    at: "t.entryNum=a,t.streamPos=e.pos;let s=0,c=0,l=0;",
    to: "pdfWork.keep(!0,0);t.entryNum=a,t.streamPos=e.pos;let s=0,c=0,l=0;",
  },
  {
    at: "for(let e=d.length-1;e>=0;e--){let n=d[e];t.push(n)",
    to: "pdfWork.step(d.length*4);for(let e=d.length-1;e>=0;e--){let n=d[e];t.push(n)",
  },
  // Object streams, for which the file states the number of objects.
  {
    at: "c=Array(o),l=Array(o);for(let e=0;e<o;++e){let t=s.getObj();",
    to: "c=[],l=[];for(let e=0;e<o;++e){pdfWork.keep(!0,0);let t=s.getObj();",
  },
  // Annotations.
  {
    at: "if(e.length===0)return e;let[t,n]=await Promise.all([this.pdfManager.ensureDoc(`annotationGlobals`)",
    to: "if(e=pdfWork.annotations(e),e.length===0)return e;let[t,n]=await Promise.all([this.pdfManager.ensureDoc(`annotationGlobals`)",
  },
  // Text strings outside of pages, which each form field reads for itself, shared or not.
  {
    at: "function stringToPDFString(e,t=!1){",
    to: "function stringToPDFString(e,t=!1){pdfWork.decoded(e.length,0);pdfWork.step(e.length*8);",
  },
  // Code ranges of fonts: a few bytes stand for millions of codes.
  { at: "for(;e<=t;)this._map[e++]=n++}", to: "pdfWork.span(t-e);for(;e<=t;)this._map[e++]=n++}" },
  {
    at: "let r=n.length-1;for(;e<=t;){this._map[e++]=n;",
    to: "pdfWork.span(t-e);let r=n.length-1;for(;e<=t;){this._map[e++]=n;",
  },
  {
    at: "for(let e=t;e<=n;e++)i[e]=a}else break",
    to: "pdfWork.span(n-t);for(let e=t;e<=n;e++)i[e]=a}else break",
  },
  {
    at: "for(let e=t;e<=i;e++)o[e]=a}else break",
    to: "pdfWork.span(i-t);for(let e=t;e<=i;e++)o[e]=a}else break",
  },
  {
    at: "for(let t=e;t<=n;t++)d.push({charCode:t,glyphId:r++})",
    to: "pdfWork.span(n-e);for(let t=e;t<=n;t++)d.push({charCode:t,glyphId:r++})",
  },
  // A font's charstrings, which may call each other.
  {
    at: "parseCharString(e,t,n,r){if(!t||e.callDepth>10)return!1;",
    to: "parseCharString(e,t,n,r){if(!t||e.callDepth>10)return!1;pdfWork.step(t.length*4+20);",
  },
  {
    at: "convert(e,t,n){let r=e.length,i=!1,a,o,s;",
    to: "convert(e,t,n){pdfWork.step(e.length*4+20);let r=e.length,i=!1,a,o,s;",
  },
  {
    at: "for(let e=n.length;r<e;){let e=n[r++];if(e===64)",
    to: "for(let e=n.length;r<e;){pdfWork.step(4);let e=n[r++];if(e===64)",
  },
  // Text: each character takes work.
  {
    at: "charsToGlyphs(e){let t=this.#e.get(e);if(t)return t;",
    to: "charsToGlyphs(e){pdfWork.step(e.length*60);let t=this.#e.get(e);if(t)return t;",
  },
  // A glyph's letters: for guessed ones and symbols, PDF.js returns whatever stands for them.
  {
    at: "m||h.str.push(g)",
    to: "m||h.str.push(pdfWork.glyph(g,n,j.loadedName))",
  },
  // The words under a link, for which it would scan the whole page again.
  { at: ":n.overlaysTextContent&&r&&d.push(n)", to: ":void 0" },
  // Annotations are painted one after another; it would extract text only from some.
  {
    at: "n.hasTextContent&&r?(o??=this.#t(e),a.push(n.extractTextContent(o,t,[-1/0,-1/0,1/0,1/0])",
    to: "n.appearance&&r?(o??=this.#t(e),a.push(await n.paintOver(o,t)",
  },
  {
    at: "get overlaysTextContent(){return!1}get hasTextContent(){return!1}",
    to: "async paintOver(e,t){let n=this.appearance,r=n.dict,i=new StateManager(new TextState),a=lookupMatrix(r.getArray(`Matrix`),ue),o=this.data.drawn=[];i.transform(getTransformMatrix(this.data.rect,lookupRect(r.getArray(`BBox`),[0,0,this.width,this.height]),a)),i.transform(a),pdfWork.formed(e,i.state,r),pdfWork.put(e,i.state,this.entries),await e.getTextContent({stream:n,task:t,resources:await this.loadResources(fe,n),stateManager:i,sink:{desiredSize:1/0,ready:!0,enqueue(t){pdfWork.overlaid(e.overlaid=(e.overlaid??0)+t.items.length),o.push(...t.items)}},viewBox:[-1/0,-1/0,1/0,1/0],disableNormalization:!0}),this.reset()}get overlaysTextContent(){return!1}get hasTextContent(){return!1}",
  },
  { at: "setAppearance(e){let t=e.get(`AP`);", to: "setAppearance(e){this.entries=e;let t=e.get(`AP`);" },
  // Whether a reader of the page sees its text.
  {
    at: "let e=p.fn;switch(y=p.args,e|0){case T.setFont:let e=y[0].name",
    to: "let e=p.fn;pdfWork.look(S,j,e,p.args,T,n);switch(y=p.args,e|0){case T.setFont:let e=y[0].name",
  },
  {
    at: "if(_.name!==`Form`){D.set(h,m.objId,!0),e();return}let y=new StateManager(i.state.clone()),b=",
    to: "if(_.name!==`Form`){pdfWork.pictured(S,i.state,m);e();return}let y=new StateManager(i.state.clone()),b=",
  },
  {
    at: "b&&y.transform(b);let x=m.get(`Resources`);enqueueChunk();let w=textSinkWrapper(o);",
    to: "b&&y.transform(b);pdfWork.formed(S,y.state,m);let x=m.get(`Resources`);enqueueChunk();let w=textSinkWrapper(o),before=pdfWork.surfacesSoFar(S);",
  },
  // A form painted again elsewhere covers what is there as well.
  {
    at: "w.enqueueInvoked||D.set(h,m.objId,!0),e()",
    to: "w.enqueueInvoked||pdfWork.surfacesSoFar(S)!==before||D.set(h,m.objId,!0),e()",
  },
  {
    at: "let n=j.font,r=n.vertical?-j.charSpacing:j.charSpacing;",
    to: "if(v.initialized&&(v.since!==pdfWork.coversSoFar(S)||v.hidden!==pdfWork.hiding(S,j)))flushTextContentItem();let n=j.font,r=n.vertical?-j.charSpacing:j.charSpacing;",
  },
  {
    at: "v.hasEOL=!1,v.initialized=!0,v}",
    to: "v.hasEOL=!1,v.hidden=pdfWork.hiding(S,j),v.since=pdfWork.coversSoFar(S),v.initialized=!0,v}",
  },
  {
    at: "transform:e.transform,fontName:e.fontName,hasEOL:e.hasEOL}",
    to: "transform:e.transform,fontName:e.fontName,hasEOL:e.hasEOL,hidden:e.hidden,since:e.since}",
  },
  // A page yields after a number of operators, not after a time by a clock that may stand still.
  {
    at: "check(){return++this.checked<TimeSlotManager.CHECK_TIME_EVERY?!1:(this.checked=0,this.endTime<=Date.now())}",
    to: "check(){return++this.checked<2e3?!1:(this.checked=0,!0)}",
  },
  {
    at: "enqueueChunk(!0),Promise.all([t,o.ready])",
    to: "enqueueChunk(!0),Promise.all([t,o.ready,pdfWork.turn()])",
  },
  // What it skips in a damaged file.
  { at: "function info$1(e){", to: "function info$1(e){pdfWork.told(e);" },
  { at: "function warn$1(e){", to: "function warn$1(e){pdfWork.told(e);" },
];

/** The object that the inserted code calls, once given to the module. */
const FRAME = `let pdfWork = null;
export function setPdfWork(work) { pdfWork = work; }
`;

/** Whether this is the module with PDF.js. */
export const isPdfJs = (id: string): boolean => /\/unpdf\/dist\/pdfjs\.mjs(?:\?|$)/.test(id);

/**
 * PDF.js with its budget built in.
 * @throws Error naming the first place that has changed
 */
export function boundPdfJs(code: string): string {
  let bounded = code;
  for (const { at, to, times = 1 } of EDITS) {
    const found = bounded.split(at);
    if (found.length - 1 !== times)
      throw new Error(
        `PDF.js has changed: found ${found.length - 1} times instead of ${times}: ${at.slice(0, 80)}`,
      );
    bounded = found.join(to);
  }
  return FRAME + bounded;
}

/** Builds the document's budget into PDF.js (docs/decisions/0025). */
export function boundedPdf(): Plugin {
  return {
    name: "bounded-pdf",
    enforce: "pre",
    transform(code, id) {
      return isPdfJs(id) ? { code: boundPdfJs(code), map: null } : null;
    },
  };
}
