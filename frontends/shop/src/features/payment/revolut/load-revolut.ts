import type { LanguageCode } from '@kp/i18n';
import RevolutCheckout, { isValidLocale, type RevolutPaymentsModuleInstance } from '@revolut/checkout';
import type { PublicKeys } from '../payment.types';

/** Fetches Revolut's library from Revolut. @throws when it cannot be started */
export function loadRevolut(
  { revolutPublicKey = '', revolutMode }: PublicKeys,
  language: LanguageCode,
): Promise<RevolutPaymentsModuleInstance> {
  return RevolutCheckout.payments({
    publicToken: revolutPublicKey,
    mode: revolutMode === 'sandbox' ? 'sandbox' : 'prod',
    locale: isValidLocale(language) ? language : 'auto',
  });
}
