import { useRequestFailure } from '@kp/client';
import { Flex, Switch, Typography } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetAccountingRemindersOfCustomerQuery,
  useGetAccountingRemindersQuery,
  useSwitchAccountingRemindersMutation,
  useSwitchAccountingRemindersOfCustomerMutation,
} from './accounting-api';

/** Of all customers. */
export function ReminderSwitch() {
  const { t } = useTranslation('adminAccounting');
  const { data } = useGetAccountingRemindersQuery();
  const [change, { isLoading }] = useSwitchAccountingRemindersMutation();
  return (
    <Labelled
      label={t('reminders.title')}
      hint={t('reminders.hint')}
      isOn={data?.isOn}
      isLoading={isLoading}
      onChange={(isOn) => change({ remindersBody: { isOn } }).unwrap()}
    />
  );
}

/** Of the customer of a document. */
export function CustomerReminderSwitch({ id }: { readonly id: number }) {
  const { t } = useTranslation('adminAccounting');
  const { currentData } = useGetAccountingRemindersOfCustomerQuery({ id });
  const [change, { isLoading }] = useSwitchAccountingRemindersOfCustomerMutation();
  return (
    <Labelled
      label={t('reminders.ofCustomer')}
      isOn={currentData?.isOn}
      isLoading={isLoading}
      onChange={(isOn) => change({ id, remindersBody: { isOn } }).unwrap()}
    />
  );
}

interface LabelledProps {
  readonly label: string;
  readonly hint?: string;
  /** Undefined while it loads. */
  readonly isOn: boolean | undefined;
  readonly isLoading: boolean;
  readonly onChange: (isOn: boolean) => Promise<unknown>;
}

function Labelled({ label, hint, isOn, isLoading, onChange }: LabelledProps) {
  const { t } = useTranslation('adminAccounting');
  const failure = useRequestFailure();
  const name = useId();
  if (isOn === undefined) return null;
  const change = async (wanted: boolean) => {
    try {
      await onChange(wanted);
    } catch (error) {
      failure.show(error, { title: t('reminders.failed') });
    }
  };
  return (
    <Flex wrap align="center" gap="small">
      <Switch
        aria-labelledby={name}
        checked={isOn}
        loading={isLoading}
        onChange={(wanted) => void change(wanted)}
      />
      <span id={name}>{label}</span>
      {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
    </Flex>
  );
}
