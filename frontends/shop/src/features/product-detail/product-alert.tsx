import type { ProductResponse } from '@kp/api-client/shop';
import { sessionStore, signInPath, STORAGE_KEYS, useSession } from '@kp/client';
import { isSellable } from '@kp/commerce';
import { Button } from '@kp/ui';
import { lazy, Suspense, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProductAlertToggleProps } from './product-alert-toggle';
import styles from './product-alert.module.css';

const NoToggle: ComponentType<ProductAlertToggleProps> = () => null;

/** Of no use to guests, who are most customers, so it is loaded with the session. */
const ProductAlertToggle = lazy<ComponentType<ProductAlertToggleProps>>(() =>
  import(/* webpackChunkName: "product-alert" */ './product-alert-toggle').then(
    (chunk) => ({ default: chunk.ProductAlertToggle }),
    () => ({ default: NoToggle }),
  ),
);

const NoForm: ComponentType<{ productId: number }> = () => null;

const GuestAlertForm = lazy<ComponentType<{ productId: number }>>(() =>
  import(/* webpackChunkName: "guest-alert" */ './guest-alert-form').then(
    (chunk) => ({ default: chunk.GuestAlertForm }),
    () => ({ default: NoForm }),
  ),
);

/**
 * A guest gives an email for a sold-out product. For a price a guest signs in first; what was wanted is completed on
 * the way back.
 */
export function ProductAlert({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('product');
  const { isAuthenticated, isLoading } = useSession();
  // Also pressed before it is known who the customer is.
  const [isAsked, setAsked] = useState(false);
  const isGuest = !isAuthenticated && !isLoading;
  const navigate = useNavigate();
  const kind = isSellable(product) ? 'price-drop' : 'restock';
  const wanted = `${product.id} ${kind}`;
  const label = t(`productAlert.${kind}`);
  const signIn = useEffectEvent(() => {
    sessionStore.write(STORAGE_KEYS.wantedAlert, wanted);
    void navigate(signInPath(`/products/${product.slug}`));
  });
  const mustSignIn = isAsked && isGuest && kind === 'price-drop';
  useEffect(() => {
    if (mustSignIn) signIn();
  }, [mustSignIn]);
  const waiting = (
    <Button icon="mail" isBusy>
      {label}
    </Button>
  );
  return (
    <div className={styles.alert}>
      <Suspense fallback={waiting}>
        {isAuthenticated ? (
          <ProductAlertToggle key={wanted} productId={product.id} {...{ kind, wanted, isAsked }} />
        ) : isAsked && isLoading ? (
          waiting
        ) : isAsked && kind === 'restock' ? (
          <GuestAlertForm productId={product.id} />
        ) : (
          // A link pressed before hydration would lose what was wanted.
          <Button icon="mail" onClick={() => setAsked(true)}>
            {label}
          </Button>
        )}
      </Suspense>
    </div>
  );
}
