import type { ProductResponse } from '@kp/api-client/shop';
import { sessionStore, signInPath, STORAGE_KEYS, useSession } from '@kp/client';
import { isSellable } from '@kp/commerce';
import { Button } from '@kp/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProductAlertToggleProps } from './product-alert-toggle';
import styles from './product-alert.module.css';

const NoToggle: ComponentType<ProductAlertToggleProps> = () => null;

/** Of no use to guests, who are most visitors, so it is loaded with the session. */
const ProductAlertToggle = lazy<ComponentType<ProductAlertToggleProps>>(() =>
  import(/* webpackChunkName: "product-alert" */ './product-alert-toggle').then(
    (chunk) => ({ default: chunk.ProductAlertToggle }),
    () => ({ default: NoToggle }),
  ),
);

/** A guest signs in first; what was wanted is completed on the way back. */
export function ProductAlert({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const kind = isSellable(product) ? 'price-drop' : 'restock';
  const wanted = `${product.id} ${kind}`;
  const label = t(`productAlert.${kind}`);
  // A button, because a link pressed before hydration would lose what was wanted.
  const signInFirst = () => {
    sessionStore.write(STORAGE_KEYS.wantedAlert, wanted);
    void navigate(signInPath(`/products/${product.slug}`));
  };
  return (
    <div className={styles.alert}>
      {isAuthenticated ? (
        <Suspense
          fallback={
            <Button icon="mail" isBusy>
              {label}
            </Button>
          }
        >
          <ProductAlertToggle key={wanted} productId={product.id} kind={kind} wanted={wanted} />
        </Suspense>
      ) : (
        <Button icon="mail" onClick={signInFirst}>
          {label}
        </Button>
      )}
    </div>
  );
}
