import createBidi from 'bidi-js';
import type { DocumentFonts } from './document-fonts';
import type { FontName } from './font-files';

const bidi = createBidi();

/** Hebrew, Arabic and their neighbours, and the controls of their direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u202b\u202e\u2067]/;
const JOINED = /\p{Script=Arabic}/u;
/** Letters, digits and marks that the font draws from right to left, whatever their order in the text. */
const DRAWN_FROM_RIGHT = /\p{Script_Extensions=Arabic}/u;
/** Direction marks and isolates: they act on the order and are not drawn. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const JOINERS = /[\u200c\u200d]/;

/** Text of one font and one direction, as it is handed to the font: it reverses Arabic itself. */
export interface VisualRun {
  text: string;
  font: FontName;
}

/** One line per paragraph, composed letters, no control characters: what a customer typed may hold anything. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, (gap) => (gap === '\u00a0' ? gap : ' '))
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/** The first letter of a text decides in which direction all its lines read. */
export function readingDirection(text: string): 'ltr' | 'rtl' {
  if (!RIGHT_TO_LEFT.test(text)) return 'ltr';
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/** The runs of a line from left to right. */
export function visualRuns(line: string, direction: 'ltr' | 'rtl', fonts: DocumentFonts): VisualRun[] {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(line)) return runsInOrder(line, fonts);
  const fontsOf = fontPerUnit(line, fonts);
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const { levels } = embedding;
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: VisualRun[] = [];
  for (let from = 0; from < order.length;) {
    const first = order[from]!;
    const isReversed = levels[first]! % 2 === 1;
    const step = isReversed ? -1 : 1;
    let to = from + 1;
    while (
      to < order.length &&
      order[to] === order[to - 1]! + step &&
      levels[order[to]!]! % 2 === levels[first]! % 2 &&
      fontsOf[order[to]!] === fontsOf[first]
    )
      to += 1;
    const units = order.slice(from, to);
    const text = isReversed ? reversedText(line, units) : textFromLeft(line, units);
    const font = fontsOf[first]!;
    const drawn = visibleText(text, font);
    if (drawn !== '') runs.push({ text: drawn, font });
    from = to;
  }
  return runs;
}

/** As if everything were read from left to right, which is enough to measure a text. */
export function runsInOrder(line: string, fonts: DocumentFonts): VisualRun[] {
  const runs: VisualRun[] = [];
  for (const character of line) {
    if (INVISIBLE.test(character)) continue;
    const last = runs.at(-1);
    const font = fonts.fontOf(character, last?.font ?? null);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontPerUnit(line: string, fonts: DocumentFonts): FontName[] {
  const found: FontName[] = [];
  for (const character of line) {
    const previous = found.at(-1) ?? null;
    const font = INVISIBLE.test(character) && previous ? previous : fonts.fontOf(character, previous);
    for (let unit = 0; unit < character.length; unit += 1) found.push(font);
  }
  return found;
}

/** Arabic numbers read from the left, but their font reverses them as it does letters. */
function textFromLeft(line: string, units: number[]): string {
  const text = units.map((unit) => line[unit]!).join('');
  return DRAWN_FROM_RIGHT.test(text) ? [...text].reverse().join('') : text;
}

/** With mirrored brackets. Arabic stays in the order in which it is read; the font needs it to join the letters. */
function reversedText(line: string, units: number[]): string {
  const mirrored = units.map((unit) => bidi.getMirroredCharacter(line[unit]!) ?? line[unit]!);
  const text = mirrored.join('');
  return JOINED.test(text) ? mirrored.reverse().join('') : text;
}

function visibleText(text: string, font: FontName): string {
  return [...text]
    .filter((character) => !INVISIBLE.test(character) || (font === 'arabic' && JOINERS.test(character)))
    .join('');
}
