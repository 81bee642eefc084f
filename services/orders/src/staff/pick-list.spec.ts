import type { Order, OrderLine } from '../domain/order.entity';
import { pickedProducts } from './pick-list';

const line = (productId: number, quantity: number, changes: Partial<OrderLine> = {}) =>
  ({
    productId,
    productCode: `KP-${productId}`,
    productName: `Product ${productId}`,
    quantity,
    shippedQuantity: 0,
    withdrawnQuantity: 0,
    backorderedQuantity: 0,
    ...changes,
  }) as OrderLine;
const order = (orderNumber: string, lines: OrderLine[], status = 'processing') =>
  ({ orderNumber, status, lines }) as Order;

describe('a pick list', () => {
  it('has each product once, in the order of the codes, with the units of each order', () => {
    const products = pickedProducts([
      order('A', [line(12, 3), line(2, 1), line(12, 1)]),
      order('B', [line(12, 2), line(3, 4, { shippedQuantity: 1, backorderedQuantity: 1 })]),
      order('C', [line(2, 5)], 'cancelled'),
      order('D', [line(2, 2, { shippedQuantity: 2 })]),
    ]);
    expect(products.map(({ productCode, quantity, orders }) => [productCode, quantity, orders])).toEqual([
      ['KP-2', 1, [{ orderNumber: 'A', quantity: 1 }]],
      ['KP-3', 2, [{ orderNumber: 'B', quantity: 2 }]],
      [
        'KP-12',
        6,
        [
          { orderNumber: 'A', quantity: 4 },
          { orderNumber: 'B', quantity: 2 },
        ],
      ],
    ]);
  });
});
