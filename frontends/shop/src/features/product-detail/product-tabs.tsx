import type { ProductDetailResponse } from '@kp/api-client/shop';
import { codeOf } from '@kp/commerce';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { Tabs, useCategoryName, useFormats, type Tab } from '@kp/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttributeValue } from '../../shared/product/use-attribute-value';
import { ProductReviews } from './product-reviews';
import styles from './product-tabs.module.css';

const ProductDocuments = lazy(async () => ({
  default: (await import(/* webpackChunkName: "product-documents" */ './law/product-documents'))
    .ProductDocuments,
}));

const COMPLIANCE = ['fda', 'haccp', 'foodSafe', 'commercialGrade'] as const;

export type ProductTab = 'description' | 'specifications' | 'documents' | 'reviews';

interface ProductTabsProps {
  readonly product: ProductDetailResponse;
  readonly selected: ProductTab;
  readonly onSelect: (tab: ProductTab) => void;
}

export function ProductTabs({ product, selected, onSelect }: ProductTabsProps) {
  const { t } = useTranslation('product');
  const { number } = useFormats();
  const { documents } = product;
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
    ...(documents.length === 0
      ? []
      : [
          {
            id: 'documents' as const,
            label: t('productPage.tabs.documents', { documents: number(documents.length) }),
            content: selected === 'documents' && (
              <Suspense fallback={null}>
                <ProductDocuments documents={documents} />
              </Suspense>
            ),
          },
        ]),
    {
      id: 'reviews',
      label: t('productPage.tabs.reviews', { reviews: number(product.reviewCount) }),
      content: <ProductReviews product={product} isSelected={selected === 'reviews'} />,
    },
  ];
  return <Tabs label={t('productPage.about')} tabs={tabs} selected={selected} onSelect={onSelect} />;
}

function ProductSpecifications({ product }: { readonly product: ProductDetailResponse }) {
  const { t } = useTranslation('product');
  const nameOf = useCategoryName();
  const format = useAttributeValue();
  const count = product.stockQuantity;
  return (
    <table className={styles.sheet}>
      <tbody>
        <SpecificationRow name={t('productPage.specification.sku')}>
          <bdi dir="ltr">{codeOf(product)}</bdi>
        </SpecificationRow>
        <SpecificationRow name={t('productPage.specification.category')}>
          {nameOf(product.category)}
        </SpecificationRow>
        {product.inStock && (
          <SpecificationRow name={t('productPage.specification.stock')}>
            {t('productPage.specification.units', { count })}
          </SpecificationRow>
        )}
        {product.attributes.map((attribute) => (
          <SpecificationRow key={attribute.id} name={attribute.name}>
            <bdi>{format(attribute)}</bdi>
          </SpecificationRow>
        ))}
        {(hasSampleContent() ? COMPLIANCE : []).map((rule) => (
          <SpecificationRow key={rule} name={t(`productPage.specification.${rule}`)}>
            {t('productPage.specification.yes')}
          </SpecificationRow>
        ))}
      </tbody>
    </table>
  );
}

function SpecificationRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
