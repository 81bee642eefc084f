import type { RulesForm } from '@kp/client/forms';
import { type Address, ORDER_FIELDS, ORDER_REFERENCE_FIELDS, type OrderReferenceField } from '@kp/commerce';
import { FieldPair, PhoneInput, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { RegionFields } from '../../shared/region-fields';

export interface DeliveryForm {
  readonly address: Address;
  readonly references: Readonly<Record<OrderReferenceField, string>>;
}

interface FieldsProps {
  readonly form: RulesForm<DeliveryForm>;
}

export function DeliveryFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind } = form;
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
      <RegionFields
        form={form}
        country="address.country"
        county="address.county"
        region="address.state"
        regionLabel={t('fields.state')}
        city="address.city"
        section="shipping"
      />
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
