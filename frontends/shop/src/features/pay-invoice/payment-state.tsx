import type { PaymentLinkResponse } from '@kp/api-client/links';
import { formatInvoiceDate } from '@kp/i18n';
import { EmptyState, useFormats, type EmptyStateProps } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../../shared/status-panel';
import { PayForm } from './pay-form';

export interface PaymentStateProps {
  readonly token: string;
  readonly invoice: PaymentLinkResponse;
}

/** The form while the invoice can be paid, else what has become of it. */
export function PaymentState({ token, invoice }: PaymentStateProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { state, paidAt, outstandingAmount, currency } = invoice;
  switch (state) {
    case 'payable':
      return <PayForm token={token} invoice={invoice} />;
    case 'paid':
      return (
        <Panel icon="check" title={t('payInvoice.paidTitle')}>
          {paidAt && t('payInvoice.paidOn', { date: formatInvoiceDate(paidAt) })}
          {paidAt && <br />}
          {t('payInvoice.paidText')}
        </Panel>
      );
    case 'processing':
      return (
        <Panel icon="clock" title={t('payInvoice.processingTitle')}>
          {t('payInvoice.processingText')}
        </Panel>
      );
    case 'pending':
      return (
        <Panel icon="clock" title={t('pay.reviewTitle')}>
          {t('payInvoice.pendingText')}
        </Panel>
      );
    case 'partly_paid':
      return (
        <Panel icon="info" title={t('payInvoice.partlyPaidTitle')}>
          {t('payInvoice.partlyPaidText', { amount: money({ amount: outstandingAmount, currency }) })}
        </Panel>
      );
    case 'reversed':
      return (
        <Panel icon="info" title={t('payInvoice.reversedTitle')}>
          {t('payInvoice.reversedText')}
        </Panel>
      );
    case 'unavailable':
      return (
        <Panel icon="info" title={t('payInvoice.unavailableTitle')}>
          {t('payInvoice.unavailableText')}
        </Panel>
      );
  }
}

function Panel({ icon, title, children }: Pick<EmptyStateProps, 'icon' | 'title' | 'children'>) {
  return (
    <StatusPanel>
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    </StatusPanel>
  );
}
