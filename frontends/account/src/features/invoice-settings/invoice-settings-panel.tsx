import { accountApi, type UserResponse } from '@kp/api-client/account';
import { useRequestFailure, useSession, useToast } from '@kp/client';
import { ROMANIA } from '@kp/commerce';
import {
  INVOICE_DETAILS_FIELDS,
  type InvoiceDetailsField,
  type InvoiceDetailsForm,
  isDeliveredToCompany,
  validateInvoiceDetails,
} from '@kp/commerce/invoice-details-rules';
import { Checkbox } from '@kp/ui/account';
import { Button, Card, Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import { followChange, type InvoiceSettingsForm } from './follow-region';
import styles from './invoice-settings.module.css';

const { useUpdateInvoiceDetailsMutation } = accountApi;

export function InvoiceSettingsPanel() {
  const { user } = useSession();
  return user && <InvoiceSettings user={user} />;
}

function formOf(user: UserResponse): InvoiceSettingsForm {
  const entries = INVOICE_DETAILS_FIELDS.map((field) => [field, user[field] ?? '']);
  const stored = Object.fromEntries(entries) as InvoiceDetailsForm;
  const form = { ...stored, companyCountry: stored.companyCountry || ROMANIA };
  return { ...form, sameAsCompany: isDeliveredToCompany(form) };
}

function InvoiceSettings({ user }: { readonly user: UserResponse }) {
  const { t } = useTranslation('accountTabs');
  const [form] = Form.useForm<InvoiceSettingsForm>();
  const initialValues = formOf(user);
  const values = Form.useWatch((entered: InvoiceSettingsForm) => entered, { form, preserve: true });
  const shown = { ...initialValues, ...values };
  const { isBusy, save } = useSaveInvoiceSettings();

  const submit = async (entered: InvoiceSettingsForm) => {
    const fields = Object.entries(await save(entered)) as [InvoiceDetailsField, string][];
    form.setFields(fields.map(([name, error]) => ({ name, errors: [error] })));
    if (fields[0]) form.focusField(fields[0][0]);
  };
  return (
    <Card>
      <RulesForm
        form={form}
        name="invoice"
        rules={validateInvoiceDetails}
        initialValues={initialValues}
        follow={followChange}
        requiredMark
        onSubmit={(entered) => void submit(entered)}
      >
        <h2>{t('invoiceSettings.title')}</h2>
        <p className={styles.intro}>{t('invoiceSettings.intro')}</p>
        <fieldset className={styles.part}>
          <legend>{t('invoiceSettings.company')}</legend>
          <CompanyFields />
          <AddressFields part="company" form={shown} isRequired isDisabled={false} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{t('invoiceSettings.billing')}</legend>
          <BillingFields />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{t('invoiceSettings.delivery')}</legend>
          <Form.Item name="sameAsCompany" valuePropName="checked">
            <Checkbox>{t('invoiceSettings.sameAsCompany')}</Checkbox>
          </Form.Item>
          <AddressFields
            part="delivery"
            form={shown}
            isRequired={!shown.sameAsCompany}
            isDisabled={shown.sameAsCompany}
          />
          <RulesField name="deliveryInstructions" label={t('invoiceSettings.fields.deliveryInstructions')}>
            <Input.TextArea rows={3} />
          </RulesField>
        </fieldset>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('invoiceSettings.save')}
        </Button>
      </RulesForm>
    </Card>
  );
}

function CompanyFields() {
  const { t } = useTranslation('accountTabs');
  return (
    <div className={styles.fields}>
      <RulesField name="companyName" label={t('invoiceSettings.fields.companyName')} className={styles.whole}>
        <Input autoComplete="organization" />
      </RulesField>
      <RulesField name="vatNumber" label={t('invoiceSettings.fields.vatNumber')}>
        <Input dir="ltr" />
      </RulesField>
      <RulesField name="registrationNumber" label={t('invoiceSettings.fields.registrationNumber')}>
        <Input dir="ltr" />
      </RulesField>
      <RulesField name="taxId" label={t('invoiceSettings.fields.taxId')}>
        <Input dir="ltr" />
      </RulesField>
    </div>
  );
}

function BillingFields() {
  const { t } = useTranslation('accountTabs');
  return (
    <div className={styles.fields}>
      <RulesField name="billingEmail" label={t('invoiceSettings.fields.billingEmail')}>
        <Input type="email" inputMode="email" autoComplete="billing email" dir="ltr" />
      </RulesField>
      <RulesField name="billingPhone" label={t('invoiceSettings.fields.billingPhone')}>
        <Input type="tel" inputMode="tel" autoComplete="billing tel" dir="ltr" />
      </RulesField>
    </div>
  );
}

function useSaveInvoiceSettings() {
  const { t } = useTranslation('accountTabs');
  const { updateUser } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [update, { isLoading }] = useUpdateInvoiceDetailsMutation();
  return {
    isBusy: isLoading,
    /** @returns the messages of the fields that were refused */
    async save({ sameAsCompany: _shown, ...invoiceDetailsRequest }: InvoiceSettingsForm) {
      try {
        updateUser(await update({ invoiceDetailsRequest }).unwrap());
        toast({ title: t('invoiceSettings.saved') });
        return {};
      } catch (error) {
        const title = t('invoiceSettings.failed');
        return failure.show(error, { title, fields: INVOICE_DETAILS_FIELDS }).fields;
      }
    },
  };
}
