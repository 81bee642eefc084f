import { rateToPercent, type TaxCategory } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Translate } from '../accounting-texts';

export interface Rate {
  /** ISO 3166 code of the country whose tax it is; empty where it was not recorded. */
  country: string;
  category: TaxCategory;
  /** A share. */
  rate: number;
}

/** "21% RO", or why there is no VAT: "Export RO". */
export function rateNaming(t: Translate, language: LanguageCode): (rate: Rate) => string {
  const naming = countryNaming(language);
  return ({ country, category, rate }) => {
    const name = COUNTRIES.find(({ code }) => code === country)?.name;
    const where = name ? naming(country, name) : country;
    const kind = category === 'S' ? `${rateToPercent(rate)}%` : t(`admin:vatReport.categories.${category}`);
    return [kind, where].filter(Boolean).join(' ');
  };
}
