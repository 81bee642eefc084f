const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to stand in a document. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Part = string | number | Html | Part[] | null | undefined;

function markupOf(part: Part): string {
  if (part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (part instanceof Html) return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Template for HTML: every inserted text is escaped, only `Html` is taken as it is. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((markup, text, place) => markup + markupOf(parts[place - 1]) + text));
}
