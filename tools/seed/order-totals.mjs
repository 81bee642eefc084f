/**
 * The amounts of an order, in cents: lines exact, shipping free strictly above the threshold, VAT rounded half up
 * once on the subtotal.
 *
 * @param {{unitPriceMinor: number, quantity: number}[]} lines
 * @param {{thresholdMinor: number, costMinor: number, vatRate: string}} rules vatRate as a decimal string, "0.1900"
 */
export function orderTotals(lines, { thresholdMinor, costMinor, vatRate }) {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.unitPriceMinor * line.quantity, 0);
  const shippingMinor = subtotalMinor > thresholdMinor ? 0 : costMinor;
  const vatTenThousandths = Math.round(Number(vatRate) * 10_000);
  const vatMinor = Math.floor((subtotalMinor * vatTenThousandths + 5_000) / 10_000);
  const taxLine = { category: 'S', rate: Number(vatRate), goodsMinor: subtotalMinor, discountMinor: 0 };
  return {
    subtotalMinor,
    shippingMinor,
    vatMinor,
    totalMinor: subtotalMinor + shippingMinor + vatMinor,
    taxLines: [{ ...taxLine, shippingMinor, taxMinor: vatMinor, removedMinor: 0 }],
  };
}
