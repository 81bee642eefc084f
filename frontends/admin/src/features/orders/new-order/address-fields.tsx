import { absentParts, type AddressField, foldText, isRomania } from '@kp/commerce';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { AutoComplete, Select } from '@kp/ui/admin';
import { Input, RulesField } from '@kp/ui/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressKind } from './customer-values';
import styles from './new-order.module.css';

interface AddressFieldsProps {
  readonly kind: AddressKind;
  readonly country: string;
  readonly county: string;
}

const ROMANIAN_FIELDS: readonly AddressField[] = [
  ...(['firstName', 'lastName', 'company', 'phone'] as const),
  ...(['address', 'country', 'county', 'city', 'zipCode'] as const),
];
const FIELDS_ABROAD = ROMANIAN_FIELDS.map((field) => (field === 'county' ? 'state' : field));

/** In Romania the county fills the state, abroad the state fills the county. */
export function AddressFields({ kind, country, county }: AddressFieldsProps) {
  const { t } = useTranslation('adminOrders');
  const inRomania = isRomania(country);
  const absent: readonly AddressField[] = absentParts(country);
  const asked = (inRomania ? ROMANIAN_FIELDS : FIELDS_ABROAD).filter((field) => !absent.includes(field));
  return (
    <div className={styles.fields}>
      {asked.map((field) => (
        <RulesField key={field} name={`${kind}.${field}`} label={t(`newOrder.fields.${field}`)}>
          <AddressControl field={field} county={inRomania ? county : ''} />
        </RulesField>
      ))}
    </div>
  );
}

const COUNTY_OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/** Finds "Brașov" by "brasov". */
const matches = (typed: string, option: { label?: string } | undefined) =>
  foldText(option?.label ?? '').includes(foldText(typed));

/** The other props are those that antd gives to the control of a field. */
function AddressControl({ field, county, ...control }: { field: AddressField; county: string }) {
  const { language } = useFormats();
  const countries = useMemo(() => {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: name, label: nameOf(code, name), alias: name }));
  }, [language]);
  if (field === 'country') return <Select {...control} showSearch options={countries} />;
  if (field === 'county') return <Select {...control} showSearch options={COUNTY_OPTIONS} />;
  if (field === 'city') {
    const options = citiesOf(county).map((city) => ({ value: city, label: city }));
    return <AutoComplete {...control} showSearch={{ filterOption: matches }} options={options} />;
  }
  const isCode = field === 'phone' || field === 'zipCode';
  return (
    <Input
      {...control}
      autoComplete="off"
      dir={isCode ? 'ltr' : undefined}
      type={field === 'phone' ? 'tel' : 'text'}
    />
  );
}
