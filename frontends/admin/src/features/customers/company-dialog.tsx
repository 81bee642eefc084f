import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { absentParts, isRomania, ROMANIA } from '@kp/commerce';
import { COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES, countryCodeOf } from '@kp/commerce/countries';
import {
  CUSTOMER_COMPANY_FIELDS,
  type CustomerCompanyField,
  type CustomerCompanyForm,
  validateCustomerCompany,
} from '@kp/commerce/customer-company-rules';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Form, Input, Select } from '@kp/ui/admin';
import { Drawer } from '@kp/ui/dialogs';
import { RulesField, RulesForm } from '@kp/ui/forms';
import { directionOf } from '@kp/i18n';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveCustomerCompanyByAdminMutation } from '../../shared/customers-api';

export interface CompanyDialogProps {
  readonly customer: CustomerDetailsResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const COUNTY_OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

function formOf({
  companyName,
  vatNumber,
  taxId,
  registrationNumber,
  companyAddress,
}: CustomerDetailsResponse) {
  const { address, city, county, zip, country } = companyAddress ?? {};
  return {
    companyName: companyName ?? '',
    taxNumber: vatNumber ?? taxId ?? '',
    registrationNumber: registrationNumber ?? '',
    companyAddress: address ?? '',
    companyCountry: country || ROMANIA,
    companyCounty: county ?? '',
    companyCity: city ?? '',
    companyZip: zip ?? '',
  } satisfies CustomerCompanyForm;
}

export function CompanyDialog({ customer, isOpen, onClose }: CompanyDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const titleId = useId();
  const [form] = Form.useForm<CustomerCompanyForm>();
  const [save, { isLoading }] = useSaveCustomerCompanyByAdminMutation();
  const submit = async (customerCompanyRequest: CustomerCompanyForm) => {
    try {
      await save({ id: customer.id, customerCompanyRequest }).unwrap();
      toast({ title: t('customers.companySaved') });
      onClose();
    } catch (error) {
      const title = t('customers.companyFailed');
      const { fields } = failure.show(error, { title, fields: CUSTOMER_COMPANY_FIELDS });
      form.setFields(
        CUSTOMER_COMPANY_FIELDS.map((name) => ({ name, errors: fields[name] ? [fields[name]] : [] })),
      );
    }
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size="min(32rem, 100vw)"
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{t('customers.editCompany')}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      maskClosable={false}
      destroyOnHidden
    >
      <RulesForm<CustomerCompanyForm>
        form={form}
        name="company"
        rules={validateCustomerCompany}
        initialValues={formOf(customer)}
        onSubmit={(entered) => void submit(entered)}
      >
        <Register />
        <CompanyFields />
        <Flex wrap gap="small" justify="end">
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {t('customers.saveCompany')}
          </Button>
        </Flex>
      </RulesForm>
    </Drawer>
  );
}

const COLORS = { found: 'success', notFound: 'warning', unavailable: 'info' } as const;

/** The number, and what the public register fills in by it. */
function Register() {
  const { t: common } = useTranslation();
  const { t } = useTranslation('adminPeople');
  const form = Form.useFormInstance<CustomerCompanyForm>();
  const number = Form.useWatch<string | undefined>('taxNumber') ?? '';
  const country = countryCodeOf(Form.useWatch<string | undefined>('companyCountry') ?? '') ?? 'RO';
  const [find, { data, isFetching, isError }] = officeApi.useLazyFindAdminCompanySettingsInRegisterQuery();
  const look = async () => {
    const isPossible = await form.validateFields(['taxNumber']).then(
      () => true,
      () => false,
    );
    if (!isPossible) return;
    const { data: found } = await find({ country, number });
    if (!found?.company) return;
    const { name, address, city, county, zipCode, vatNumber, taxId, registrationNumber } = found.company;
    const known: Partial<CustomerCompanyForm> = {
      companyName: name,
      taxNumber: vatNumber || taxId,
      registrationNumber,
      companyAddress: address,
      companyCounty: county,
      companyCity: city,
      companyZip: zipCode,
    };
    form.setFieldsValue(Object.fromEntries(Object.entries(known).filter(([, text]) => text)));
  };
  const state = isError ? 'unavailable' : data?.state;
  return (
    <>
      <RulesField name="taxNumber" label={common('order.taxNumber')}>
        <Input dir="ltr" autoComplete="off" />
      </RulesField>
      <Form.Item>
        <Button loading={isFetching} disabled={number.trim().length < 2} onClick={() => void look()}>
          {t('customers.register.look')}
        </Button>
      </Form.Item>
      <div role="status">
        {state && !isFetching && (
          <Form.Item>
            <Alert type={COLORS[state]} showIcon title={t(`customers.register.${state}`)} />
          </Form.Item>
        )}
      </div>
    </>
  );
}

function CompanyFields() {
  const { t } = useTranslation('adminPeople');
  const { t: orders } = useTranslation('adminOrders');
  const { language } = useFormats();
  const country = Form.useWatch<string | undefined>('companyCountry') ?? '';
  const countries = useMemo(() => {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: name, label: nameOf(code, name) }));
  }, [language]);
  const labels: readonly (readonly [CustomerCompanyField, string])[] = [
    ['companyName', orders('newOrder.fields.company')],
    ['registrationNumber', t('customers.registrationNumber')],
    ['companyAddress', orders('newOrder.fields.address')],
    ['companyCountry', orders('newOrder.fields.country')],
    ['companyCounty', orders('newOrder.fields.county')],
    ['companyCity', orders('newOrder.fields.city')],
    ['companyZip', orders('newOrder.fields.zipCode')],
  ];
  const isAsked = (field: CustomerCompanyField) =>
    field !== 'companyCounty' || !absentParts(country).includes('county');
  const controlOf = (field: CustomerCompanyField) => {
    if (field === 'companyCountry') return <Select showSearch options={countries} />;
    if (field === 'companyCounty' && isRomania(country))
      return <Select showSearch options={COUNTY_OPTIONS} />;
    return <Input autoComplete="off" />;
  };
  return labels
    .filter(([field]) => isAsked(field))
    .map(([field, label]) => (
      <RulesField key={field} name={field} label={label}>
        {controlOf(field)}
      </RulesField>
    ));
}
