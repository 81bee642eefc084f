import { cleanCode } from './clean-text';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** For comparing and searching only: "Soluție Ştearsă" → "solutie stearsa". */
export function foldText(text: string): string {
  return cleanCode(text)
    .replaceAll('ـ', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

export const SLUG_MAX_LENGTH = 200;

const SLUG = /^[a-z0-9-]+$/;

export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text);
}

/** "Soluție & Şervețele 5 L" → "solutie-servetele-5-l"; empty when no usable character is left. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
