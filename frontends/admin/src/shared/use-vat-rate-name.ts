import type { VatOfRateResponse } from '@kp/api-client/admin';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

type VatRate = Pick<VatOfRateResponse, 'country' | 'category' | 'rate'>;

/** @returns "Romania: 21%", or the country and why it is not taxed */
export function useVatRateName(): (rate: VatRate) => string {
  const { t } = useTranslation('admin');
  const { language, percent } = useFormats();
  const naming = countryNaming(language);
  return ({ country, category, rate }) => {
    const name = country
      ? naming(country, COUNTRIES.find(({ code }) => code === country)?.name ?? country)
      : t('vatReport.noCountry');
    const kind = category === 'S' ? percent(String(rate)) : t(`vatReport.categories.${category}`);
    return `${name}: ${kind}`;
  };
}
