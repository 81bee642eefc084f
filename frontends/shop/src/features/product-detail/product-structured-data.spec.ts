import { aProduct } from '@kp/testing/browser/a-product';
import { Ajv } from 'ajv';
import { productStructuredData, summaryOf } from './product-structured-data';

const CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Food Labels', to: '/products?category=food-labels' },
  { label: 'Day dots, Monday' },
];

const bands = [
  { upToGrams: 1000, cost: '19.90' },
  { upToGrams: null, cost: '39.00' },
];
const SETTINGS = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'USD',
  vatRate: 0.19,
  country: 'RO',
};
const TERMS = {
  settings: SETTINGS,
  delivery: {
    timeZone: 'Europe/Bucharest',
    cutOff: '12:30',
    workingDays: [1, 6],
    closedDays: [],
    holidays: [],
    homeCountry: 'RO',
    regions: [
      {
        countries: ['BG'],
        counties: ['CJ'],
        minDays: 3,
        maxDays: 6,
        freeShippingThreshold: '100.00',
        bands,
      },
      {
        countries: ['RO'],
        counties: [],
        minDays: 2,
        maxDays: 5,
        freeShippingThreshold: '500.00',
        bands: [
          {
            upToGrams: null,
            cost: '25.00',
          },
        ],
      },
    ],
  },
  returns: { days: 45, country: 'RO' },
};

const node = (type: string, required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...required, ...optional },
  required: ['@type', ...Object.keys(required)],
  additionalProperties: false,
});
const listOf = (items: object) => ({ type: 'array', items, minItems: 1, maxItems: 50 });
const oneOf = (...names: string[]) => ({ enum: names.map((name) => `https://schema.org/${name}`) });
const text = { type: 'string', minLength: 1 };
const url = { type: 'string', pattern: '^https://' };
const amount = { type: 'string', pattern: '^\\d+\\.\\d\\d$' };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const country = { type: 'string', pattern: '^[A-Z]{2}$' };
const whole = { type: 'integer', minimum: 0 };
const days = node('QuantitativeValue', { minValue: whole, maxValue: whole, unitCode: { const: 'DAY' } });

/**
 * Google's rules for merchant listings (developers.google.com/search/docs/appearance/structured-data/merchant-listing,
 * …/return-policy, …/breadcrumb) over the types of schema.org.
 */
const PUBLISHED = {
  type: 'object',
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: [
        node(
          'Product',
          {
            name: text,
            image: url,
            description: text,
            sku: text,
            offers: node('Offer', {
              url,
              price: amount,
              priceCurrency: currency,
              availability: oneOf('InStock', 'OutOfStock', 'PreOrder', 'BackOrder'),
              itemCondition: oneOf('NewCondition', 'UsedCondition', 'RefurbishedCondition'),
              shippingDetails: listOf(
                node('OfferShippingDetails', {
                  shippingDestination: listOf(
                    node('DefinedRegion', { addressCountry: country }, { addressRegion: text }),
                  ),
                  shippingRate: node('MonetaryAmount', {
                    value: amount,
                    currency,
                  }),
                  deliveryTime: node('ShippingDeliveryTime', {
                    handlingTime: days,
                    transitTime: days,
                    cutoffTime: {
                      type: 'string',
                      pattern: '^\\d\\d:\\d\\d:\\d\\d$',
                    },
                    businessDays: node('OpeningHoursSpecification', {
                      dayOfWeek: listOf({
                        type: 'string',
                        pattern: '^https://schema\\.org/[A-Z][a-z]+day$',
                      }),
                    }),
                  }),
                }),
              ),
              hasMerchantReturnPolicy: node('MerchantReturnPolicy', {
                applicableCountry: listOf(country),
                returnPolicyCountry: country,
                returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
                merchantReturnDays: {
                  type: 'integer',
                  minimum: 1,
                },
                returnMethod: oneOf('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
                returnFees: oneOf('FreeReturn', 'ReturnFeesCustomerResponsibility'),
              }),
            }),
          },
          {
            category: text,
            aggregateRating: node('AggregateRating', {
              ratingValue: { type: 'string', pattern: '^[1-5]\\.\\d$' },
              reviewCount: { type: 'integer', minimum: 1 },
              bestRating: { const: 5 },
            }),
          },
        ),
        node('BreadcrumbList', {
          itemListElement: listOf(
            node('ListItem', { position: { type: 'integer', minimum: 1 }, name: text }, { item: url }),
          ),
        }),
      ],
    },
  },
  required: ['@context', '@graph'],
  additionalProperties: false,
};

