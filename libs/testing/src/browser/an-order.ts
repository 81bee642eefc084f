import type { OrderResponse } from '@kp/api-client/account';
import { orderTexts } from '@kp/commerce';

const ADDRESS: OrderResponse['shippingAddress'] = {
  firstName: 'Maria',
  lastName: 'Popescu',
  name: 'Maria Popescu',
  company: 'Bistro Nord SRL',
  address: 'Strada Lungă 12',
  street: 'Strada Lungă 12',
  city: 'Brașov',
  state: 'Brașov',
  county: 'Brașov',
  zipCode: '500035',
  country: 'Romania',
  phone: '+40 722 000 111',
};

/** A pending cash order of three rolls of day dots. */
export function anOrder(changes: Partial<OrderResponse> = {}): OrderResponse {
  return {
    id: 41,
    orderNumber: 'ORD-2026-000041',
    createdAt: '2026-03-01T10:05:00.000Z',
    status: 'pending',
    paymentMethod: 'cash',
    paymentStatus: 'unpaid',
    confirmationRequired: false,
    reservedUntil: null,
    payment: {
      id: null,
      method: 'cash',
      status: 'unpaid',
      refundedAmount: '0.00',
      chargedBackAmount: '0.00',
      isAwaited: false,
    },
    email: 'maria@bistro-nord.example',
    language: 'en',
    currency: 'USD',
    subtotal: '37.50',
    discountCode: null,
    discount: '0.00',
    shipping: '25.00',
    vatRate: 0.19,
    vatAmount: '7.13',
    totalAmount: '69.63',
    items: [
      {
        id: 1,
        productId: 3,
        productName: 'Day dots, Monday',
        productCode: 'KP-3',
        quantity: 3,
        backorderedQuantity: 0,
        shippedQuantity: 0,
        price: '12.50',
        totalPrice: '37.50',
        product: { name: 'Day dots, Monday', imageUrl: '/pictures/day-dots.svg', slug: 'day-dots-monday' },
      },
    ],
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    vatNumber: null,
    ...orderTexts(() => null),
    ...{ promisedFirstDay: null, promisedLastDay: null },
    awbNumber: null,
    courier: null,
    trackingUrl: null,
    shipments: [],
    invoiceNumber: null,
    history: [
      {
        at: '2026-03-01T10:05:00.000Z',
        kind: 'placed',
        fromStatus: null,
        toStatus: 'pending',
        note: null,
        actor: 'customer',
      },
    ],
    ...changes,
  };
}
