import type { RateSource } from '@kp/settings';
import type { i18n } from 'i18next';

const NAMED: readonly string[] = ['manual', 'sample'] satisfies readonly RateSource[];

/** "Source: www.ecb.europa.eu."; a rate of a new shop is called what it is. */
export function rateSourceText(source: string, t: i18n['t']): string {
  const name = NAMED.includes(source) ? t(`invoice:rateSources.${source as RateSource}`) : source;
  return t('invoice:rateSource', { source: name });
}
