import { foldText } from './text-folding';

export const SLUG_MAX_LENGTH = 200;

const SLUG = /^[a-z0-9-]+$/;

/** A slug holds lower-case letters, digits and hyphens only. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text);
}

/** "Soluție & Şervețele 5 L" → "solutie-servetele-5-l"; empty when nothing usable is in the text. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
