import { PageHead } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { OrderPlacedStrip } from '../checkout/placing/order-placed-strip';
import { QuoteDialogProvider } from '../quote/quote-dialog-provider';
import { BusinessBlock } from './business-block';
import { CategoryTiles } from './category-tiles';
import { FeaturedProducts } from './featured-products';
import { Hero } from './hero';
import { NewsletterBox } from './newsletter-box';
import { Testimonials } from './testimonials';
import { TrustFacts } from './trust-facts';

/** The front door: what the shop is, where to look, and why to buy here. */
export function HomePage() {
  const { t } = useTranslation('shop');
  return (
    <QuoteDialogProvider>
      <PageHead title={t('home.pageTitle')} description={t('home.metaDescription')} canonicalPath="/" />
      <OrderPlacedStrip />
      <Hero />
      <TrustFacts />
      <CategoryTiles />
      <FeaturedProducts />
      <BusinessBlock />
      <Testimonials />
      <NewsletterBox />
    </QuoteDialogProvider>
  );
}
