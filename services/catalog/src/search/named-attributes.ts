import type { Quantity } from './units-of-measure';
import { isUnspaced, meaningfulWords, singularOf, stemOf, wordsOf } from './words';

/** An attribute with its name in every language. */
interface Named {
  readonly names: readonly string[];
}

/** Which attributes the words beside a measure mean. */
interface Meant<Attribute> {
  readonly attributes: readonly Attribute[];
  /** The place of the measure with the words that say no more than that. */
  readonly start: number;
  readonly end: number;
  /** Of the attributes each has to meet it: what is at most a meter wide is so on either side. */
  readonly isEach: boolean;
}

const PER = /^\s*(?:per|pe|pro|je|par|por|al|لكل|\/)\s*(\p{L}+)/iu;
const BESIDE_BEFORE = /(?:^|[\s,;(])((?:\p{L}+\s+){0,3}\p{L}+)(?:\s+(?:of|de|di|von|من))?[\s:=±(]*$/iu;
const BESIDE_BEHIND = /^\s*((?:\p{L}+\s+){0,3}\p{L}+)/u;

const WIDTH = 'width breite latime largeur larghezza ancho anchura largura';
/** How products are said to be large, and the words of names of attributes that measure it. */
const SIDES: readonly [said: string, names: string, isEach: boolean][] = [
  [
    'wide wider narrower breit breiter breite lat lata late large larga largo ancho ancha larghe عرض',
    `${WIDTH} length lange lungime longueur lunghezza largo longitud comprimento`,
    true,
  ],
  [
    'long longer shorter lang langer kurzer lange lung lunga longue lungo longo longa طول',
    'length lange lungime longueur lunghezza largo longitud comprimento',
    false,
  ],
  [
    'high higher tall taller hoch hohe inalt inalta haut haute alto alta ارتفاع',
    'height hohe inaltime hauteur altezza altura alto',
    false,
  ],
  // Of a box its height, of a shelf its width.
  [
    'deep tief adanc profond profondo profundo عمق',
    `height hohe inaltime hauteur altezza altura alto ${WIDTH}`,
    false,
  ],
];
/** Of names of attributes that say how much a thing carries. */
const LOAD = 'load tragkraft sarcina charge portata carga حموله التحميل 承重 耐荷重 하중';
const listed = (words: string, word: string) => words.split(' ').includes(word);

export const isOfLoad = ({ names }: Named): boolean =>
  names.some((name) => wordsOf(name).some((word) => listed(LOAD, word)));

/**
 * "500 per roll" is asked of the attribute that counts them on a roll, "accuracy 0.3 °C" of the accuracy, "100 cm wide" of
 * the sides. Those without such words are asked of all attributes that measure in the unit.
 */
export function meantBeside<Attribute extends Named>(
  text: string,
  place: { start: number; end: number; quantity: Quantity; from: number | null },
  attributes: readonly Attribute[],
): Meant<Attribute> {
  const { end, quantity } = place;
  const behind = text.slice(end);
  const per = PER.exec(behind);
  if (per) {
    const one = attributes.filter(({ names }) => names.some((name) => hasWord(name, wordsOf(per[1]!)[0]!)));
    // "50 cm pe perete" says where, not of what.
    if (one.length > 0 || quantity === 'count')
      return { ...all(one.length > 0 ? one : attributes, place), end: end + per[0].length };
  }
  const [beside = ''] = wordsOf(BESIDE_BEHIND.exec(behind)?.[1] ?? '');
  // "No wider than 100 cm" says it before, "100 cm wide" behind.
  const said = [beside, ...wordsOf(text.slice(place.start, end))];
  const side = SIDES.find(([words]) => said.some((word) => listed(words, word)));
  if (side) {
    const [words, sides, isEach] = side;
    const of = ofSides(attributes, sides);
    const length = listed(words, beside) ? /^\s*\p{L}+/u.exec(behind)![0].length : 0;
    return {
      ...all(of.length > 0 ? of : attributes, place),
      end: end + length,
      isEach: isEach && of.length > 0,
    };
  }
  const named = namedBefore(text, place, attributes) ?? namedBehind(behind, place, attributes);
  // "Width up to 100 cm" is "up to 100 cm wide".
  const isWidth =
    place.from === null &&
    wordsOf(text.slice(named?.start ?? place.start, named?.end ?? end)).some((word) => listed(WIDTH, word));
  if (named && isWidth) return { ...named, attributes: ofSides(attributes, SIDES[0]![1]), isEach: true };
  return named ?? all(attributes, place);
}

const ofSides = <Attribute extends Named>(attributes: readonly Attribute[], sides: string) =>
  attributes.filter(({ names }) => names.some((name) => wordsOf(name).some((word) => listed(sides, word))));

const all = <Attribute>(
  attributes: readonly Attribute[],
  { start, end }: { start: number; end: number },
) => ({
  attributes,
  start,
  end,
  isEach: false,
});

function namedBefore<Attribute extends Named>(
  text: string,
  place: { start: number; end: number },
  attributes: readonly Attribute[],
): Meant<Attribute> | null {
  const before = text.slice(0, place.start);
  const said = BESIDE_BEFORE.exec(before);
  if (!said) return null;
  const words = said[1]!.split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const named = attributes.filter(({ names }) => names.some((each) => isName(each, name)));
    if (named.length > 0) return { ...all(named, place), start: before.lastIndexOf(name) };
  }
  return null;
}

function namedBehind<Attribute extends Named>(
  behind: string,
  place: { start: number; end: number },
  attributes: readonly Attribute[],
): Meant<Attribute> | null {
  const said = BESIDE_BEHIND.exec(behind);
  const words = said ? said[1]!.split(/\s+/) : [];
  for (let size = words.length; size > 0; size -= 1) {
    const name = words.slice(0, size).join(' ');
    const named = attributes.filter(({ names }) => names.some((each) => isName(each, name)));
    const length = behind.indexOf(words[size - 1]!) + (words[size - 1]?.length ?? 0);
    if (named.length > 0) return { ...all(named, place), end: place.end + length };
  }
  return null;
}

const isName = (name: string, said: string) =>
  meaningfulWords(wordsOf(name)).map(stemOf).join(' ') ===
  meaningfulWords(wordsOf(said)).map(stemOf).join(' ');

function hasWord(name: string, word: string): boolean {
  if (isUnspaced(word)) return name.includes(word);
  return wordsOf(name).some((each) => stemOf(each) === stemOf(word) || singularOf(each) === singularOf(word));
}
