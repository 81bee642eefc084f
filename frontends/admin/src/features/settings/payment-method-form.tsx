import type { AdminPaymentMethodResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import {
  MAX_METHOD_HINT_LENGTH,
  MAX_METHOD_NAME_LENGTH,
  PAYMENT_BUYERS,
} from '@kp/commerce/payment-method-terms';
import { LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { FormModal } from '../../shared/form-modal';
import { useZonePlaces } from '../../shared/zone-places';
import styles from './settings.module.css';

type Terms = Pick<AdminPaymentMethodResponse, 'buyers' | 'minTotal' | 'maxTotal'> & {
  readonly countries: string[];
};

const FIELDS = ['countries', 'buyers', 'minTotal', 'maxTotal'] as const;

interface PaymentMethodFormProps {
  readonly method: AdminPaymentMethodResponse;
  readonly name: string;
  readonly onSave: (method: AdminPaymentMethodResponse) => Promise<unknown>;
  readonly onClose: () => void;
}

/** For whom a method is offered, and what it is called. */
export function PaymentMethodForm({ method, name, onSave, onClose }: PaymentMethodFormProps) {
  const { t } = useTranslation('adminSettings');
  const { language: shown } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const places = useZonePlaces();
  const [form] = Form.useForm<Terms>();
  const [isBusy, setBusy] = useState(false);
  const [language, setLanguage] = useState<string>(shown);
  const [texts, setTexts] = useState(method.texts);
  const text = texts.find((each) => each.language === language) ?? { language, name: '', hint: '' };
  const type = (changes: Partial<typeof text>) =>
    setTexts([...texts.filter((each) => each.language !== language), { ...text, ...changes }]);

  const submit = async ({ countries, buyers, minTotal, maxTotal }: Terms) => {
    setBusy(true);
    try {
      const limits = { minTotal: minTotal.trim(), maxTotal: maxTotal.trim() };
      await onSave({
        ...method,
        ...limits,
        buyers,
        countries: countries.length > 0 ? countries : null,
        texts,
      });
      toast({ title: t('payments.changed') });
      onClose();
    } catch (error) {
      const placed = failure.show(error, { title: t('saveFailed'), fields: FIELDS });
      const named = Object.entries(placed.fields as Record<string, string>);
      form.setFields(named.map(([field, message]) => ({ name: field as keyof Terms, errors: [message] })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormModal<Terms>
      isOpen
      onClose={onClose}
      title={t('payments.editOf', { method: name })}
      submitLabel={t('save')}
      isBusy={isBusy}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item
        name="countries"
        label={t('payments.countries')}
        extra={t(method.id === 'cash' ? 'payments.cashCountriesHint' : 'payments.countriesHint')}
        initialValue={method.countries ?? []}
      >
        <Select mode="multiple" showSearch optionFilterProp="label" options={[...places.countries]} />
      </Form.Item>
      <Form.Item name="buyers" label={t('payments.buyers')} initialValue={method.buyers}>
        <Select
          options={PAYMENT_BUYERS.map((value) => ({ value, label: t(`payments.buyersOf.${value}`) }))}
        />
      </Form.Item>
      <div className={styles.pairs}>
        <Form.Item name="minTotal" label={t('payments.minTotal')} initialValue={method.minTotal}>
          <DecimalInput />
        </Form.Item>
        <Form.Item name="maxTotal" label={t('payments.maxTotal')} initialValue={method.maxTotal}>
          <DecimalInput />
        </Form.Item>
      </div>
      <Form.Item label={t('payments.language')}>
        <Select
          aria-label={t('payments.language')}
          value={language}
          options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          onChange={setLanguage}
        />
      </Form.Item>
      <Form.Item label={t('payments.name')} extra={t('payments.textHint')}>
        <Input
          aria-label={t('payments.name')}
          maxLength={MAX_METHOD_NAME_LENGTH}
          value={text.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Form.Item>
      <Form.Item label={t('payments.hint')}>
        <Input.TextArea
          aria-label={t('payments.hint')}
          rows={2}
          maxLength={MAX_METHOD_HINT_LENGTH}
          value={text.hint}
          onChange={({ target }) => type({ hint: target.value })}
        />
      </Form.Item>
    </FormModal>
  );
}
