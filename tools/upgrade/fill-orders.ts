import { anOrder, type CheckoutShop, DECLINED_CARD } from '@kp/orders/testing';
import { type Api, GUEST } from './api';
import type { Products } from './fill-catalogue';

interface Order {
  id: number;
  items: { id: number }[];
}
interface Invoice {
  invoiceNumber: string;
  paymentLink: string;
}

const TWO = 2;
const apiPathOf = (url: string) => `/api${new URL(url).pathname}`;

export class FilledOrders {
  constructor(
    private readonly shop: CheckoutShop,
    private readonly staff: Api,
    private readonly products: Products,
    private readonly customerToken: string,
  ) {}

  /** An order in each state; its note names what it stands for. */
  async fill(): Promise<void> {
    await this.place('pending', { email: GUEST }, '');
    await this.setStatus(await this.place('processing'), 'processing');
    await this.ship(await this.place('shipped'));
    await this.complain(await this.place('delivered'));
    const cancelled = await this.place('cancelled');
    await this.setStatus(cancelled, 'delivered');
    await this.invoice(cancelled.id);
    await this.setStatus(cancelled, 'cancelled');
    await this.discount();
    await this.staff('POST', '/admin/api/orders', {
      ...anOrder([], { email: GUEST, notes: 'by phone' }),
      items: [
        { productId: this.products.pan, quantity: 1, agreedPrice: '9.00', priceReason: 'Display model' },
      ],
    });
    await this.returnItems(await this.payOnline());
  }

  /** An invoice of which a part is paid. @returns the path of its payment page */
  async owe(agreedId: number): Promise<string> {
    await this.setStatus({ id: agreedId }, 'delivered');
    const { invoiceNumber, paymentLink } = await this.invoice(agreedId);
    const [{ issueDate }] = (await this.shop.sql<{ issueDate: string }>(
      `SELECT issue_date::text AS "issueDate" FROM invoice WHERE number = '${invoiceNumber}'`,
    )) as [{ issueDate: string }];
    const transfer = { amount: '5.00', date: issueDate, reference: 'OP 1' };
    await this.staff('PUT', `/admin/api/invoices/${invoiceNumber}/payment`, transfer);
    return apiPathOf(paymentLink);
  }

  /** Checkouts that hold units: one that is not paid yet, one whose card was declined. */
  async leaveOpen(): Promise<void> {
    const items = [{ productId: this.products.ladle, quantity: 4 }];
    await this.shop.begin(items, { changes: { notes: 'open checkout' } });
    const { body } = await this.shop.begin(items, { token: this.customerToken });
    await this.shop.pay(body.paymentIntentId, DECLINED_CARD);
  }

  private place(notes: string, changes: object = {}, token = this.customerToken): Promise<Order> {
    const items = [{ productId: this.products.pan, quantity: TWO }];
    return this.staff('POST', '/api/orders', anOrder(items, { notes, ...changes }), token);
  }

  private setStatus({ id }: Pick<Order, 'id'>, status: string, more: object = {}): Promise<Order> {
    return this.staff('PUT', `/api/orders/${id}/status`, { status, ...more });
  }

  private invoice(orderId: number): Promise<Invoice> {
    return this.staff('POST', `/api/orders/${orderId}/invoice`, { paymentMethod: 'wire_transfer' });
  }

  private async ship(order: Order): Promise<void> {
    const items = [{ itemId: order.items[0]!.id, quantity: 1 }];
    const parcel = { items, awbNumber: 'A1', courier: 'DPD' };
    await this.staff('POST', `/admin/api/orders/${order.id}/shipments`, parcel);
    await this.setStatus(order, 'shipped', { awbNumber: 'A2', courier: 'DPD' });
  }

  /** Delivered with an invoice, reviewed, noted by the staff; a return is asked for. */
  private async complain(order: Order): Promise<void> {
    await this.setStatus(order, 'delivered');
    await this.invoice(order.id);
    const itemId = order.items[0]!.id;
    const review = { rating: 4, title: 'Even heat', comment: 'Heats evenly, the handle stays cool.' };
    await this.staff('POST', `/api/orders/${order.id}/items/${itemId}/review`, review, this.customerToken);
    await this.staff('POST', `/admin/api/orders/${order.id}/notes`, { text: 'Rang the bell twice.' });
    await this.askBack(order, 'damaged');
  }

  private async askBack(order: Order, reason: string): Promise<number> {
    const items = [{ itemId: order.items[0]!.id, quantity: 1, reason }];
    const path = `/api/orders/${order.id}/returns`;
    type Returns = { returns: { id: number }[] };
    return (await this.staff<Returns>('POST', path, { items }, this.customerToken)).returns[0]!.id;
  }

  private async discount(): Promise<void> {
    await this.staff('POST', '/admin/api/discount-codes', {
      code: 'WELCOME10',
      kind: 'percent',
      value: '10',
      minimumSubtotal: '0',
      startsAt: null,
      endsAt: null,
      maxUses: 5,
      oncePerCustomer: true,
      isActive: true,
    });
    await this.place('discounted', { discountCode: 'WELCOME10' });
  }

  private async payOnline(): Promise<Order> {
    const items = [{ productId: this.products.pan, quantity: TWO }];
    const changes = { notes: 'returned' };
    const { body } = await this.shop.begin(items, { token: this.customerToken, changes });
    const { paymentIntentId } = body;
    await this.shop.pay(paymentIntentId);
    const order = await this.shop.submit(items, { paymentIntentId, ...changes }, this.customerToken);
    await this.setStatus(order.body, 'delivered');
    await this.invoice(order.body.id);
    return order.body as Order;
  }

  /** A unit comes back: refund at the provider, credit note. */
  private async returnItems(order: Order): Promise<void> {
    const path = `/admin/api/returns/${await this.askBack(order, 'defective')}`;
    await this.staff('POST', `${path}/approve`);
    await this.staff('POST', `${path}/receive`, { restockItemIds: [order.items[0]!.id] });
    await this.staff('POST', `${path}/refund`, { method: 'payment', amount: '14.88' });
  }
}
