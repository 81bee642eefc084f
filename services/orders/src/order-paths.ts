import { Injectable } from '@nestjs/common';
import { awaitsTransfer } from '@kp/commerce';
import type { Order } from './domain/order.entity';
import { WithdrawalReader } from './returns/withdrawal-reader';
import { StatusLinks } from './status-links';

export interface LinkedPaths {
  /** Of the form to withdraw from the contract; null where that is not possible. */
  withdrawalPath: string | null;
  /** Of the pro-forma invoice; null for an order that does not wait for a transfer. */
  proFormaPath: string | null;
}

/** What can be opened by everyone who sees the order, without signing in. */
@Injectable()
export class OrderPaths {
  constructor(
    private readonly withdrawals: WithdrawalReader,
    private readonly links: StatusLinks,
  ) {}

  of(order: Order): LinkedPaths {
    return {
      withdrawalPath: this.withdrawals.pathOf(order),
      proFormaPath: awaitsTransfer(order) ? this.links.transferPathOf(order.id, 'pro-forma.pdf') : null,
    };
  }
}
