import { Controller, type RulesForm, useWatch } from '@kp/client/forms';
import {
  type Address,
  isRomania,
  ORDER_FIELDS,
  ORDER_REFERENCE_FIELDS,
  type OrderReferenceField,
} from '@kp/commerce';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { FieldPair, PhoneInput, Select, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../shared/country-select';

export interface DeliveryForm {
  readonly address: Address;
  readonly references: Readonly<Record<OrderReferenceField, string>>;
}

interface FieldsProps {
  readonly form: RulesForm<DeliveryForm>;
}

export function DeliveryFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind, control, controlId, messageOf } = form;
  return (
    <>
      <FieldPair>
        <TextInput
          {...bind('address.firstName')}
          label={t('fields.firstName')}
          autoComplete="shipping given-name"
          isRequired
        />
        <TextInput
          {...bind('address.lastName')}
          label={t('fields.lastName')}
          autoComplete="shipping family-name"
          isRequired
        />
      </FieldPair>
      <TextInput
        {...bind('address.company')}
        label={t('fields.companyOptional')}
        autoComplete="shipping organization"
      />
      <TextInput
        {...bind('address.address')}
        label={t('fields.address')}
        hint={t('fields.addressHint')}
        autoComplete="shipping address-line1"
        isRequired
      />
      <Controller
        name="address.country"
        control={control}
        render={({ field }) => (
          <CountrySelect
            {...field}
            id={controlId('address.country')}
            error={messageOf('address.country')}
            label={t('fields.country')}
            placeholder={t('fields.countryPlaceholder')}
            isRequired
          />
        )}
      />
      <RegionFields form={form} />
      <FieldPair>
        <TextInput
          {...bind('address.zipCode')}
          label={t('fields.zipCode')}
          autoComplete="shipping postal-code"
          isRequired
        />
        <PhoneInput
          {...bind('address.phone')}
          label={t('fields.phone')}
          hint={t('fields.phoneWhy')}
          autoComplete="shipping tel"
          isRequired
        />
      </FieldPair>
      <FieldPair>
        {ORDER_REFERENCE_FIELDS.map((field) => (
          <TextInput
            key={field}
            {...bind(`references.${field}`)}
            label={t(`${field}.label`)}
            maxLength={ORDER_FIELDS[field].maxLength}
            autoComplete="off"
          />
        ))}
      </FieldPair>
    </>
  );
}

const TOWNS_ID = 'quote-towns';
const COUNTY_OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/** In Romania the county is chosen and its towns are suggested; elsewhere both are typed. */
function RegionFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind, control, controlId, messageOf } = form;
  const [country, county] = useWatch({ control, name: ['address.country', 'address.county'] });
  const inRomania = isRomania(country);
  return (
    <FieldPair>
      {inRomania ? (
        <Controller
          name="address.county"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              id={controlId('address.county')}
              error={messageOf('address.county')}
              label={t('fields.county')}
              placeholder={t('fields.countyPlaceholder')}
              options={COUNTY_OPTIONS}
              isRequired
            />
          )}
        />
      ) : (
        <TextInput {...bind('address.state')} label={t('fields.state')} isRequired />
      )}
      <TextInput
        {...bind('address.city')}
        label={t('fields.city')}
        list={TOWNS_ID}
        autoComplete="shipping address-level2"
        isRequired
      />
      <datalist id={TOWNS_ID}>
        {(inRomania ? citiesOf(county) : []).map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </FieldPair>
  );
}
