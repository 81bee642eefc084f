import { useRequestFailure, useToast } from '@kp/client';
import { dayAfter, shopDayOf } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Form } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';

interface AddRateProps<Values extends { readonly validFrom: string }> {
  readonly initialValues: Values;
  /** What the new rate takes the place of; undefined for a day that has a rate already, which the server refuses. */
  readonly replacedBy?: (values: Values) => { readonly subject: string; readonly rate: string } | undefined;
  readonly add: (values: Values) => Promise<unknown>;
  /** Beside the button that opens the form. */
  readonly actions?: ReactNode;
  /** Of rates unless given. */
  readonly texts?: { readonly add: string; readonly added: string; readonly addFailed: string };
  readonly children: ReactNode;
}

/** The server checks the rate and names the field; the form keeps what was typed. */
export function AddRate<Values extends { readonly validFrom: string }>({
  initialValues,
  replacedBy,
  add,
  actions,
  texts,
  children,
}: AddRateProps<Values>) {
  const { t } = useTranslation('adminSettings');
  const words = texts ?? { add: t('rates.add'), added: t('rates.added'), addFailed: t('rates.addFailed') };
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
      toast({ title: words.added });
      setOpen(false);
    } catch (error) {
      const placed = failure.show(error, { title: words.addFailed, fields: Object.keys(initialValues) });
      const named = Object.entries(placed.fields as Record<string, string>);
      form.setFields(named.map(([field, text]) => ({ name: field as never, errors: [text] })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Flex wrap gap="small">
        <Button type="primary" onClick={open}>
          {words.add}
        </Button>
        {actions}
      </Flex>
      <FormModal<Values>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.add}
        submitLabel={words.add}
        isBusy={isBusy}
        form={form}
        onSubmit={(values) => void submit(values)}
      >
        {children}
        {replacedBy && (
          <Form.Item noStyle shouldUpdate>
            {() => <Replaces values={form.getFieldsValue()} replacedBy={replacedBy} />}
          </Form.Item>
        )}
      </FormModal>
    </>
  );
}

type ReplacesProps<Values extends { readonly validFrom: string }> = Required<
  Pick<AddRateProps<Values>, 'replacedBy'>
> & {
  readonly values: Values;
};

function Replaces<Values extends { readonly validFrom: string }>({
  values,
  replacedBy,
}: ReplacesProps<Values>) {
  const { t } = useTranslation('adminSettings');
  const { date } = useFormats();
  const replaced = values.validFrom ? replacedBy(values) : undefined;
  return (
    <div role="status">
      {replaced && (
        <Alert
          type="warning"
          showIcon
          title={t('rates.replaces', { ...replaced, day: date(values.validFrom) })}
        />
      )}
    </div>
  );
}

/** The newest of `rates` that counts on `day`. */
export function rateOn<Rate extends { readonly validFrom: string }>(
  rates: readonly Rate[],
  day: string,
): Rate | undefined {
  const started = rates.filter(({ validFrom }) => validFrom <= day);
  return started.sort((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
}

/** As in the dates of the API. */
export const shopDay = (daysAhead: number): string => dayAfter(shopDayOf(new Date()), daysAhead);
