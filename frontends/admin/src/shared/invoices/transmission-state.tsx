import type { TransmissionResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Flex, Tag, type TagProps, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const COLORS = {
  toSend: 'default',
  sent: 'processing',
  accepted: 'success',
  rejected: 'error',
  overdue: 'error',
} as const satisfies Record<string, TagProps['color']>;

function stateOf({ state, isOverdue }: TransmissionResponse): keyof typeof COLORS {
  if (isOverdue) return 'overdue';
  if (state === 'to_send') return 'toSend';
  return state === 'sending' ? 'sent' : state;
}

/** Where a document is on its way to the tax office, and how many working days are left. */
export function TransmissionState({ transmission }: { readonly transmission: TransmissionResponse }) {
  const { t } = useTranslation('adminOrders');
  const { number } = useFormats();
  const { workingDaysLeft, isOverdue } = transmission;
  const state = stateOf(transmission);
  const isOpen = state === 'toSend' || state === 'sent';
  return (
    <Flex vertical align="start">
      <Tag color={COLORS[state]}>{t(`invoices.transmission.states.${state}`)}</Tag>
      {isOpen && !isOverdue && (
        <Typography.Text type="secondary">
          {t('invoices.transmission.left', { number: number(workingDaysLeft) })}
        </Typography.Text>
      )}
    </Flex>
  );
}
