import { createHash } from 'node:crypto';
import { slugify } from '@kp/commerce';

const HASH_LENGTH = 10;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Of a product that has none: its name where that is in Latin letters, otherwise its code, without one what follows from the
 * name alone, so that the same row finds its product again. Empty without name and code.
 */
export function slugOfName(name: string, code: string): string {
  const isLatin = countOf(name, /\p{Script=Latin}/gu) * 2 >= countOf(name, /\p{L}/gu);
  const slug = (isLatin && slugify(name)) || slugify(code);
  if (slug !== '' || name.trim() === '') return slug;
  return `product-${createHash('sha256').update(name.normalize('NFKC').trim()).digest('hex').slice(0, HASH_LENGTH)}`;
}
