import { Controller, type RulesForm, useWatch } from '@kp/client/forms';
import { isRomania } from '@kp/commerce';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { EmailInput, FieldPair, Select, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../shared/country-select';

export interface BillingCompanyForm {
  readonly company: BillingCompany;
}

interface FieldsProps {
  readonly form: RulesForm<BillingCompanyForm>;
}

export function BillingCompanyFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind, control, controlId, messageOf } = form;
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
      <Controller
        name="company.country"
        control={control}
        render={({ field }) => (
          <CountrySelect
            {...field}
            id={controlId('company.country')}
            error={messageOf('company.country')}
            label={t('fields.country')}
            placeholder={t('fields.countryPlaceholder')}
            isRequired
          />
        )}
      />
      <RegionFields form={form} />
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

const TOWNS_ID = 'invoice-towns';
const COUNTY_NAMES = COUNTIES.map(({ name }) => name);

/** In Romania the county is chosen and its towns are suggested; elsewhere both are typed. */
function RegionFields({ form }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const { bind, control, controlId, messageOf } = form;
  const [country, county] = useWatch({ control, name: ['company.country', 'company.county'] });
  const inRomania = isRomania(country);
  const counties = COUNTY_NAMES.includes(county) || county === '' ? COUNTY_NAMES : [county, ...COUNTY_NAMES];
  return (
    <FieldPair>
      {inRomania ? (
        <Controller
          name="company.county"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              id={controlId('company.county')}
              error={messageOf('company.county')}
              label={t('fields.county')}
              placeholder={t('fields.countyPlaceholder')}
              options={counties.map((name) => ({ value: name, label: name }))}
              isRequired
            />
          )}
        />
      ) : (
        <TextInput {...bind('company.county')} label={t('fields.county')} isRequired />
      )}
      <TextInput
        {...bind('company.city')}
        label={t('fields.city')}
        list={TOWNS_ID}
        autoComplete="billing address-level2"
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
