import type { FormatterModule } from 'i18next';
import { isolate } from './isolate';
import { isLanguageCode } from './languages';

/**
 * Isolates every value that is inserted into an Arabic text: product names, order numbers, addresses are often not
 * Arabic and would otherwise take the words around them along. Other languages get values as they are.
 */
export const ownDirection: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language) {
    if (typeof value !== 'string') return String(value ?? '');
    return isLanguageCode(language) ? isolate(value, language) : value;
  },
};
