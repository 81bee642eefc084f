import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { orderNotFound } from '../domain/order.errors';
import { orderNotReturnable } from '../domain/return.errors';
import { OrderRepository } from '../persistence/order.repository';
import { DecideReturn } from './decide-return';
import { RequestReturn, type RequestReturnCommand } from './request-return';
import type { ReturnView } from './return.queries';

/** A return that the staff opens is approved with it, so the customer gets one email. */
@Injectable()
export class OpenReturn {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly request: RequestReturn,
    private readonly decide: DecideReturn,
  ) {}

  execute(orderId: number, command: RequestReturnCommand, admin: Principal): Promise<ReturnView> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      if (order.status !== 'delivered') throw orderNotReturnable();
      const by = { actor: 'admin', actorUserId: admin.userId } as const;
      return this.decide.approve(await this.request.add(orderId, command, by), admin);
    });
  }
}
