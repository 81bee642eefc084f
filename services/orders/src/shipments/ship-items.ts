import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { balanceOutstanding } from '../domain/edit.errors';
import { orderNotFound, orderNotShippable } from '../domain/order.errors';
import { ORDER_ITEMS_SHIPPED, type OrderItemsShipped } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { SetOrderStatus } from '../use-cases/set-order-status';
import { type ShippedItem, Shipments } from './shipments';

interface ShipItemsCommand {
  items: ShippedItem[];
  awbNumber?: string;
  courier?: string;
  /** Sent although a part of the order is still to be paid. */
  isOutstandingAccepted?: boolean;
}

@Injectable()
export class ShipItems {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly shipments: Shipments,
    private readonly setStatus: SetOrderStatus,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** All that is left makes the order `shipped`, with the mail of that status; a part has a mail of its own. */
  execute(id: number, command: ShipItemsCommand, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      if (order.status === 'cancelled') throw orderNotShippable();
      const rest = await this.shipments.listRest(id);
      const { items, awbNumber, courier, isOutstandingAccepted } = command;
      if (order.outstandingMinor > 0 && !isOutstandingAccepted) throw balanceOutstanding(order);
      if (isAll(items, rest))
        await this.setStatus.execute(
          id,
          { status: 'shipped', awbNumber, courier, isOutstandingAccepted },
          admin,
        );
      else await this.shipPart(order, command, admin);
      await this.audit.record(admin, {
        action: 'order.items_shipped',
        subject: 'order',
        subjectId: id,
        before: null,
        after: command,
      });
      return (await this.orders.find(id))!;
    });
  }

  private async shipPart(order: Order, { items, awbNumber, courier }: ShipItemsCommand, admin: Principal) {
    const { id: orderId } = order;
    if (order.status === 'pending') await this.setStatus.execute(orderId, { status: 'processing' }, admin);
    const shipmentId = await this.shipments.ship(order, items, { awbNumber, courier });
    const columns = { ...(awbNumber && { awbNumber }), ...(courier && { courier }) };
    await this.orders.change(orderId, columns);
    await this.orders.addEvent({ orderId, kind: 'items_shipped', actor: 'admin', actorUserId: admin.userId });
    await this.outbox.record(ORDER_ITEMS_SHIPPED, { orderId, shipmentId } satisfies OrderItemsShipped);
  }
}

function isAll(items: readonly ShippedItem[], rest: readonly ShippedItem[]): boolean {
  const quantities = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]));
  const isCovered = rest.every(({ itemId, quantity }) => quantities.get(itemId) === quantity);
  return rest.length > 0 && items.length === rest.length && isCovered;
}
