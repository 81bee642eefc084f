import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_REGISTERED,
  type AccountEvent,
  AccountReader,
  MAILBOX_CONFIRMED,
  MailboxConfirmation,
} from '@kp/auth';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { JoinGuestOrders } from '../use-cases/join-guest-orders';

/** Only who has ordered as a guest is asked to prove the mailbox. */
@Injectable()
@HandlesEvent(ACCOUNT_REGISTERED, { name: 'orders.offer-guest-orders', queue: 'emails' })
export class OfferGuestOrdersHandler implements EventHandler<AccountEvent> {
  constructor(
    private readonly accounts: AccountReader,
    private readonly guestOrders: JoinGuestOrders,
    private readonly confirmation: MailboxConfirmation,
  ) {}

  async handle({ payload: { userId } }: Delivery<AccountEvent>): Promise<void> {
    const account = await this.accounts.findMailAddress(userId);
    if (account && (await this.guestOrders.exist(account.email))) await this.confirmation.request(userId);
  }
}

@Injectable()
@HandlesEvent(MAILBOX_CONFIRMED, { name: 'orders.join-guest-orders', queue: 'emails' })
export class JoinGuestOrdersHandler implements EventHandler<AccountEvent> {
  constructor(
    private readonly accounts: AccountReader,
    private readonly guestOrders: JoinGuestOrders,
  ) {}

  async handle({ payload: { userId } }: Delivery<AccountEvent>): Promise<void> {
    const account = await this.accounts.findMailAddress(userId);
    if (account) await this.guestOrders.joinAll({ id: userId, email: account.email });
  }
}
