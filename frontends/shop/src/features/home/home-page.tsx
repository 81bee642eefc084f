import { PageHead, useBrandTexts, usePageSite } from '@kp/client';
import { hasSampleContent } from '@kp/i18n/shop-name';
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
  return (
    <QuoteDialogProvider>
      <HomeHead />
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

/** Search engines learn name, logo and other pages of the shop here. */
function HomeHead() {
  const { t } = useTranslation(['home', 'common']);
  const { publicUrl, brand } = usePageSite();
  const texts = useBrandTexts();
  const hasSamples = hasSampleContent();
  const name = t('common:shop.name');
  const { logo, socialLinks } = brand ?? {};
  return (
    <PageHead
      title={texts?.heroTitle || (hasSamples ? t('home.pageTitle') : t('common:navigation.home'))}
      description={texts?.heroText || (hasSamples ? t('home.metaDescription') : name)}
      canonicalPath="/"
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name,
        url: publicUrl,
        ...(logo && { logo: `${publicUrl}/brand/${logo.file}` }),
        ...(socialLinks && { sameAs: socialLinks.map(({ url }) => url) }),
      }}
    />
  );
}
