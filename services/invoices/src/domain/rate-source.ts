import { isRateSource } from '@kp/commerce/rate-sources';
import type { i18n } from 'i18next';

/** "Source: National Bank of Romania."; a rate of a new shop is called what it is. */
export function rateSourceText(source: string, t: i18n['t']): string {
  const name = isRateSource(source) ? t(`invoice:rateSources.${source}`) : source;
  return t('invoice:rateSource', { source: name });
}
