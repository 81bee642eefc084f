import { linksApi, type PaymentLinkResponse } from '@kp/api-client/links';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { OnlineMethod } from '../../shared/payment/payment-form';
import { LinkPanel as Panel } from './link-panel';
import { PayForm } from './pay-form';

export interface PaymentStateProps {
  readonly token: string;
  readonly invoice: PaymentLinkResponse;
}

/** The form while the invoice can be paid, else what has become of it. */
export function PaymentState({ token, invoice }: PaymentStateProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const [start] = linksApi.useStartLinkPaymentMutation();
  const [confirm] = linksApi.useConfirmLinkPaymentMutation();
  const calls = {
    start: (method: OnlineMethod) => start({ token, method }).unwrap(),
    confirm: () => confirm({ token }).unwrap(),
  };
  const { state, paidAt, totalAmount, outstandingAmount, currency, methods } = invoice;
  switch (state) {
    case 'payable':
      return <PayForm calls={calls} amount={totalAmount} currency={currency} methods={methods} />;
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
