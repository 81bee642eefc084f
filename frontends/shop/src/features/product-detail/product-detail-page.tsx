import { shopApi } from '@kp/api-client/shop';
import { PageHead, useRequestFailure } from '@kp/client';
import { isSlug } from '@kp/commerce';
import {
  ButtonLink,
  ErrorPanel,
  type ErrorPanelProps,
  LabelCard,
  Page,
  Skeleton,
  SkeletonText,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProductExpressButtons } from '../../shared/product/product-express';
import { isNoProduct, productQuery } from './product-queries';
import { ProductView } from './product-view';
import styles from './product-detail-page.module.css';
import view from './product-view.module.css';

export function ProductDetailPage({ Express }: { readonly Express?: ProductExpressButtons }) {
  const { slug = '' } = useParams();
  const { language } = useFormats();
  const isValidSlug = isSlug(slug);
  const failure = useRequestFailure();
  const query = shopApi.useGetProductBySlugQuery(productQuery(slug, language), { skip: !isValidSlug });
  const { currentData, error } = query;
  if (!isValidSlug || isNoProduct(error)) return <ProductNotFound />;
  if (currentData) return <ProductView key={currentData.id} product={currentData} Express={Express} />;
  if (error) return <ProductFailure {...failure.panel(query)} />;
  return <ProductDetailSkeleton />;
}

function ProductDetailSkeleton() {
  const { t } = useTranslation('product');
  return (
    <Page className={view.page}>
      <VisuallyHidden role="status">{t('productPage.loading')}</VisuallyHidden>
      <Skeleton width="28rem" height="1.5rem" />
      <div className={view.product} aria-hidden="true">
        <Skeleton height="auto" className={styles.skeletonPicture} />
        <LabelCard as="div" className={styles.skeletonLabel}>
          <Skeleton width="80%" height="2rem" />
          <Skeleton width="40%" />
          <Skeleton width="35%" height="2.5rem" />
          <Skeleton width="45%" />
          <Skeleton height="3.25rem" />
          <SkeletonText lines={3} />
        </LabelCard>
      </div>
      <SkeletonText lines={4} />
    </Page>
  );
}

function ProductFailure(panel: ErrorPanelProps) {
  const { t } = useTranslation('product');
  return (
    <Page className={styles.failure}>
      <PageHead title={t('productPage.failed')} />
      <h1>{t('productPage.failed')}</h1>
      <ErrorPanel {...panel} />
    </Page>
  );
}

function ProductNotFound() {
  const { t } = useTranslation('product');
  return (
    <Page className={styles.notFound}>
      <PageHead title={t('productPage.notFound')} />
      <h1>{t('productPage.notFound')}</h1>
      <p className={styles.notFoundText}>{t('productPage.notFoundText')}</p>
      <p>
        <ButtonLink to="/products" icon="chevron-start">
          {t('productPage.backToProducts')}
        </ButtonLink>
      </p>
    </Page>
  );
}
