import { foldText } from '@kp/commerce';
import { COLOR_WORDS } from './color-words';

const wordsOf = (text: string): string[] => text.split(',').map((word) => word.trim());

/** What the option of a color is called, in the languages of the shop. */
const COLOR_OPTIONS = wordsOf(
  'color, colour, culoare, farbe, couleur, colore, cor, kolor, اللون, لون, 颜色, 色, カラー, 색상, 색',
);
const SIZE_OPTIONS = new Set(
  wordsOf(
    'size, mărime, dimensiune, größe, taille, dimension, talla, tamaño, medida, taglia, misura, dimensione, tamanho, rozmiar, المقاس, مقاس, الحجم, 尺寸, 尺码, サイズ, 사이즈, 크기',
  ).map(foldText),
);
const COLORS = new Set(COLOR_OPTIONS.map(foldText));

/** What search engines call an option; null for one that they do not know, such as a day. */
export function optionKind(name: string, value: string): 'size' | 'color' | null {
  const option = foldText(name);
  if (COLORS.has(option)) return 'color';
  // Lengths, capacities and counts are sizes by their numbers.
  return SIZE_OPTIONS.has(option) || /\d/.test(value) ? 'size' : null;
}

/** Words as they may be stored, with and without their marks. */
const spellings = (words: readonly string[]) => [...new Set([...words, ...words.map(foldText)])];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL: which of the options is the color, counted from 1; null without one. */
export const colorOption = (options: string): string =>
  `(SELECT n::int FROM unnest(${options}) WITH ORDINALITY AS each (option, n)
     WHERE lower(option) IN (${spellings(COLOR_OPTIONS).map(quoted).join(', ')}) ORDER BY n LIMIT 1)`;

const HEX_BY_WORD = JSON.stringify(
  Object.fromEntries(
    Object.entries(COLOR_WORDS).flatMap(([hex, words]) =>
      spellings(wordsOf(words)).map((word) => [word, hex]),
    ),
  ),
);

/** SQL: the color that a value names, as CSS writes it; null for a word that names none. */
export const colorOf = (value: string): string => `(${quoted(HEX_BY_WORD)}::jsonb ->> lower(${value}))`;
