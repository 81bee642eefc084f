import { shopApi } from '@kp/api-client/shop';
import { isSlug } from '@kp/commerce';
import { useParams } from 'react-router';
import { ProductDetailSkeleton } from './product-detail-skeleton';
import { ProductFailure } from './product-failure';
import { isNoProduct } from './is-no-product';
import { ProductNotFound } from './product-not-found';
import { ProductView } from './product-view';

/** One product, or why it cannot be shown. */
export function ProductDetailPage() {
  const { slug = '' } = useParams();
  const isPossible = isSlug(slug);
  const { currentData, error, isFetching, refetch } = shopApi.useGetProductBySlugQuery(
    { slug },
    { skip: !isPossible },
  );
  if (!isPossible || isNoProduct(error)) return <ProductNotFound />;
  if (currentData) return <ProductView key={currentData.id} product={currentData} />;
  if (error) return <ProductFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <ProductDetailSkeleton />;
}
