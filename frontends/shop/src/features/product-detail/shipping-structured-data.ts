import type { DeliveryTermsResponse } from '@kp/api-client/shop';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How long parcels take to each region, for search engines: the same for everybody at any time. */
export function shippingDetails({ cutOff, workingDays, regions }: DeliveryTermsResponse): object[] {
  const days = workingDays.map((day) => `https://schema.org/${DAYS[day - 1]}`);
  return regions.map(({ countries, counties, minDays, maxDays }) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: [
      ...countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      ...counties.map((county) => ({
        ...{ '@type': 'DefinedRegion', addressCountry: 'RO', addressRegion: county },
      })),
    ],
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      cutoffTime: `${cutOff}:00`,
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: days },
      handlingTime: inDays(0, 1),
      transitTime: inDays(minDays, maxDays),
    },
  }));
}

function inDays(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
