import { editBalance } from '@kp/commerce/order-editing';
import type { Order, OrderLine } from '../../services/orders/src/domain/order.entity';
import { type EditedItem, planEdit } from '../../services/orders/src/editing/edit-plan';
import { computed, discountOf, linesOf, orderOf, taxesOf } from './priced';
import { type Row, rowsOf } from './rows';

const edits = rowsOf('edits');

/** A paid order of the table, its products named by the numbers of its lines. */
function paidOrder(row: Row): Order {
  const { lines, totals } = computed(row);
  return {
    paymentStatus: 'paid',
    totalMinor: totals.total.minor,
    outstandingMinor: 0,
    concededMinor: 0,
    lines: lines.map(({ productName, tax, ...line }, index) => ({
      ...line,
      id: index + 1,
      productId: Number(productName),
      productName,
      taxCategory: tax.category,
      taxRate: tax.rate,
      priceTaxRate: tax.priceRate ?? null,
      listPriceMinor: null,
      shippedQuantity: 0,
      withdrawnQuantity: 0,
      backorderedQuantity: 0,
    })) as unknown as OrderLine[],
  } as Order;
}

/** The lines that the order is to have, by those that it has; taxed again where its number was confirmed. */
function edited(before: Order, after: Row, isRetaxed: boolean): EditedItem[] {
  const taxed = isRetaxed ? computed(after).lines : [];
  return linesOf(after.order!).map(({ line, unit_price, quantity }, index) => {
    const known = before.lines.find(({ productId }) => productId === Number(line));
    const priceOverride = { unitPriceMinor: Number(unit_price), reason: 'Agreed' };
    const item = known ? { itemId: known.id, priceOverride } : { productId: Number(line) };
    return { ...item, quantity: Number(quantity), tax: taxed[index]?.tax };
  });
}

function planned(before: Order, after: Row, isRetaxed: boolean) {
  const { byClass, supply, isTaxIncluded } = taxesOf(after);
  const products = linesOf(after.order!).map(({ line, unit_price, class: taxClass }) => ({
    productId: Number(line),
    name: line!,
    slug: line!,
    imageUrl: null,
    currency: after.currency!,
    priceMinor: Number(unit_price),
    taxClasses: { '*': taxClass },
  }));
  const shipping = {
    thresholdMinor: Number(after.free_above),
    costMinor: Number(after.shipping_cost),
    currency: after.currency,
  };
  return planEdit(before, edited(before, after, isRetaxed), {
    products: new Map(products.map((product) => [product.productId, product])),
    terms: { shipping, taxes: { byClass, supply, isTaxIncluded } },
    discountOf: () => discountOf(after),
  } as Parameters<typeof planEdit>[2]);
}

describe('edits come to the figures of the table', () => {
  it.each(edits.map((edit) => [edit.before!, edit.after!, edit] as const))(
    '%s to %s',
    (before, after, edit) => {
      const order = paidOrder(orderOf(before));
      const { totals } = planned(order, orderOf(after), edit.reason !== 'edit').priced;
      const taxes = rowsOf('tax-lines').filter((line) => line.order === after);
      expect(totals.taxLines.map(({ taxMinor }) => taxMinor)).toEqual(
        taxes.map((tax) => Number(tax.goods_vat)),
      );
      expect([totals.shipping.minor, totals.total.minor - order.totalMinor]).toEqual(
        [orderOf(after).shipping, edit.difference].map(Number),
      );
      expect(editBalance(order, totals.total.minor)).toEqual({
        outstandingMinor: Number(edit.to_pay),
        refundMinor: Number(edit.refund),
      });
    },
  );
});
