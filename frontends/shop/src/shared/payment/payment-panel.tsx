import { ErrorPanel, Skeleton, VisuallyHidden } from '@kp/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PaypalNote, TestModeNote } from './payment-notes';
import type { OnlineMethod, ProviderFormProps, PublicKeys } from './payment-form';
import styles from './payment.module.css';

export interface PaymentPanelProps extends ProviderFormProps {
  readonly method: OnlineMethod;
  readonly publicKeys: PublicKeys;
  readonly isTest: boolean;
}

type LoadForm = () => Promise<ComponentType<ProviderFormProps & { publicKeys: PublicKeys }>>;

const stripe: LoadForm = async () => (await import('./stripe/stripe-payment')).StripePayment;
const revolut: LoadForm = async () => (await import('./revolut/revolut-payment')).RevolutPayment;
const testCard: LoadForm = async () => (await import('./test-provider/test-card-payment')).TestCardPayment;
const testWallet: LoadForm = async () => (await import('./test-provider/test-wallet')).TestWalletPayment;

/** The form of a provider is loaded when its method is chosen. */
export function PaymentPanel({ method, isTest, ...form }: PaymentPanelProps) {
  return (
    <div className={styles.panel}>
      {isTest && <TestModeNote />}
      {method === 'paypal' && <PaypalNote total={form.total} />}
      {method === 'stripe' && <LazyProviderForm key="card" load={isTest ? testCard : stripe} {...form} />}
      {method === 'revolut' && (
        <LazyProviderForm key="wallet" load={isTest ? testWallet : revolut} {...form} />
      )}
    </div>
  );
}

function LazyProviderForm({
  load,
  ...props
}: ProviderFormProps & { load: LoadForm; publicKeys: PublicKeys }) {
  const { t } = useTranslation();
  const { Component, hasFailed, retry } = useLazyComponent(load);
  if (Component) return <Component {...props} />;
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

interface LazyComponent<Props> {
  readonly Component: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Unlike `React.lazy`, a failed load can be retried. */
function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  const isDue = !loaded && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded({ Component }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);
  return { Component: loaded?.Component, hasFailed, retry: () => setFailed(false) };
}
