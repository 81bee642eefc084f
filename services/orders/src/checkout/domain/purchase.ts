import { findCountry } from '@kp/commerce/countries';
import type { Purchase } from '@kp/payments';
import type { Draft } from './checkout';

/** What a provider is told of a checkout that is paid. */
export function purchaseOf({ request, priced }: Draft, brand: string): Purchase {
  const { shippingAddress: to, email, language } = request;
  const country = findCountry(to.country);
  return {
    brand,
    language,
    lines: priced.lines.map(({ productName, productCode, quantity, unitPriceMinor, lineTotalMinor }) => ({
      name: productName,
      code: productCode,
      quantity,
      unitMinor: unitPriceMinor,
      totalMinor: lineTotalMinor,
    })),
    shippingMinor: priced.totals.shipping.minor,
    vatMinor: priced.totals.vat.minor,
    recipient: { name: `${to.firstName} ${to.lastName}`.trim(), email },
    address: country && {
      street: to.address,
      city: to.city,
      region: to.county || to.state,
      postcode: to.zipCode,
      countryCode: country.code,
    },
  };
}
