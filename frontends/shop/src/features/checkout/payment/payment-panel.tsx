import { ErrorPanel, Skeleton, VisuallyHidden } from '@kp/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaypalNote, TestModeNote } from './payment-notes';
import type { OnlineMethod, PaymentPartProps, PublicKeys } from './payment-outcome';
import styles from './payment.module.css';

export interface PaymentPanelProps extends PaymentPartProps {
  readonly method: OnlineMethod;
  readonly publicKeys: PublicKeys;
  /** Paid to the built-in test provider. */
  readonly isTest: boolean;
}

type LoadPart = () => Promise<ComponentType<PaymentPartProps & { publicKeys: PublicKeys }>>;

const stripe: LoadPart = async () => (await import('./stripe/stripe-payment')).StripePayment;
const revolut: LoadPart = async () => (await import('./revolut/revolut-payment')).RevolutPayment;
const testCard: LoadPart = async () => (await import('./test-provider/test-card-payment')).TestCardPayment;
const testWallet: LoadPart = async () => (await import('./test-provider/test-wallet')).TestWalletPayment;

/** What the chosen method needs in the checkout. Its code is fetched when it is chosen, and no other. */
export function PaymentPanel({ method, isTest, ...part }: PaymentPanelProps) {
  return (
    <div className={styles.panel}>
      {isTest && <TestModeNote />}
      {method === 'paypal' && <PaypalNote total={part.total} />}
      {method === 'stripe' && <LoadedPart key="card" load={isTest ? testCard : stripe} {...part} />}
      {method === 'revolut' && <LoadedPart key="wallet" load={isTest ? testWallet : revolut} {...part} />}
    </div>
  );
}

function LoadedPart({ load, ...props }: PaymentPartProps & { load: LoadPart; publicKeys: PublicKeys }) {
  const { t } = useTranslation();
  const { Part, hasFailed, retry } = useLoadedPart(load);
  if (Part) return <Part {...props} />;
  if (hasFailed) {
    return (
      <ErrorPanel title={t('errors.loadFailed')} onRetry={retry}>
        {t('errors.network')}
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('actions.loading')}</VisuallyHidden>
      <Skeleton height="12rem" />
    </>
  );
}

interface LoadedPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Fetches the code of a part of the page when that is first shown; unlike with `React.lazy`, a failure can be tried again. */
function useLoadedPart<Props>(load: () => Promise<ComponentType<Props>>): LoadedPart<Props> {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  const isDue = !loaded && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setLoaded({ Part }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);
  return { Part: loaded?.Part, hasFailed, retry: () => setFailed(false) };
}
