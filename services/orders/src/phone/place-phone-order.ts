import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import { minorToDecimal, type OfflineMethod } from '@kp/commerce';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import {
  type OrderCustomer,
  type OrderStart,
  type PlaceOrderCommand,
  waitingForTransfer,
} from '../domain/new-order';
import type { Order } from '../domain/order.entity';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import { CreateOrder } from '../use-cases/create-order';

/** No card: its number would have to be told on the phone. */
export type PhonePayment = OfflineMethod;

export interface PhoneOrderCommand extends Omit<PlaceOrderCommand, 'paymentIntentId' | 'checkoutId'> {
  customerId?: number;
  email: string;
  paymentMethod: PhonePayment;
}

/** An order that the staff enters for a customer: priced, deducted from the stock and mailed like any other. */
@Injectable()
export class PlacePhoneOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly createOrder: CreateOrder,
    private readonly orders: OrderRepository,
    private readonly reservations: OrderReservations,
    private readonly accounts: AccountReader,
    private readonly audit: AuditLog,
  ) {}

  async execute(command: PhoneOrderCommand, staff: Principal, key: string | null): Promise<Order> {
    const customer = await this.customerOf(command);
    const rateLimitKey = this.reservations.rateLimitKeyOf(staff, '');
    const context = { caller: staff, rateLimitKey, onBehalfOf: customer };
    return this.transactions.run(async () => {
      const { order, isNew } = await this.createOrder.createOnce(
        command,
        context,
        key,
        this.startOf(command),
      );
      if (isNew) await this.record(order, staff);
      return (await this.orders.find(order.id))!;
    });
  }

  /** The customer is known, so nothing has to be confirmed. */
  private startOf({ paymentMethod }: PhoneOrderCommand): OrderStart | undefined {
    if (paymentMethod !== 'bank_transfer') return undefined;
    return waitingForTransfer(this.reservations.minutesOf({ confirmationRequired: false, paymentMethod }));
  }

  private async customerOf({ customerId, email, language }: PhoneOrderCommand): Promise<OrderCustomer> {
    if (customerId !== undefined && !(await this.accounts.findMailAddress(customerId)))
      throw new InvalidInputError([{ field: 'customerId', message: 'Unknown customer' }]);
    return { userId: customerId ?? null, email, language: language ?? DEFAULT_LANGUAGE };
  }

  private async record(order: Order, staff: Principal): Promise<void> {
    const overridden = order.lines.filter(({ listPriceMinor }) => listPriceMinor !== null);
    const by = { orderId: order.id, actor: 'admin', actorUserId: staff.userId } as const;
    for (const { productCode, priceReason, unitPriceMinor } of overridden) {
      const note = `${productCode}: ${priceReason}`;
      await this.orders.addEvent({ ...by, kind: 'price_agreed', note, amountMinor: unitPriceMinor });
    }
    const { orderNumber, userId, email, paymentMethod, totalMinor, currency } = order;
    await this.audit.record(staff, {
      action: 'order.created',
      subject: 'order',
      subjectId: order.id,
      before: null,
      after: {
        orderNumber,
        customerId: userId,
        email,
        paymentMethod,
        totalAmount: `${minorToDecimal(totalMinor)} ${currency}`,
        agreedPrices: overridden.map(({ productCode, unitPriceMinor, listPriceMinor, priceReason }) => ({
          productCode,
          price: minorToDecimal(unitPriceMinor),
          listPrice: minorToDecimal(listPriceMinor!),
          reason: priceReason,
        })),
      },
    });
  }
}
