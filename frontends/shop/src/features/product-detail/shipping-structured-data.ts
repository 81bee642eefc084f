import type { DeliveryTermsResponse, ProductResponse, ReturnTermsResponse } from '@kp/api-client/shop';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { HANDLING_DAYS } from '@kp/commerce/delivery-rules';
import { unitShippingMinor } from '@kp/commerce/shipping-cost';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Region = DeliveryTermsResponse['regions'][number];

/** What a parcel with one unit costs and how long it takes, for search engines: the same for everybody at any time. */
export function shippingDetails(
  product: ProductResponse,
  { cutOff, workingDays, regions }: DeliveryTermsResponse,
): object[] {
  const days = workingDays.map((day) => `https://schema.org/${DAYS[day - 1]}`);
  return regions.map((region) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: [
      ...region.countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      ...region.counties.map((county) => ({
        '@type': 'DefinedRegion',
        addressCountry: 'RO',
        addressRegion: county,
      })),
    ],
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: shippingRate(product, region),
      currency: product.currency,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      cutoffTime: `${cutOff}:00`,
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: days },
      handlingTime: inDays(HANDLING_DAYS),
      transitTime: inDays(region),
    },
  }));
}

function shippingRate({ price, weightGrams }: ProductResponse, region: Region): string {
  const thresholdMinor = parseMinor(region.freeShippingThreshold);
  const bands = region.bands.map(({ upToGrams, cost }) => ({ upToGrams, costMinor: parseMinor(cost) }));
  const unit = { priceMinor: parseMinor(price!), weightGrams };
  return minorToDecimal(unitShippingMinor(unit, { thresholdMinor, bands }));
}

function inDays({ minDays, maxDays }: DeliveryDays): object {
  return { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' };
}

/** Everywhere the shop promises a day of delivery. A refund covers the goods, not the parcel back. */
export function returnPolicy(
  { days, country }: ReturnTermsResponse,
  { regions }: DeliveryTermsResponse,
): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: [...new Set(regions.flatMap(({ countries }) => countries))],
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}
