import { shopApi } from '@kp/api-client/shop';
import { useRequestFailure } from '@kp/client';
import { EmptyState, ErrorPanel, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageSection } from '../../shared/page-section';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product/product-grid';
import { FEATURED_COUNT, featuredQuery } from './home-queries';

export function FeaturedProducts() {
  const { t } = useTranslation('home');
  return (
    <PageSection
      heading={t('home.featuredTitle')}
      aside={<Link to="/products">{t('home.featuredAll')}</Link>}
    >
      <Products />
    </PageSection>
  );
}

function Products() {
  const { t } = useTranslation(['home', 'shop']);
  const failure = useRequestFailure();
  const query = shopApi.useListProductsQuery(featuredQuery(useFormats().language));
  const { data, error } = query;
  if (!data && error) return <ErrorPanel {...failure.panel(query, t('shop:failed.products'))} />;
  if (!data) return <ProductGridSkeleton count={FEATURED_COUNT} />;
  if (data.length === 0) return <EmptyState title={t('home.featuredEmpty')} />;
  return <ProductGrid products={data} layout="grid" />;
}
