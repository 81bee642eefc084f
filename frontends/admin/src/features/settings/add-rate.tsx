import { useRequestFailure, useToast } from '@kp/client';
import { dayAfter, shopDayOf } from '@kp/i18n/shop-time';
import { Button, Form } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';

interface AddRateProps<Values extends object> {
  readonly initialValues: Values;
  readonly add: (values: Values) => Promise<unknown>;
  readonly children: ReactNode;
}

/** The server checks the rate and names the field; the form keeps what was typed. */
export function AddRate<Values extends object>({ initialValues, add, children }: AddRateProps<Values>) {
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = () => {
    form.setFieldsValue(initialValues as never);
    setOpen(true);
  };
  const submit = async (values: Values) => {
    setBusy(true);
    try {
      await add(values);
      toast({ title: t('rates.added') });
      setOpen(false);
    } catch (error) {
      const placed = failure.show(error, { title: t('rates.addFailed'), fields: Object.keys(initialValues) });
      const named = Object.entries(placed.fields as Record<string, string>);
      form.setFields(named.map(([field, text]) => ({ name: field as never, errors: [text] })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Button type="primary" onClick={open}>
          {t('rates.add')}
        </Button>
      </p>
      <FormModal<Values>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('rates.add')}
        submitLabel={t('rates.add')}
        isBusy={isBusy}
        form={form}
        onSubmit={(values) => void submit(values)}
      >
        {children}
      </FormModal>
    </>
  );
}

/** As in the dates of the API. */
export const shopDay = (daysAhead: number): string => dayAfter(shopDayOf(new Date()), daysAhead);
