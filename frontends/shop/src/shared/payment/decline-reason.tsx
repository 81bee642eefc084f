import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclineCode, Declined } from './payment-form';

export function DeclineReason({ declined }: { declined: Declined }) {
  const reason = useDeclineText()(declined);
  return reason ? <p dir="auto">{reason}</p> : null;
}

const DECLINE_TEXTS = {
  card_declined: 'pay.provider.declined',
  insufficient_funds: 'pay.provider.noFunds',
  not_a_test_card: 'pay.provider.notTestCard',
  invalid_expiry: 'pay.provider.badExpiry',
  invalid_cvc: 'pay.provider.badCode',
  payment_declined: 'pay.provider.paymentDeclined',
  authentication_failed: 'pay.provider.notAuthenticated',
} as const satisfies Record<DeclineCode, string>;

/** The test provider's reasons are translated; other providers' messages are shown as they are. */
export function useDeclineText(): (declined: Declined) => string | null {
  const { t } = useTranslation('checkout');
  return useCallback(
    ({ code, message }) => (code && DECLINE_TEXTS[code] ? t(DECLINE_TEXTS[code]) : message),
    [t],
  );
}
