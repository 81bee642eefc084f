import { ErrorPanel, Skeleton, VisuallyHidden } from '@kp/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineMethod, PaymentPartProps, PublicKeys } from './payment.types';
import styles from './payment.module.css';
import { PaypalNote } from './paypal-note';
import { TestModeNote } from './test-mode-note';
import { useLoadedPart } from './use-loaded-part';

export interface PaymentPanelProps extends PaymentPartProps {
  readonly method: OnlineMethod;
  readonly publicKeys: PublicKeys;
  readonly isTestMode: boolean;
}

type LoadPart = () => Promise<ComponentType<PaymentPartProps & { publicKeys: PublicKeys }>>;

const stripe: LoadPart = async () => (await import('./stripe/stripe-payment')).StripePayment;
const revolut: LoadPart = async () => (await import('./revolut/revolut-payment')).RevolutPayment;
const testCard: LoadPart = async () => (await import('./test-provider/test-card-payment')).TestCardPayment;
const testWallet: LoadPart = async () =>
  (await import('./test-provider/test-wallet-payment')).TestWalletPayment;

/** What the chosen method needs in the checkout. Its code is fetched when it is chosen, and no other. */
export function PaymentPanel({ method, isTestMode, ...part }: PaymentPanelProps) {
  const isLive = isConnected(method, part.publicKeys) || !isTestMode;
  return (
    <div className={styles.panel}>
      {!isLive && <TestModeNote />}
      {method === 'paypal' && <PaypalNote total={part.total} />}
      {method === 'stripe' && <LoadedPart key={`${isLive}`} load={isLive ? stripe : testCard} {...part} />}
      {method === 'revolut' && (
        <LoadedPart key={`${isLive}`} load={isLive ? revolut : testWallet} {...part} />
      )}
    </div>
  );
}

/** True with the keys of the provider; without them the built-in test provider takes its part. */
function isConnected(method: OnlineMethod, publicKeys: PublicKeys): boolean {
  if (method === 'stripe') return Boolean(publicKeys.stripePublishableKey);
  return method === 'revolut' && Boolean(publicKeys.revolutPublicKey);
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
