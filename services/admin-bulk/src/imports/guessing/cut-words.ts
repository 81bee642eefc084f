const MIN_CUT = 3;
/** More are a sentence. */
const MAX_WORDS = 6;
const MAX_LETTERS = 40;
/** Of a word without a point, and what it may lack: "Material" is more than a number that is cut off. */
const BARE = { min: 5, maxRest: 5 };
/** A point stands behind what is cut. */
const WORDS = /(\p{L}[\p{L}\p{M}]*)(\.?)/gu;

/** What a list calls a column. */
interface Phrase {
  field: string;
  text: string;
  /** The place of its line. */
  language: number;
}

interface Word {
  text: string;
  /** What may follow, as a pattern; empty of a whole word. */
  rest: string;
}

/**
 * "Listenpr.", "Art.-Bez.", "cena po rab.": the field of the phrases that it shortens. In each language the phrases must
 * be of one field, and the languages of the same one.
 * @param head folded
 */
export function fieldOfCutHead(
  head: string,
  isSaid: (word: string) => boolean,
  phrases: readonly Phrase[],
): { field: string; isWhole: boolean } | null {
  const words = [...head.matchAll(WORDS)]
    .map(([, word = '', point]) => ({
      text: word.replace(/^ال(?=\p{L}{2})/u, ''),
      rest: point === '.' ? '\\p{L}*' : '',
    }))
    .filter(({ text }) => isSaid(text));
  if (words.length > MAX_WORDS || words.some(({ text }) => text.length > MAX_LETTERS)) return null;
  const isLong = words.length === 1 && words[0]!.text.length >= BARE.min && words[0]!.rest === '';
  const cut = isLong ? [{ ...words[0]!, rest: `\\p{L}{0,${BARE.maxRest}}` }] : words;
  // Behind the title of several columns.
  for (let start = 0; start < cut.length; start += 1) {
    const field = fieldOfWords(cut.slice(start), phrases);
    if (field) return { field, isWhole: start === 0 };
  }
  return null;
}

function fieldOfWords(words: readonly Word[], phrases: readonly Phrase[]): string | null {
  if (!words.some(({ text, rest }) => rest !== '' && text.length >= MIN_CUT)) return null;
  const whole = new RegExp(`^${words.map(({ text, rest }) => text + rest).join(' ?')}$`, 'u');
  const fields = new Map<number, Set<string>>();
  for (const { field, text, language } of phrases) {
    if (whole.test(text)) fields.set(language, (fields.get(language) ?? new Set()).add(field));
  }
  const found = new Set([...fields.values()].flatMap((each) => (each.size === 1 ? [...each] : [])));
  return found.size === 1 ? [...found][0]! : null;
}
