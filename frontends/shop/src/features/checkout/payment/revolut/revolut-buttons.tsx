import { SHOP_CURRENCY } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import RevolutCheckout, { isValidLocale, type RevolutPaymentsModuleInstance } from '@revolut/checkout';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome, PaymentPartProps, PublicKeys } from '../payment-outcome';
import { returnAddress } from '../../return/checkout-return';
import styles from '../payment.module.css';

export interface RevolutButtonsProps extends Pick<PaymentPartProps, 'total'> {
  /** Public id of the order that is paid. */
  readonly token: string;
  readonly publicKeys: PublicKeys;
  readonly onEnd: (outcome: PaymentOutcome) => void;
  /** Revolut's library could not be started. */
  readonly onProblem: (message: string) => void;
}

/**
 * Revolut Pay, and Apple Pay or Google Pay where the device has it. They take the focus: whoever chose "Place Order" may
 * be too far down to see them come.
 */
export function RevolutButtons({ token, total, publicKeys, onEnd, onProblem }: RevolutButtonsProps) {
  const { t } = useTranslation('checkout');
  const { language } = useFormats();
  const group = useRef<HTMLDivElement>(null);
  const revolutPay = useRef<HTMLDivElement>(null);
  const device = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const events = useRef({ onEnd, onProblem });
  useEffect(() => {
    events.current = { onEnd, onProblem };
  });
  useEffect(() => group.current?.focus(), []);
  useEffect(() => {
    let module: RevolutPaymentsModuleInstance | undefined;
    let isGone = false;
    const mount = async () => {
      const loaded = await loadRevolut(publicKeys, language);
      if (isGone || !revolutPay.current || !device.current) return loaded.destroy();
      module = loaded;
      const order = { token, amountMinor: total.minor, currency: SHOP_CURRENCY };
      const onOutcome = (outcome: PaymentOutcome) => events.current.onEnd(outcome);
      mountRevolutPay(module, revolutPay.current, order, onOutcome);
      setMissing(!(await mountDeviceWallet(module, device.current, order, onOutcome)));
    };
    mount().catch((error: unknown) => {
      if (!isGone) events.current.onProblem(error instanceof Error ? error.message : String(error));
    });
    return () => {
      isGone = true;
      module?.destroy();
    };
  }, [token, total.minor, publicKeys, language]);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('payment.methods.revolut.name')}
      tabIndex={-1}
      className={styles.wallet}
    >
      <div ref={revolutPay} />
      <div ref={device} hidden={isMissing} />
      {isMissing && <p className={styles.soft}>{t('payment.walletUnavailable')}</p>}
    </div>
  );
}

/** An order that was created at Revolut. */
interface RevolutOrder {
  readonly token: string;
  readonly amountMinor: number;
  readonly currency: string;
}

type OnOutcome = (outcome: PaymentOutcome) => void;

const declined = ({ message }: { message?: string }): PaymentOutcome => ({
  kind: 'declined',
  message: message ?? null,
});

/** Puts Revolut's own button into the page. On a phone it leads to its app and back. */
function mountRevolutPay(
  { revolutPay }: RevolutPaymentsModuleInstance,
  target: HTMLElement,
  { token, amountMinor, currency }: RevolutOrder,
  onOutcome: OnOutcome,
): void {
  revolutPay.mount(target, {
    currency,
    totalAmount: amountMinor,
    createOrder: async () => ({ publicId: token }),
    mobileRedirectUrls: {
      success: returnAddress('succeeded'),
      failure: returnAddress('failed'),
      cancel: returnAddress('cancelled'),
    },
  });
  revolutPay.on('payment', (event) => {
    if (event.type === 'success') onOutcome({ kind: 'paid' });
    else onOutcome(event.type === 'error' ? declined(event.error) : { kind: 'cancelled' });
  });
}

/** Puts the button of Apple Pay or Google Pay into the page. @returns false when the device has neither */
async function mountDeviceWallet(
  { paymentRequest }: RevolutPaymentsModuleInstance,
  target: HTMLElement,
  { token, amountMinor: amount, currency }: RevolutOrder,
  onOutcome: OnOutcome,
): Promise<boolean> {
  const button = paymentRequest(target, {
    amount,
    currency,
    createOrder: async () => ({ publicId: token }),
    onSuccess: () => onOutcome({ kind: 'paid' }),
    onError: (error) => onOutcome(declined(error)),
    onCancel: () => onOutcome({ kind: 'cancelled' }),
  });
  const isHere = (await button.canMakePayment()) !== null;
  if (isHere) await button.render();
  else button.destroy();
  return isHere;
}

/** Fetches Revolut's library from Revolut. @throws when it cannot be started */
function loadRevolut(
  { revolutPublicKey = '', revolutMode }: PublicKeys,
  language: LanguageCode,
): Promise<RevolutPaymentsModuleInstance> {
  return RevolutCheckout.payments({
    publicToken: revolutPublicKey,
    mode: revolutMode === 'sandbox' ? 'sandbox' : 'prod',
    locale: isValidLocale(language) ? language : 'auto',
  });
}
