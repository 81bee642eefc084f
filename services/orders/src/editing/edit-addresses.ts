import { Injectable } from '@nestjs/common';
import { type Address, ADDRESS_FIELDS, awaitsPayment, toDecimal } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { type AddressInput, storedAddress, storedTaxNumber } from '../domain/new-order';
import type { Order } from '../domain/order.entity';
import { orderChanged, orderNotEditable } from '../domain/edit.errors';
import { orderNotFound, priceChanged } from '../domain/order.errors';
import { ORDER_EDITED, type OrderEdited } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { OrderTerms } from '../order-terms';
import { InvoiceCorrections } from './invoice-corrections';
import { PlanEdit, type Retaxed } from './plan-edit';
import { RetaxOrder } from './retax-order';

export interface EditAddressesCommand {
  /** Of the order that the editor saw. */
  updatedAt: string;
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
  vatNumber?: string;
  /** The new total that was shown, a decimal, where another place or number changes the tax; another one is refused. */
  totalAmount?: string;
}

/**
 * Until an order is sent; later the buyer alone, for the invoice that is not issued yet. Amounts stay unless the tax depends on the place or on the number that changes: the cost of shipping to another zone is
 * that of the next change of the items.
 */
@Injectable()
export class EditAddresses {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly terms: OrderTerms,
    private readonly planner: PlanEdit,
    private readonly retax: RetaxOrder,
    private readonly invoices: InvoiceCorrections,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws OrderError ORDERS.CHANGED with the newest state, ORDERS.NOT_EDITABLE, ORDERS.PRICE_CHANGED with the new totals */
  async execute(
    id: number,
    { updatedAt, totalAmount, ...input }: EditAddressesCommand,
    admin: Principal,
  ): Promise<Order> {
    await this.terms.confirmNumber(input);
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      if (order.updatedAt.toISOString() !== new Date(updatedAt).toISOString()) throw orderChanged(order);
      const isSent = order.status === 'shipped' || order.status === 'delivered';
      if (order.status === 'cancelled' || (isSent && order.invoiceNumber !== null))
        throw orderNotEditable('sent');
      const after = {
        // Where it went is no longer a matter of choice.
        shippingAddress: isSent ? order.shippingAddress : storedAddress(input.shippingAddress),
        billingAddress: storedAddress(input.billingAddress),
        vatNumber: storedTaxNumber(input),
      };
      const fields = changedFields(order, after);
      if (fields.length === 0) return order;
      const { plan, vatNumberCheck } = await this.planRetaxing(order, after, totalAmount);
      if (isSent && plan) throw orderNotEditable('sent');
      await this.orders.change(id, { ...after, vatNumberCheck });
      const amountMinor = plan && plan.priced.totals.total.minor - order.totalMinor;
      const entry = { orderId: id, actor: 'admin', actorUserId: admin.userId, amountMinor } as const;
      const eventId = await this.orders.addEvent({ ...entry, kind: 'addresses_edited' });
      const isBuyerKept = fields.every((field) => field.startsWith('shippingAddress.'));
      if (plan) await this.retax.execute(order, plan, { eventId, admin, isBuyerKept });
      else if (order.invoiceNumber !== null && (!isBuyerKept || fields.some(isOfPlace)))
        await this.invoices.correct({ orderId: id, eventId, admin, isBuyerKept });
      await this.outbox.record(ORDER_EDITED, { orderId: id, eventId } satisfies OrderEdited);
      // Addresses name the customer, so the log has the names of the fields only.
      await this.audit.record(admin, {
        action: 'order.addresses_edited',
        subject: 'order',
        subjectId: id,
        before: null,
        after: { fields },
      });
      return (await this.orders.find(id))!;
    });
  }

  private async planRetaxing(order: Order, after: Addressed, totalAmount = ''): Promise<Retaxed> {
    const proof = order.vatNumber === after.vatNumber ? order.vatNumberCheck : null;
    const retaxed = await this.planner.retax({ ...order, ...after }, proof, order);
    const totals = retaxed.plan?.priced.totals;
    if (!totals) return retaxed;
    if (awaitsPayment(order)) throw orderNotEditable('awaits_payment');
    if (toDecimal(totals.total) !== totalAmount) throw priceChanged([], totals);
    return retaxed;
  }
}

type Addressed = Pick<Order, 'shippingAddress' | 'billingAddress' | 'vatNumber'>;

function changedFields(before: Addressed, after: Addressed): string[] {
  const of = (name: 'shippingAddress' | 'billingAddress') =>
    ADDRESS_FIELDS.filter((field) => textOf(before[name], field) !== textOf(after[name], field)).map(
      (field) => `${name}.${field}`,
    );
  const isOtherNumber = before.vatNumber !== after.vatNumber;
  return [...of('shippingAddress'), ...of('billingAddress'), ...(isOtherNumber ? ['vatNumber'] : [])];
}

/** What an invoice states of the place of delivery. */
const isOfPlace = (field: string) => PLACE.some((part) => field === `shippingAddress.${part}`);

const PLACE: readonly (keyof Address)[] = ['address', 'city', 'county', 'state', 'zipCode', 'country'];

const textOf = (address: Address, field: keyof Address) => address[field] ?? '';
