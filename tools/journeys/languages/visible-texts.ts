import type { Page } from 'playwright-core';

/** A text as a customer meets it, and where. */
export interface VisibleText {
  readonly text: string;
  /** `text`, or the attribute it stands in. */
  readonly where: string;
}

/**
 * Everything on a page that is read, seen or heard: text, labels, placeholders, the title. Left out is what belongs to
 * another language (`lang`) or to none (`translate="no"`, product texts).
 *
 * @param products names and descriptions as the catalogue has them
 */
export function visibleTexts(page: Page): Promise<VisibleText[]> {
  return page.evaluate(() => {
    const found = new Map<string, { text: string; where: string }>();
    const add = (raw: string | null, where: string) => {
      // Without the marks that isolate directions, and with plain spaces.
      const text = (raw ?? '')
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text) found.set(`${where}\n${text}`, { text, where });
    };
    const isForeign = (element: Element) => {
      const owner = element.closest('[lang], [translate="no"]');
      return (
        owner !== null &&
        owner !== document.documentElement &&
        owner.getAttribute('lang') !== document.documentElement.lang
      );
    };
    add(document.title, 'title');
    for (const element of document.body.querySelectorAll('*')) {
      if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) continue;
      if (isForeign(element) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']) {
        if (element.hasAttribute(name)) add(element.getAttribute(name), name);
      }
      // The text between the tags, once for each piece and once as the sentence it makes.
      const pieces = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      for (const piece of pieces) add(piece.textContent, 'text');
      if (pieces.length > 1) add(pieces.map((piece) => piece.textContent).join(''), 'text');
    }
    return [...found.values()];
  });
}
