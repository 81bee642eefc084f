import { foldText } from '@kp/commerce';
import { LANGUAGE_CODES } from '@kp/i18n/languages';

type Measure = 'day' | 'week' | 'month' | 'hour' | 'kilogram' | 'gram' | 'pound' | 'ounce';

/** Suppliers write Polish too. */
const LANGUAGES = [...LANGUAGE_CODES, 'pl'];
/** Forms of one, few and many. */
const COUNTS = [1, 2, 5, 20];

/** "Tag", "Tage", "Tagen", "días": what the languages call a measure, folded, without abbreviations. */
export const measureWords = (unit: Measure): string[] =>
  LANGUAGES.flatMap((language) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return COUNTS.flatMap((count) =>
      format
        .formatToParts(count)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => foldText(value)),
    );
  });
