import { aProduct } from '@kp/testing/browser/a-product';
import { productStructuredData, summaryOf } from './product-structured-data';

const CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Food Labels', to: '/products?category=food-labels' },
  { label: 'Day dots, Monday' },
];

/** As a search engine reads it: without what is undefined. */
function dataOf(changes: Parameters<typeof aProduct>[0] = {}) {
  const data = productStructuredData(aProduct(changes), CRUMBS, 'https://shop.example');
  const { '@graph': graph } = JSON.parse(JSON.stringify(data)) as { '@graph': Record<string, unknown>[] };
  const [product, breadcrumb] = graph;
  return { product, breadcrumb };
}

describe('structured data of a product', () => {
  it('contains code, price, currency, stock and rating, with absolute URLs', () => {
    expect(dataOf().product).toMatchObject({
      '@type': 'Product',
      name: 'Day dots, Monday',
      sku: 'KP-3',
      category: 'Food Labels',
      image: 'https://shop.example/pictures/day-dots-food-labels.svg',
      offers: {
        url: 'https://shop.example/products/day-dots-monday',
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: '4.6', reviewCount: 12 },
    });
  });

  it('says how long the parcel takes, by the settings of the shop', () => {
    expect(dataOf().product).not.toHaveProperty('offers.shippingDetails');
    const data = productStructuredData(aProduct(), CRUMBS, 'https://shop.example', {
      ...{ timeZone: 'Europe/Bucharest', cutOff: '12:30', workingDays: [1, 6], closedDays: [] },
      regions: [
        { countries: ['BG'], counties: ['CJ'], minDays: 3, maxDays: 6 },
        { countries: ['RO'], counties: [], minDays: 2, maxDays: 5 },
      ],
    });
    const [{ offers }] = data['@graph'] as [{ offers: { shippingDetails: object[] } }];
    expect(offers.shippingDetails).toHaveLength(2);
    expect(offers.shippingDetails[0]).toMatchObject({
      shippingDestination: [{ addressCountry: 'BG' }, { addressCountry: 'RO', addressRegion: 'CJ' }],
      deliveryTime: {
        cutoffTime: '12:30:00',
        businessDays: { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'] },
        handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { minValue: 3, maxValue: 6, unitCode: 'DAY' },
      },
    });
  });

  it('marks a product as out of stock', () => {
    const { product } = dataOf({ inStock: false, stockQuantity: 0 });
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('omits a missing rating and a missing picture', () => {
    const { product } = dataOf({ reviewCount: 0, rating: '0.0', imageUrl: null });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('image');
  });

  it('keeps an absolute picture URL', () => {
    const { product } = dataOf({ imageUrl: 'https://files.example/dots.png' });
    expect(product).toHaveProperty('image', 'https://files.example/dots.png');
  });

  it('lists the breadcrumb from the home page to the product', () => {
    expect(dataOf().breadcrumb).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Food Labels',
          item: 'https://shop.example/products?category=food-labels',
        },
        { '@type': 'ListItem', position: 3, name: 'Day dots, Monday' },
      ],
    });
  });
});

describe('the summary of a description', () => {
  it('is the description itself when that is short, in one line', () => {
    expect(summaryOf('Seven rolls.\n\nFits every dispenser. ')).toBe('Seven rolls. Fits every dispenser.');
    expect(summaryOf('')).toBe('');
  });

  it('ends between words', () => {
    const summary = summaryOf('dot '.repeat(60));
    expect(summary).toMatch(/^(dot )*dot…$/);
    expect(summary.length).toBeLessThanOrEqual(156);
  });

  it('cuts a text without spaces at the limit', () => {
    expect(summaryOf('x'.repeat(500))).toBe(`${'x'.repeat(155)}…`);
  });
});
