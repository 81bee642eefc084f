import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Declined, DeclineCode } from './payment.types';

const TEXTS = {
  card_declined: 'pay.provider.declined',
  insufficient_funds: 'pay.provider.noFunds',
  not_a_test_card: 'pay.provider.notTestCard',
  invalid_expiry: 'pay.provider.badExpiry',
  invalid_cvc: 'pay.provider.badCode',
  payment_declined: 'pay.provider.paymentDeclined',
  authentication_failed: 'pay.provider.notAuthenticated',
} as const satisfies Record<DeclineCode, string>;

/** Why a payment was refused: the test provider in the language of the page, others in their own words; null without any. */
export function useDeclineText(): (declined: Declined) => string | null {
  const { t } = useTranslation('checkout');
  return useCallback(({ code, message }) => (code && TEXTS[code] ? t(TEXTS[code]) : message), [t]);
}
