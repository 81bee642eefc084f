import { shopApi } from '@kp/api-client/shop';
import { Skeleton } from '@kp/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderable } from '../../../shared/cart/cart-review';
import type { ExpressWalletProps } from '../../../shared/payment/express-wallet';
import { ShortOrderTerms } from '../checkout-actions';
import type { CartExpressProps, ExpressCheckoutProps } from './express-checkout';
import styles from './express-checkout.module.css';

async function load(isTest: boolean) {
  const [{ ExpressCheckout, CartExpressCheckout }, Wallets] = await Promise.all([
    import(/* webpackChunkName: "express-checkout" */ './express-checkout'),
    isTest ? testWallet() : deviceWallets(),
  ]);
  return { ExpressCheckout, CartExpressCheckout, Wallets };
}

type LoadWallets = () => Promise<ComponentType<ExpressWalletProps>>;

const testWallet: LoadWallets = async () =>
  (await import('../../../shared/payment/test-provider/test-express')).TestExpress;
const deviceWallets: LoadWallets = async () =>
  (await import('../../../shared/payment/stripe/stripe-express')).StripeExpress;

interface Express {
  readonly isOffered: boolean;
  /** What stands on its button. */
  readonly button: string;
  readonly loaded: Awaited<ReturnType<typeof load>> | undefined;
  /** Their room stays, so that nothing moves under the hand. */
  readonly isEmpty: boolean;
  readonly onNone: () => void;
}

/** Wallets are an extra: without them, also because their code did not arrive, the page is as it was. */
function useExpress({ lines }: Pick<ExpressCheckoutProps['reviewed'], 'lines'>): Express {
  const { t } = useTranslation('checkout');
  const { data: config } = shopApi.useGetConfigQuery();
  const [loaded, setLoaded] = useState<Express['loaded']>();
  const [isEmpty, setEmpty] = useState(false);
  const [wasEmpty] = useState(() => sessionStorage.getItem(NO_WALLET) !== null);
  const stripe = config?.paymentMethods.find(({ id }) => id === 'stripe');
  const isTest = stripe?.isTest === true;
  const isOffered = stripe?.available === true && isOrderable(lines) && !(wasEmpty && !isTest);
  const onNone = () => {
    sessionStorage.setItem(NO_WALLET, 'true');
    setEmpty(true);
  };
  useEffect(() => {
    if (!isOffered) return undefined;
    let isCurrent = true;
    load(isTest).then(
      (parts) => isCurrent && setLoaded(parts),
      () => isCurrent && setEmpty(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOffered, isTest]);
  const button = t(isTest ? 'express.testWallet' : 'pay.wallet.device');
  return { isOffered, button, loaded, isEmpty, onNone };
}

/** What this tab has found out about its device. */
const NO_WALLET = 'hasNoWallet';

/** Above the first step. */
export function LazyExpressCheckout(props: ExpressCheckoutProps) {
  const { isOffered, button, loaded, isEmpty, onNone } = useExpress(props.reviewed);
  const { t } = useTranslation('checkout');
  if (!isOffered) return null;
  const wallets = loaded && <loaded.ExpressCheckout {...props} Wallets={loaded.Wallets} onNone={onNone} />;
  return (
    <ExpressFrame isEmpty={isEmpty}>
      <ShortOrderTerms button={button} />
      <Wallets>{wallets}</Wallets>
      <p className={styles.or}>{t('express.or')}</p>
    </ExpressFrame>
  );
}

/** Below the way to the checkout. */
export function LazyCartExpress(props: CartExpressProps) {
  const { isOffered, button, loaded, isEmpty, onNone } = useExpress(props.reviewed);
  const { t } = useTranslation('checkout');
  if (!isOffered) return null;
  const wallets = loaded && (
    <loaded.CartExpressCheckout {...props} Wallets={loaded.Wallets} onNone={onNone} />
  );
  return (
    <ExpressFrame isEmpty={isEmpty}>
      <p className={styles.or}>{t('express.or')}</p>
      <ShortOrderTerms button={button} />
      <Wallets>{wallets}</Wallets>
    </ExpressFrame>
  );
}

function Wallets({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wallets}>{children ?? <Skeleton height="3rem" />}</div>;
}

interface ExpressFrameProps {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function ExpressFrame({ isEmpty, children }: ExpressFrameProps) {
  const { t } = useTranslation('checkout');
  return (
    <section
      aria-label={t('express.title')}
      aria-hidden={isEmpty || undefined}
      inert={isEmpty}
      className={isEmpty ? styles.empty : styles.express}
      data-print="hidden"
    >
      {children}
    </section>
  );
}
