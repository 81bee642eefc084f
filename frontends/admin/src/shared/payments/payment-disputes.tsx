import type { PaymentResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex, Tag, Typography } from '@kp/ui/admin';
import { Timeline } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import { ShortDate } from '../short-date';

type Dispute = PaymentResponse['disputes'][number];

export function PaymentDisputes({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('adminOrders');
  const { disputes, currency } = payment;
  if (disputes.length === 0) return null;
  const isOpen = disputes.some(({ state }) => state === 'open');
  const items = [...disputes].reverse().map((dispute) => ({
    key: String(dispute.id),
    color: dispute.state === 'won' ? 'gray' : 'red',
    content: <DisputeEntry dispute={dispute} currency={currency} />,
  }));
  return (
    <Flex vertical align="start" gap="small">
      {isOpen && <Tag color="error">{t('payments.disputes.title')}</Tag>}
      {isOpen && <Typography.Text type="secondary">{t('payments.disputes.hint')}</Typography.Text>}
      <Timeline items={items} aria-label={t('payments.disputes.title')} />
    </Flex>
  );
}

function DisputeEntry({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const { t } = useTranslation('adminOrders');
  const { money, language } = useFormats();
  const { kind, state, reason, respondBy, openedAt, closedAt } = dispute;
  const at = closedAt ?? openedAt;
  const amount = money({ amount: dispute.amount, currency });
  return (
    <>
      <p>{t(`payments.disputes.${kind === 'reversal' ? 'reversed' : state}`, { amount })}</p>
      {respondBy && (
        <p>
          <strong>{t('payments.disputes.respondBy', { date: formatDateTime(respondBy, language) })}</strong>
        </p>
      )}
      <Typography.Text type="secondary">
        <ShortDate iso={at} />
        {reason && (
          <>
            {' · '}
            <bdi dir="ltr">{reason}</bdi>
          </>
        )}
      </Typography.Text>
    </>
  );
}
