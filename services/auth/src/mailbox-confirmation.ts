import { Injectable } from '@nestjs/common';
import { Outbox } from '@kp/platform/outbox';
import { EMAIL_CHANGE_REQUESTED, type EmailChangeRequested } from './events';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { UserRepository } from './persistence/user.repository';

/** A registration proves no mailbox; a module that needs the proof asks for it. */
@Injectable()
export class MailboxConfirmation {
  constructor(
    private readonly users: UserRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Mails a link to the account's own email; opening it is `MAILBOX_CONFIRMED`. */
  async request(userId: number): Promise<void> {
    const account = await this.users.findById(userId);
    if (!account) return;
    const changeId = await this.emailChanges.start({ userId, newEmail: account.email, oldEmail: null });
    await this.outbox.record(EMAIL_CHANGE_REQUESTED, { changeId } satisfies EmailChangeRequested);
  }
}
