import { foldLatin } from '@kp/commerce';
import { isUnspaced, singularOf, stemOf, wordsOf } from '../words';

/** The last word of a name says what a thing is; in all other languages the first one does. */
const HEAD_LAST: ReadonlySet<string> = new Set(['en', 'de', 'zh', 'ja', 'ko']);

const wordSet = (words: string) => new Set(words.split(/\s+/));

/** What follows belongs to the thing, and is not what it is. */
const PREPOSITIONS = wordSet(
  `for with without in into to of from on onto at under inside off by against when that which like not no nicht kein keine non nao
   pentru cu fara din la de in pe ca fur mit ohne zum zur von vom aus auf gegen pour avec sans dans du
   des par sur a au aux en para con sin por per senza da di del della dei delle dal alla com sem do dos das em
   من في مع ل بدون الى`,
);
/** Between two things that are asked for. */
const CONJUNCTIONS = wordSet('and or und oder si sau et ou y o e');
/** What a part of a product is, not what it is made for. */
const HAVING = wordSet('with cu mit avec con com مع');
/** How many of a thing there are and in which form, not what it is: "Knife Set", "Degreaser Spray", "lot de 3". */
const FORMS = wordSet(
  `set kit pack pair assorted spray gel liquid concentrate tablets powder
   trusa pereche lichid concentrat tablete konzentrat tabs paar stuck lot jeu trousse liquide
   juego espray liquido confezione conjunto طقم عبوه بخاخ جل سائل
   套装 喷雾 浓缩液 凝胶 セット スプレー ジェル 세트 스프레이 젤`,
);
const MIN_COMPOUND_END = 4;
const MIN_ALIKE = 5;
const MAX_ENDING = 2;

export const isHeadLast = (language: string): boolean => HEAD_LAST.has(language);
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word);
/** "Set" and the like, which say nothing of the kind. */
export const isForm = (word: string): boolean => FORMS.has(word);
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word);

/** What a name says before its first sign or number. */
function headPart(name: string): string {
  // "GN 1/1" is a size.
  const unsized = name.replace(/(?<!\p{L})\p{L}{1,2}\s(?=\d)/gu, '');
  return unsized.split(/[,;:(/|–—\d]/u).find((part) => part.trim() !== '') ?? name;
}

/** Words that say what a thing is, and what belongs to it. */
interface Parts {
  readonly named: readonly string[];
  /** Behind a preposition that does not say what it has: "for Combi Ovens". */
  readonly purpose: readonly string[];
  /** The parts of words with a hyphen, which mean nothing alone: "Deep-Fry Thermometer". */
  readonly joined: ReadonlySet<string>;
}

function partsOf(name: string): Parts {
  const part = headPart(name);
  const words = wordsOf(part);
  // The "by" of "Use-By Labels" is none.
  const joined = new Set(
    part
      .split(/\s+/)
      .map(wordsOf)
      .filter(({ length }) => length > 1)
      .flat(),
  );
  const isPrepositionAt = (at: number) => PREPOSITIONS.has(words[at]!) && !joined.has(words[at]!);
  const cut = words.findIndex((_, at) => at > 0 && isPrepositionAt(at));
  if (cut < 0) return { named: words, purpose: [], joined };
  const purpose = HAVING.has(words[cut]!) ? [] : words.slice(cut).filter((word) => !PREPOSITIONS.has(word));
  // "Set de cuțite": what there is a set of.
  const isOfForm = words.slice(0, cut).every((word) => FORMS.has(word));
  return isOfForm ? { named: purpose, purpose: [], joined } : { named: words.slice(0, cut), purpose, joined };
}

/** Forms of one word: "label" and "labels", "clean" and "cleaner". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || singularOf(one) === singularOf(other) || stemOf(one) === stemOf(other)) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    shorter.length >= MIN_ALIKE && longer.length - shorter.length <= MAX_ENDING && longer.startsWith(shorter)
  );
}

const endsWithTerm = (words: readonly string[], term: readonly string[]) =>
  words.length >= term.length &&
  term.every((word, at) => isSameWord(word, words[words.length - term.length + at]!));

const beginsWithTerm = (words: readonly string[], term: readonly string[]) =>
  words.length >= term.length && term.every((word, at) => isSameWord(word, words[at]!));

/**
 * Whether a product of this name is what the term says: "Fridge Thermometer" is a thermometer and no fridge.
 *
 * @param language of the name
 */
export function isHeadOf(name: string, language: string, term: readonly string[]): boolean {
  if (term.some(isUnspaced)) return isEndOfSegment(name, term.join(''));
  const { named } = partsOf(name);
  if (!HEAD_LAST.has(language)) {
    const first = named.findIndex((word) => !FORMS.has(word));
    return beginsWithTerm(named, term) || (first > 0 && beginsWithTerm(named.slice(first), term));
  }
  const last = named.findLastIndex((word) => !FORMS.has(word));
  if (endsWithTerm(named, term) || endsWithTerm(named.slice(0, last + 1), term)) return true;
  const [only] = term;
  return (
    language === 'de' &&
    term.length === 1 &&
    only!.length >= MIN_COMPOUND_END &&
    [singularOf(only!), stemOf(only!)].some((form) =>
      [singularOf, stemOf].some((of) => of(named.at(-1) ?? '').endsWith(form)),
    )
  );
}

/** The word of a name that says what the thing is. */
export function headOf(name: string, language: string): string | undefined {
  const named = partsOf(name).named.filter((word) => !FORMS.has(word));
  const head = isHeadLast(language) ? named.at(-1) : named[0];
  return head && singularOf(head);
}

/** Chinese, Japanese and Korean names have blanks between what a thing is and what is said of it. */
function isEndOfSegment(name: string, term: string): boolean {
  return segmentsOf(name).some((segment) => segment.endsWith(term));
}

export function segmentsOf(name: string): string[] {
  const segments = foldLatin(headPart(name))
    .split(/[\s・]+/u)
    .filter(isUnspaced);
  return segments.map((segment) => [...FORMS].reduce((rest, form) => withoutEnd(rest, form), segment));
}

const withoutEnd = (text: string, end: string) =>
  isUnspaced(end) && text.length > end.length && text.endsWith(end) ? text.slice(0, -end.length) : text;

/** Said in the name of what is used with it: the fridge of "Fridge Thermometer", the ovens of "Descaler for Ovens". */
export function isUsedWith(name: string, language: string, word: string): boolean {
  if (isHeadOf(name, language, [word])) return false;
  if (isUnspaced(word)) return segmentsOf(name).some((segment) => segment.includes(word));
  const { named, purpose, joined } = partsOf(name);
  if (purpose.some((each) => isSameWord(each, word))) return true;
  // Arabic names what a thing is of without a preposition; adjectives end otherwise.
  if (language === 'ar')
    return !/(?:ي|يه|ية)$/u.test(word) && named.slice(1).some((each) => isSameWord(each, word));
  if (!HEAD_LAST.has(language)) return false;
  if (language === 'de')
    return named.some(
      (each) => each.startsWith(stemOf(word)) && each.length >= word.length + MIN_COMPOUND_END,
    );
  return !ADJECTIVE.test(word) && named.some((each) => isSameWord(each, word) && !joined.has(each));
}

/** English words that only say how a thing is. */
const ADJECTIVE = /(?:able|ible|ed|ing|proof|less|ful|ous|ive|ic|al|free|safe|resistant|[^aeiour]y)$/;
/** "Frying" of a pan says what it is, "safe" how it is. */
export const isQuality = (word: string): boolean => ADJECTIVE.test(word) && !word.endsWith('ing');
