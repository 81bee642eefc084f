import type { PaymentResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex, Tag, Typography } from '@kp/ui/admin';
import { Timeline } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { disputePhaseOf, disputesOf, isDisputeOpen } from './dispute-progress';

export function PaymentDisputes({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const disputes = disputesOf(payment);
  if (disputes.length === 0) return null;
  const isOpen = isDisputeOpen(disputes);
  const events = [...disputes].reverse().map(({ at, note }) => ({
    key: `${at} ${note}`,
    color: isOpen ? 'red' : 'gray',
    content: (
      <>
        {t(`payments.disputes.${disputePhaseOf(note)}`)}{' '}
        <Typography.Text type="secondary">
          <time dateTime={at}>{formatDateTime(at, language)}</time>
          {note && (
            <>
              {' · '}
              <bdi dir="ltr">{note}</bdi>
            </>
          )}
        </Typography.Text>
      </>
    ),
  }));
  return (
    <Flex vertical align="start" gap="small">
      <Tag color={isOpen ? 'error' : 'default'}>
        {isOpen ? t('payments.disputes.title') : t('payments.disputes.closed')}
      </Tag>
      {isOpen && <Typography.Text type="secondary">{t('payments.disputes.hint')}</Typography.Text>}
      <Timeline items={events} aria-label={t('payments.disputes.title')} />
    </Flex>
  );
}
