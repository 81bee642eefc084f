import { shopApi } from '@kp/api-client/shop';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { compareApi } from '../compare/compare-api';
import { ProductSection } from './product-section';
import styles from './related.module.css';
import { useIsNear } from './use-is-near';

interface BoughtTogetherProps {
  readonly productId: number;
  /** Those that the customer has already. */
  readonly without?: readonly number[];
}

/** From orders of others. */
export function BoughtTogether({ productId, without = [] }: BoughtTogetherProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  const { data } = shopApi.useListBoughtTogetherQuery({ id: productId });
  const ids = (data?.productIds ?? []).filter((id) => !without.includes(id));
  const isAny = ids.length > 0;
  const { data: products = [] } = compareApi.useComparedProductsQuery({ ids, language }, { skip: !isAny });
  return <ProductSection title={t('related.together')} products={isAny ? products : []} />;
}

/** Below the lines of a cart. */
export function BoughtWithCart(props: BoughtTogetherProps) {
  const [isNear, mark] = useIsNear();
  return (
    <div ref={mark} className={styles.belowCart}>
      {isNear && <BoughtTogether {...props} />}
    </div>
  );
}
