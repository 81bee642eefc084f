import { cleanSingleLine, foldText } from '@kp/commerce';

/** "01 ", "2. " and "3.1) ": the place in the supplier's list; "40 x 60" and "2.5 l" are none. */
const NUMBERING = /^(?:\d+(?:\.\d+)*\s*[.):–-]|0\d+)\s+(?=\p{L})/u;
/** Shorter ones are abbreviations: "HACCP". */
const SHOUTED_LETTERS = 6;
/** "GN" and "1/1" have none; letters of other scripts count as vowels. */
const VOWEL = /[aeiouy]|[^\0-~]/;

/** What a category is called that a list names "01 KÜHLMÖBEL". */
export function categoryNameOf(text: string): string {
  const name = cleanSingleLine(text).replace(NUMBERING, '');
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length < SHOUTED_LETTERS || letters.some((letter) => letter !== letter.toUpperCase()))
    return name;
  const [first = '', ...rest] = name.replace(/\p{L}+/gu, spoken);
  return first.toUpperCase() + rest.join('');
}

/** By how the list writes it first: the shop may have a category "01 Kühlmöbel" already. */
export const categoryNamed = <Category>(
  categories: ReadonlyMap<string, Category>,
  text: string,
): Category | undefined => categories.get(foldText(text)) ?? categories.get(foldText(categoryNameOf(text)));

const spoken = (word: string): string => (VOWEL.test(foldText(word)) ? word.toLowerCase() : word);
