import type { FormatterModule } from 'i18next';
import { isolate } from './isolate';
import { isLanguageCode } from './languages';
import { formatNumber } from './number-format';

/**
 * How values are inserted into texts. Counts are written as the language writes numbers. In Arabic every other value is
 * isolated: product names, order numbers, addresses are often not Arabic and would otherwise take the words around them
 * along.
 */
export const insertedValues: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language, options) {
    if (!isLanguageCode(language)) return String(value ?? '');
    if (typeof value === 'string') return isolate(value, language);
    const isCount = typeof value === 'number' && options?.interpolationkey === 'count';
    return isCount ? formatNumber(value, language) : String(value ?? '');
  },
};
