import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names what has VAT rates of its own: countries, and Northern Ireland, for which the EU has the code XI. */
export function useTerritoryName(): (code: string) => string {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  return useMemo(() => {
    const naming = countryNaming(language);
    return (code) =>
      code === 'XI'
        ? t('northernIreland')
        : naming(code, COUNTRIES.find((country) => country.code === code)?.name ?? code);
  }, [language, t]);
}
