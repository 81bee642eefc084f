import { SHOP_CURRENCY } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import type { RevolutPaymentsModuleInstance } from '@revolut/checkout';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';
import type { PaymentOutcome, PaymentPartProps, PublicKeys } from '../payment.types';
import { loadRevolut } from './load-revolut';
import { mountDeviceWallet, mountRevolutPay } from './mount-wallets';

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
