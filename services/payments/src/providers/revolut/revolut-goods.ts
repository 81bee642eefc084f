import type { Purchase, PurchaseLine } from '../../domain/payment-facts';

interface LineItem {
  name: string;
  type: 'physical' | 'service';
  quantity: { value: number };
  unit_price_amount: number;
  total_amount: number;
  external_id?: string;
  taxes?: { name: string; amount: number }[];
}

/** What Revolut requires of shops that send goods. The totals of the items, with their taxes, are the order's amount. */
export function goodsOf({ lines, shippingMinor, vatMinor, address, recipient }: Purchase): object {
  return {
    line_items: [...itemsOf(lines, vatMinor), ...(shippingMinor > 0 ? [shippingItem(shippingMinor)] : [])],
    ...(address
      ? {
          shipping: {
            address: {
              street_line_1: address.street,
              city: address.city,
              region: address.region,
              postcode: address.postcode,
              country_code: address.countryCode,
            },
            contact: recipient,
          },
        }
      : {}),
  };
}

/** The VAT of the order is spread over its lines by their totals; what rounding leaves is the last line's. */
function itemsOf(lines: PurchaseLine[], vatMinor: number): LineItem[] {
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  let left = vatMinor;
  return lines.map(({ name, code, quantity, unitMinor, totalMinor }, index) => {
    const isLast = index === lines.length - 1;
    const tax = isLast ? left : Math.floor((vatMinor * totalMinor) / Math.max(subtotal, 1));
    left -= tax;
    return {
      name,
      type: 'physical',
      quantity: { value: quantity },
      unit_price_amount: unitMinor,
      total_amount: totalMinor + tax,
      external_id: code,
      taxes: [{ name: 'VAT', amount: tax }],
    };
  });
}

function shippingItem(amount: number): LineItem {
  return {
    name: 'Shipping',
    type: 'service',
    quantity: { value: 1 },
    unit_price_amount: amount,
    total_amount: amount,
  };
}