const publish = (
  changes: Parameters<typeof aProduct>[0] = {},
  terms: object = { settings: SETTINGS },
): unknown =>
  JSON.parse(JSON.stringify(productStructuredData(aProduct(changes), CRUMBS, 'https://shop.example', terms)));

/** As a search engine reads it: without what is undefined. */
function dataOf(changes: Parameters<typeof aProduct>[0] = {}, terms?: object) {
  const { '@graph': graph } = publish(changes, terms) as { '@graph': Record<string, unknown>[] };
  const [product, breadcrumb] = graph;
  return { product, breadcrumb };
}

describe('structured data of a product', () => {
  it('contains code, price with VAT, currency, stock and rating, with absolute URLs', () => {
    expect(dataOf().product).toMatchObject({
      '@type': 'Product',
      name: 'Day dots, Monday',
      sku: 'KP-3',
      category: 'Food Labels',
      image: 'https://shop.example/pictures/day-dots-food-labels.svg',
      offers: {
        url: 'https://shop.example/products/day-dots-monday',
        price: '14.88',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: '4.6', reviewCount: 12 },
    });
  });

  it('says how long the parcel takes, by the settings of the shop', () => {
    expect(dataOf().product).not.toHaveProperty('offers.shippingDetails');
    const { offers } = dataOf({}, TERMS).product as { offers: { shippingDetails: object[] } };
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

  it('announces delivery to the country of the seller, and to no other without a zone', () => {
    const { delivery, returns } = TERMS;
    const regions = delivery.regions.slice(1).map((region) => ({ ...region, countries: ['HU'] }));
    const hungarian = { settings: SETTINGS, delivery: { ...delivery, homeCountry: 'HU', regions }, returns };
    const text = JSON.stringify(dataOf({}, hungarian).product);
    expect(text.match(/"(?:addressCountry|applicableCountry)":[^,}]+/g)).toEqual([
      '"addressCountry":"HU"',
      '"applicableCountry":["HU"]',
    ]);
  });

  it.each([
    ['12.50', null, ['19.90', '25.00']],
    ['12.50', 1001, ['39.00', '25.00']],
    ['100.00', 1000, ['19.90', '25.00']],
    ['100.01', 1000, ['0.00', '25.00']],
    ['500.01', 9000, ['0.00', '0.00']],
  ])('says what one unit for %s of %p g costs to send: %p', (price, weightGrams, rates) => {
    const { offers } = dataOf({ price, weightGrams }, TERMS).product as {
      offers: { shippingDetails: { shippingRate: { value: string } }[] };
    };
    expect(offers.shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual(rates);
  });

  it('says how long and from where it can be returned', () => {
    expect(dataOf({}, TERMS).product).toHaveProperty('offers.hasMerchantReturnPolicy', {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['BG', 'RO'],
      returnPolicyCountry: 'RO',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 45,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
    expect(dataOf().product).not.toHaveProperty('offers.hasMerchantReturnPolicy');
  });

  it.each([
    ['English', {}],
    ['Arabic', { name: 'ملصقات الأيام', description: 'ألف ملصق "لكل" لفافة' }],
    ['a new product', { reviewCount: 0, rating: '0.0', inStock: false, weightGrams: 2000 }],
    ['a product without a description', { description: '' }],
  ])('follows the published rules: %s', (_, changes) => {
    const validate = new Ajv({ allErrors: true, strictTuples: false }).compile(PUBLISHED);
    validate(publish(changes, TERMS));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('offers nothing while the VAT in its price is not known', () => {
    expect(dataOf({}, {}).product).not.toHaveProperty('offers');
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
