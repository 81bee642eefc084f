import type { ProductResponse } from '@kp/api-client/shop';
import { Tabs, useFormats, type Tab } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ProductSpecifications } from './product-specifications';
import { ProductReviews } from './product-reviews';
import styles from './product-tabs.module.css';

export type ProductTab = 'description' | 'specifications' | 'reviews';

export interface ProductTabsProps {
  readonly product: ProductResponse;
  readonly selected: ProductTab;
  readonly onSelect: (tab: ProductTab) => void;
}

/** What there is to read about a product. */
export function ProductTabs({ product, selected, onSelect }: ProductTabsProps) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  const tabs: Tab<ProductTab>[] = [
    {
      id: 'description',
      label: t('productPage.tabs.description'),
      content: (
        <p dir="auto" className={styles.description}>
          {product.description || t('productPage.noDescription')}
        </p>
      ),
    },
    {
      id: 'specifications',
      label: t('productPage.tabs.specifications'),
      content: <ProductSpecifications product={product} />,
    },
    {
      id: 'reviews',
      label: t('productPage.tabs.reviews', { reviews: number(product.reviewCount) }),
      // Fetched when somebody wants to read them.
      content: selected === 'reviews' && <ProductReviews product={product} />,
    },
  ];
  return <Tabs label={t('productPage.about')} tabs={tabs} selected={selected} onSelect={onSelect} />;
}
