import { cleanCode } from './clean-code';
import { foldMarks } from './fold-letters';

/** For comparing and searching only: "Soluție Ştearsă" → "solutie stearsa". */
export function foldText(text: string): string {
  return foldMarks(cleanCode(text).replaceAll('ـ', ''));
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
