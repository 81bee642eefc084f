import { Injectable } from '@nestjs/common';
import type { Caller } from '@kp/platform/http';
import { PlaceOnlineOrder } from '../checkout/use-cases/place-online-order';
import { SwitchToCash } from '../checkout/use-cases/switch-to-cash';
import type { Order } from '../domain/order.entity';
import { PlaceOrder, type PlaceOrderCommand } from './place-order';

/** The order that a browser sends goes the way of its payment. */
@Injectable()
export class SubmitOrder {
  constructor(
    private readonly forCash: PlaceOrder,
    private readonly afterAll: SwitchToCash,
    private readonly online: PlaceOnlineOrder,
  ) {}

  /** @throws OrderError */
  execute(command: PlaceOrderCommand, caller: Caller | null, key: string | null): Promise<Order> {
    const { paymentMethod, checkoutId } = command;
    if (paymentMethod !== 'cash') return this.online.execute(command, caller, key);
    if (checkoutId !== undefined) return this.afterAll.execute(command, checkoutId, caller, key);
    return this.forCash.execute(command, caller, key);
  }
}
