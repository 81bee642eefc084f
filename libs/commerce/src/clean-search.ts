// Apart from `clean-text.ts` because the list of products reads every search.
import { compatible, inDigits } from './clean-code';

export const PLAIN = /^[\x20-\x7e]*$/;

/** Of plain text. */
export const singleSpaced = (text: string): string => text.replace(/ +/g, ' ').trim();

export const SEARCH_MAX_LENGTH = 200;

/** What is searched for, where "m2" is "m²". A tatweel only stretches an Arabic word. */
export function cleanSearch(text: string): string {
  if (PLAIN.test(text)) return singleSpaced(text);
  const cleaned = inDigits(compatible(text).normalize('NFKC')).replaceAll('ـ', '');
  // One sign may become several letters ("㎉"); what was short enough as typed is not refused.
  return text.length <= SEARCH_MAX_LENGTH ? cleaned.slice(0, SEARCH_MAX_LENGTH) : cleaned;
}
