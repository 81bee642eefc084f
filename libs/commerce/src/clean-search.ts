// Apart from `clean-text.ts` because the list of products reads every search.
import { compatible, inDigits, PLAIN, singleSpaced } from './clean-code';

export const SEARCH_MAX_LENGTH = 200;

/** What is searched for, where "m2" is "m²". A tatweel only stretches an Arabic word. */
export function cleanSearch(text: string): string {
  if (PLAIN.test(text)) return singleSpaced(text);
  const cleaned = inDigits(compatible(text).normalize('NFKC')).replaceAll('ـ', '');
  // One sign may become several letters ("㎉"); what was short enough as typed is not refused.
  return text.length <= SEARCH_MAX_LENGTH ? cleaned.slice(0, SEARCH_MAX_LENGTH) : cleaned;
}
