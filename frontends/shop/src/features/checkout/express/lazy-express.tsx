import { shopApi } from '@kp/api-client/shop';
import { ensureMessages } from '@kp/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderable } from '../../../shared/cart/cart-review';
import type { CartExpressCheckout, ExpressCheckout, ExpressCheckoutProps } from './express-checkout';

const load = () => import(/* webpackChunkName: "express-checkout" */ './express-checkout');
type Loaded = Awaited<ReturnType<typeof load>>;

/** Wallets are an extra: without them, also because their code did not arrive, the page is as it was. */
function useExpress({ lines }: Pick<ExpressCheckoutProps['reviewed'], 'lines'>): Loaded | undefined {
  const { i18n } = useTranslation();
  const { data: config } = shopApi.useGetConfigQuery();
  const [loaded, setLoaded] = useState<Loaded>();
  const stripe = config?.paymentMethods.find(({ id }) => id === 'stripe');
  const isOffered = stripe?.available === true && !stripe.isTest && isOrderable(lines);
  useEffect(() => {
    if (!isOffered) return undefined;
    let isCurrent = true;
    Promise.all([load(), ensureMessages(i18n, ['checkout'])]).then(
      ([module]) => isCurrent && setLoaded(module),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOffered, i18n, i18n.language]);
  return isOffered ? loaded : undefined;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

export function LazyExpressCheckout(props: PropsOf<typeof ExpressCheckout>) {
  const loaded = useExpress(props.reviewed);
  return loaded && <loaded.ExpressCheckout {...props} />;
}

export function LazyCartExpress(props: PropsOf<typeof CartExpressCheckout>) {
  const loaded = useExpress(props.reviewed);
  return loaded && <loaded.CartExpressCheckout {...props} />;
}
