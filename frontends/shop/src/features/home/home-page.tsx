import { PageHead } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { ConfirmationPage } from '../../shared/confirmation/lazy-confirmation';
import { usePlacedOrder } from '../../shared/placed-order';
import { QuoteDialogProvider } from '../../shared/quote/quote-dialog';
import { CategoryTiles } from './category-tiles';
import { LazyCompareTray } from '../../shared/compare/lazy-compare';
import { FeaturedProducts } from './featured-products';
import { Hero } from './hero';
import { BusinessBlock, NewsletterBox, Testimonials, TrustBadges } from './home-sections';

/** Behind an order that was just placed its confirmation. */
export function HomePage() {
  return usePlacedOrder() ? <ConfirmationPage /> : <Storefront />;
}

function Storefront() {
  const { t } = useTranslation('home');
  return (
    <QuoteDialogProvider>
      <PageHead title={t('home.pageTitle')} description={t('home.metaDescription')} canonicalPath="/" />
      <Hero />
      <TrustBadges />
      <CategoryTiles />
      <FeaturedProducts />
      <BusinessBlock />
      <Testimonials />
      <NewsletterBox />
      <LazyCompareTray />
    </QuoteDialogProvider>
  );
}
