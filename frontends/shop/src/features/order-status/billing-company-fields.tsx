import type { RulesForm } from '@kp/client/forms';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { EmailInput, FieldPair, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { RegionFields } from '../../shared/region-fields';

export interface BillingCompanyForm {
  readonly company: BillingCompany;
}

interface FieldsProps {
  readonly form: RulesForm<BillingCompanyForm>;
}

export function BillingCompanyFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind } = form;
  return (
    <>
      <TextInput
        {...bind('company.companyName')}
        label={t('guestInvoice.companyName')}
        autoComplete="organization"
      />
      <FieldPair>
        <TextInput {...bind('company.vatNumber')} label={t('guestInvoice.vatNumber')} autoComplete="off" />
        <TextInput
          {...bind('company.registrationNumber')}
          label={t('guestInvoice.registrationNumber')}
          autoComplete="off"
        />
      </FieldPair>
      <TextInput
        {...bind('company.address')}
        label={t('fields.address')}
        autoComplete="billing address-line1"
        isRequired
      />
      <RegionFields
        form={form}
        country="company.country"
        county="company.county"
        region="company.county"
        regionLabel={t('fields.state')}
        city="company.city"
        section="billing"
      />
      <FieldPair>
        <TextInput
          {...bind('company.zip')}
          label={t('guestInvoice.zip')}
          autoComplete="billing postal-code"
        />
        <EmailInput
          {...bind('company.email')}
          label={t('guestInvoice.email')}
          hint={t('guestInvoice.emailHint')}
        />
      </FieldPair>
    </>
  );
}
