import { Injectable } from '@nestjs/common';
import { type AccountContact, AccountReader } from '@kp/auth';
import type { Order } from '../domain/order.entity';
import { OrderRepository } from '../persistence/order.repository';

export interface PhoneCustomer {
  account: AccountContact | null;
  /** The newest one with this email. */
  lastOrder: Order | null;
}

@Injectable()
export class PhoneCustomers {
  constructor(
    private readonly accounts: AccountReader,
    private readonly orders: OrderRepository,
  ) {}

  async find(email: string): Promise<PhoneCustomer> {
    const [account, newest] = await Promise.all([
      this.accounts.findByEmail(email),
      this.orders.list({ search: email }, { limit: 10, offset: 0 }, '-createdAt', 'rare'),
    ]);
    // The search also finds longer emails.
    const isSame = (order: Order) => order.email.toLowerCase() === email.toLowerCase();
    return { account, lastOrder: newest.find(isSame) ?? null };
  }
}
