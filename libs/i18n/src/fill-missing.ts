import type { MessageTree } from './messages';

const OTHER = '_other';

/** A missing count text is also stored under its plain key, where languages with more plural forms find it. */
export function fillMissing(texts: MessageTree, english: MessageTree): MessageTree {
  const filled: Record<string, string | MessageTree> = { ...texts };
  for (const [key, fallback] of Object.entries(english)) {
    const own = texts[key];
    if (typeof fallback === 'string') {
      if (own === undefined && !translatesPlural(texts, key))
        Object.assign(filled, fallbackText(key, fallback));
    } else {
      filled[key] = fillMissing(typeof own === 'object' ? own : {}, fallback);
    }
  }
  return filled;
}

/** Languages with one plural form have `x_other` and rightly lack the `x_one` of English. */
function translatesPlural(texts: MessageTree, key: string): boolean {
  const stem = /^(.+)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  return stem !== undefined && `${stem}${OTHER}` in texts;
}

function fallbackText(key: string, text: string): MessageTree {
  return key.endsWith(OTHER) ? { [key]: text, [key.slice(0, -OTHER.length)]: text } : { [key]: text };
}
