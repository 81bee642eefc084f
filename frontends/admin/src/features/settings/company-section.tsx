import { accountApi } from '@kp/api-client/account';
import { type SaveCompanySettingsRequest, officeApi } from '@kp/api-client/office';
import { isApiError, useAppDispatch } from '@kp/client';
import { isRomania } from '@kp/commerce';
import {
  COMPANY_RULES,
  type CompanyForm,
  DEFAULT_INVOICE_ISSUING,
  DEFAULT_PAYMENT_TERM_DAYS,
  INVOICE_ISSUING,
} from '@kp/commerce/company-rules';
import { problemsByRules } from '@kp/commerce/field-rules';
import { COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { Form, Input, RulesField } from '@kp/ui/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLookup } from './company-lookup';
import { DocumentTexts, type DocumentTextsProps } from './document-texts';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import { regionKind } from './region-kind';
import styles from './settings.module.css';

const EMPTY: CompanyForm = {
  name: '',
  address: '',
  zipCode: '',
  city: '',
  county: '',
  country: 'Romania',
  vatNumber: '',
  taxId: '',
  registrationNumber: '',
  shareCapital: '',
  email: '',
  phone: '',
  openingHours: '',
  bankName: '',
  iban: '',
  secondBankName: '',
  secondIban: '',
  invoiceNotes: '',
  documentTexts: [],
  paymentTermDays: DEFAULT_PAYMENT_TERM_DAYS,
  invoiceIssuing: DEFAULT_INVOICE_ISSUING,
};
const REQUIRED: readonly (keyof CompanyForm)[] = ['name', 'address', 'city', 'country'];
const LTR: readonly (keyof CompanyForm)[] = [
  'zipCode',
  'vatNumber',
  'taxId',
  'registrationNumber',
  'email',
  'phone',
  'iban',
  'secondIban',
  'paymentTermDays',
];
const WIDE: readonly (keyof CompanyForm)[] = [
  'name',
  'address',
  'openingHours',
  'invoiceNotes',
  'documentTexts',
];
const COUNTY_OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/** The control of the days is a field of text. */
const typed = (form: CompanyForm): CompanyForm => ({ ...form, paymentTermDays: daysOf(form) });

function daysOf({ paymentTermDays }: { readonly paymentTermDays: number | string }): number {
  const text = String(paymentTermDays).trim();
  return text === '' ? NaN : Number(text);
}

const rules = (form: CompanyForm) => problemsByRules(COMPANY_RULES, typed(form));

export function CompanySection() {
  const query = accountApi.useGetCompanySettingsQuery();
  const [save] = officeApi.useSaveCompanySettingsMutation();
  const dispatch = useAppDispatch();
  // A new shop has none yet.
  const isNew = isApiError(query.error) && query.error.status === 404;
  // The country that the set-up began with.
  const { data: region } = officeApi.useGetAdminRegionalSettingsQuery(undefined, { skip: !isNew });
  const home = COUNTRIES.find(({ code }) => code === region?.holidayCountry)?.name ?? EMPTY.country;
  const company = isNew ? region && { ...EMPTY, country: home } : query.data;
  return (
    <Loaded query={{ ...query, data: company as CompanyForm | undefined }}>
      {(initialValues) => (
        <SettingsForm
          name="company"
          rules={rules}
          initialValues={initialValues}
          save={async (values) => {
            await save({ saveCompanySettingsRequest: typed(values) as SaveCompanySettingsRequest }).unwrap();
            void query.refetch();
            // They name the country of the seller.
            dispatch(officeApi.util.invalidateTags(['TaxSettings', 'AdminDeliverySettings']));
          }}
        >
          {() => (
            <>
              <CompanyLookup />
              <div className={styles.fields}>
                {(Object.keys(EMPTY) as (keyof CompanyForm)[]).map((field) => (
                  <CompanyField key={field} field={field} />
                ))}
              </div>
            </>
          )}
        </SettingsForm>
      )}
    </Loaded>
  );
}

function CompanyField({ field }: { readonly field: keyof CompanyForm }) {
  const { t } = useTranslation('adminSettings');
  const country = Form.useWatch<string | undefined>('country') ?? '';
  const isRegion = field === 'county' && country !== '' && !isRomania(country);
  const isWide = WIDE.includes(field);
  return (
    <RulesField
      name={field}
      label={t(isRegion ? `company.regions.${regionKind(country)}` : `company.${field}`)}
      required={REQUIRED.includes(field)}
      className={isWide ? styles.wide : undefined}
    >
      <CompanyControl field={field} />
    </RulesField>
  );
}

/** What antd's form gives to its control is passed on. */
function CompanyControl({
  field,
  ...control
}: {
  readonly field: keyof CompanyForm;
  readonly value?: string;
}) {
  const { t } = useTranslation('adminSettings');
  const country = Form.useWatch<string | undefined>('country');
  const { language } = useFormats();
  const countries = useMemo(() => {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: name, label: nameOf(code, name), alias: name }));
  }, [language]);
  if (field === 'invoiceIssuing') {
    const options = INVOICE_ISSUING.map((value) => ({ value, label: t(`company.issuing.${value}`) }));
    return <Select {...control} options={options} />;
  }
  if (field === 'documentTexts') return <DocumentTexts {...(control as DocumentTextsProps)} />;
  if (field === 'country') return <Select {...control} showSearch options={countries} />;
  if (field === 'county' && isRomania(country ?? '')) {
    return <Select {...control} showSearch value={control.value || null} options={COUNTY_OPTIONS} />;
  }
  return <Input {...control} dir={LTR.includes(field) ? 'ltr' : undefined} />;
}
