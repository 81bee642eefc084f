import type { LanguageCode } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import RevolutCheckout, { isValidLocale, type RevolutPaymentsModuleInstance } from '@revolut/checkout';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome, ProviderFormProps, PublicKeys } from '../payment-form';
import styles from '../payment.module.css';

export interface RevolutButtonsProps extends Pick<ProviderFormProps, 'total' | 'returnUrl'> {
  readonly token: string;
  readonly publicKeys: PublicKeys;
  readonly onEnd: (outcome: PaymentOutcome) => void;
  readonly onProblem: (message: string) => void;
}

/** Takes the focus when it appears, as it may be far above the pressed button. */
export function RevolutButtons(props: RevolutButtonsProps) {
  const { token, total, publicKeys, onEnd, onProblem, returnUrl } = props;
  const { t } = useTranslation('checkout');
  const { language } = useFormats();
  const group = useRef<HTMLDivElement>(null);
  const revolutPay = useRef<HTMLDivElement>(null);
  const device = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const events = useRef({ onEnd, onProblem, returnUrl });
  useEffect(() => {
    events.current = { onEnd, onProblem, returnUrl };
  });
  useEffect(() => group.current?.focus(), []);
  useEffect(() => {
    let module: RevolutPaymentsModuleInstance | undefined;
    let isUnmounted = false;
    const mount = async () => {
      const loaded = await loadRevolut(publicKeys, language);
      if (isUnmounted || !revolutPay.current || !device.current) return loaded.destroy();
      module = loaded;
      const order = {
        token,
        amountMinor: total.minor,
        currency: total.currency,
        returnUrl: events.current.returnUrl,
      };
      const onOutcome = (outcome: PaymentOutcome) => events.current.onEnd(outcome);
      mountRevolutPay(module, revolutPay.current, order, onOutcome);
      setMissing(!(await mountDeviceWallet(module, device.current, order, onOutcome)));
    };
    mount().catch((error: unknown) => {
      if (!isUnmounted) events.current.onProblem(error instanceof Error ? error.message : String(error));
    });
    return () => {
      isUnmounted = true;
      module?.destroy();
    };
  }, [token, total.minor, total.currency, publicKeys, language]);
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

interface RevolutOrder {
  readonly token: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: ProviderFormProps['returnUrl'];
}

type OnOutcome = (outcome: PaymentOutcome) => void;

const declined = ({ message }: { message?: string }): PaymentOutcome => ({
  kind: 'declined',
  message: message ?? null,
});

/** On a phone the button opens Revolut's app, which returns by URL. */
function mountRevolutPay(
  { revolutPay }: RevolutPaymentsModuleInstance,
  target: HTMLElement,
  { token, amountMinor, currency, returnUrl }: RevolutOrder,
  onOutcome: OnOutcome,
): void {
  revolutPay.mount(target, {
    currency,
    totalAmount: amountMinor,
    createOrder: async () => ({ publicId: token }),
    mobileRedirectUrls: {
      success: returnUrl('succeeded'),
      failure: returnUrl('failed'),
      cancel: returnUrl('cancelled'),
    },
  });
  revolutPay.on('payment', (event) => {
    if (event.type === 'success') onOutcome({ kind: 'paid' });
    else onOutcome(event.type === 'error' ? declined(event.error) : { kind: 'cancelled' });
  });
}

/** Mounts Apple Pay or Google Pay. @returns false when the device has neither */
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
  const isAvailable = (await button.canMakePayment()) !== null;
  if (isAvailable) await button.render();
  else button.destroy();
  return isAvailable;
}

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
