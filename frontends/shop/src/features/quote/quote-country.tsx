import { COUNTRIES, findCountry } from '@kp/commerce/countries';
import { languageOption } from '@kp/i18n';
import type { MessageFieldBinding } from '@kp/client';
import { Select, useFormats } from '@kp/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The countries of the world, named and sorted in the language of the page; the value is the English name. */
export function QuoteCountry(field: MessageFieldBinding) {
  const { t } = useTranslation('dialogs');
  const { language } = useFormats();
  const options = useMemo(() => countryOptions(languageOption(language).locale), [language]);
  const { value } = field;
  const isListed = value === '' || findCountry(value) !== null;
  return (
    <Select
      {...field}
      label={t('quote.country')}
      placeholder={t('quote.countryPlaceholder')}
      autoComplete="country-name"
      options={isListed ? options : [{ value, label: value }, ...options]}
    />
  );
}

function countryOptions(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  return COUNTRIES.map(({ code, name }) => ({ value: name, label: names.of(code) ?? name })).sort(
    (one, other) => collator.compare(one.label, other.label),
  );
}
