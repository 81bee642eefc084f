/*
 * Stands in for `@rc-component/util/es/Dom/dynamicCSS` in the browser bundles (tools/build/frontend.mjs). antd
 * writes its styles into style elements, which the content security policy refuses; sheets that a script constructs
 * and the document adopts are allowed.
 */
interface StyleOptions {
  readonly priority?: number;
}

/** What antd expects of the style element that it has inserted. */
class AdoptedStyle {
  readonly sheet = new CSSStyleSheet();
  css = '';

  constructor(
    readonly key: string | undefined,
    readonly priority: number,
  ) {}

  write(css: string): void {
    if (css === this.css) return;
    this.css = css;
    this.sheet.replaceSync(css);
  }

  /** Attributes mark style elements for antd's cache; here the key does. */
  setAttribute(): void {}
}

/** In the order of the cascade, as are the document's sheets. */
const adopted: AdoptedStyle[] = [];

function adopt(style: AdoptedStyle): AdoptedStyle {
  const after = adopted.findIndex(({ priority }) => priority > style.priority);
  const index = after === -1 ? adopted.length : after;
  const sheets = document.adoptedStyleSheets;
  const next = adopted[index];
  sheets.splice(next ? sheets.indexOf(next.sheet) : sheets.length, 0, style.sheet);
  adopted.splice(index, 0, style);
  return style;
}

const find = (key: string) => adopted.find((style) => style.key === key);

export function injectCSS(css: string, { priority = 0 }: StyleOptions = {}): AdoptedStyle {
  const style = new AdoptedStyle(undefined, priority);
  style.write(css);
  return adopt(style);
}

export function updateCSS(css: string, key: string, { priority = 0 }: StyleOptions = {}): AdoptedStyle {
  const known = find(key);
  const style = known ?? new AdoptedStyle(key, priority);
  style.write(css);
  return known ?? adopt(style);
}

export function removeCSS(key: string): void {
  const style = find(key);
  if (!style) return;
  adopted.splice(adopted.indexOf(style), 1);
  const sheets = document.adoptedStyleSheets;
  sheets.splice(sheets.indexOf(style.sheet), 1);
}

export function clearContainerCache(): void {}
