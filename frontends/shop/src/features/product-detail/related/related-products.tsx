import { shopApi, type ProductDetailResponse } from '@kp/api-client/shop';
import { isSellable } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { BoughtTogether } from '../../../shared/related/bought-together';
import { ProductSection } from '../../../shared/related/product-section';
import styles from '../../../shared/related/related.module.css';
import { useIsNear } from '../../../shared/related/use-is-near';
import { alternativesQuery } from '../product-queries';

interface RelatedProductsProps {
  readonly product: ProductDetailResponse;
}

export function RelatedProducts({ product }: RelatedProductsProps) {
  const [isNear, mark] = useIsNear();
  return (
    <div ref={mark} className={styles.related}>
      <DataSheetLink product={product} />
      {isNear && <BoughtTogether productId={product.id} />}
      {isNear && isSellable(product) && <SimilarProducts product={product} />}
    </div>
  );
}

function DataSheetLink({ product }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  if (product.attributes.length === 0) return null;
  return (
    <p className={styles.sheet}>
      <a href={`/api/products/${product.id}/data-sheet?language=${language}`} target="_blank" rel="noopener">
        {t('related.dataSheet')}
      </a>
    </p>
  );
}

/** A product that cannot be bought has them above its description. */
function SimilarProducts({ product }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  const { data = [] } = shopApi.useListProductsQuery(alternativesQuery(product, language));
  return <ProductSection title={t('related.similar')} products={data} />;
}
