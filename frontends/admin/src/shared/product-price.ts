import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

interface PricedProduct {
  /** Null on request. */
  readonly price: string | null;
  readonly currency: string;
}

/** The price of a product in words. */
export function useProductPrice(): (product: PricedProduct) => string {
  const { t } = useTranslation();
  const { money } = useFormats();
  return ({ price, currency }) =>
    price === null ? t('product.onRequest') : money({ amount: price, currency });
}
