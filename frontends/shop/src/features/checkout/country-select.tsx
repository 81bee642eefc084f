import { COUNTRIES, findCountry } from '@kp/commerce/countries';
import { Select } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { AddressInput } from './address-fields';

const OPTIONS = COUNTRIES.map(({ name }) => ({ value: name, label: name }));

/** The countries of the world by their English names; a name that is none of them, from a profile, stays in the list. */
export function CountrySelect({ className, ...input }: AddressInput & { readonly className?: string }) {
  const { t } = useTranslation('shop');
  const { value } = input;
  const isListed = value === '' || findCountry(value) !== null;
  return (
    <Select
      {...input}
      className={className}
      label={t('checkout.fields.country')}
      placeholder={t('checkout.fields.countryPlaceholder')}
      options={isListed ? OPTIONS : [{ value, label: value }, ...OPTIONS]}
    />
  );
}
