import type {
  DeliveryTermsResponse,
  ProductDetailResponse,
  ProductResponse,
  ReturnTermsResponse,
  ShippingSettingsResponse,
} from '@kp/api-client/shop';
import { codeOf, homeTax, isSellable, netAndGross } from '@kp/commerce';
import type { Crumb } from '@kp/ui';
import { absolute, breadcrumbNode, type StructuredData } from '../../shared/breadcrumb-data';
import { returnPolicy, shippingDetails } from './shipping-structured-data';

/** Search engines show about this many characters. */
const MAX_SUMMARY_LENGTH = 155;

interface OfferTerms {
  readonly settings?: ShippingSettingsResponse;
  readonly delivery?: DeliveryTermsResponse;
  readonly returns?: ReturnTermsResponse;
}

/** schema.org data with absolute URLs. */
export function productStructuredData(
  product: Pick<ProductDetailResponse, keyof ProductResponse> & Partial<Pick<ProductDetailResponse, 'group'>>,
  crumbs: readonly Crumb[],
  publicUrl: string,
  terms: OfferTerms = {},
): StructuredData {
  const node = productNode(product, publicUrl, terms);
  const { group } = product;
  const offered = group
    ? {
        '@type': 'ProductGroup',
        productGroupID: `group-${group.id}`,
        name: group.name,
        // The others are described on their own pages.
        hasVariant: group.variants.map(({ id, slug }) =>
          id === product.id ? node : { url: absolute(`/products/${slug}`, publicUrl) },
        ),
      }
    : node;
  return { '@context': 'https://schema.org', '@graph': [offered, breadcrumbNode(crumbs, publicUrl)] };
}

function productNode(
  product: ProductResponse,
  publicUrl: string,
  { delivery, returns, settings }: OfferTerms,
): StructuredData {
  const availability = isSellable(product) ? 'InStock' : 'OutOfStock';
  const code = codeOf(product);
  const { gtin, brand } = product.article ?? {};
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || product.name,
    sku: code,
    gtin,
    brand: brand && { '@type': 'Brand', name: brand },
    category: product.category.name,
    image: product.imageUrl ? absolute(product.imageUrl, publicUrl) : undefined,
    // Without the settings its price with VAT is not known.
    offers:
      product.price === null || !settings
        ? undefined
        : {
            '@type': 'Offer',
            url: absolute(`/products/${product.slug}`, publicUrl),
            price: grossPrice(product.price, product.taxClasses, settings),
            priceCurrency: product.currency,
            availability: `https://schema.org/${availability}`,
            itemCondition: 'https://schema.org/NewCondition',
            shippingDetails: delivery && shippingDetails(product, delivery),
            hasMerchantReturnPolicy: delivery && returns && returnPolicy(returns, delivery),
          },
    aggregateRating: product.reviewCount > 0 ? ratingNode(product) : undefined,
  };
}

function grossPrice(
  price: string,
  classes: ProductResponse['taxClasses'],
  settings: ShippingSettingsResponse,
): string {
  const { rate } = homeTax(settings, classes);
  return netAndGross(price, rate, settings.isTaxIncluded ?? false).gross;
}

function ratingNode({ rating, reviewCount }: ProductResponse): StructuredData {
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 };
}

export function summaryOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  const cut = line.lastIndexOf(' ', MAX_SUMMARY_LENGTH);
  return `${line.slice(0, cut > 0 ? cut : MAX_SUMMARY_LENGTH)}…`;
}
