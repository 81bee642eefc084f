import { Injectable } from '@nestjs/common';
import { SecurityMailReader } from '@kp/auth';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { PROMOTION_TEST_REQUESTED, type PromotionTestRequested } from '../domain/promotion';
import { MailWriter } from '../mail/mail-writer';
import { PromotionRepository } from '../persistence/promotion.repository';
import { PromotionMails } from '../promotions/promotion-mails';

const KIND = 'promotion-test';
const MAX_PER_DAY = 100;

/** For the administrator who asked for it, whatever mails they want: it has no unsubscription. */
@Injectable()
@HandlesEvent(PROMOTION_TEST_REQUESTED, { name: 'notifications.write-promotion-test', queue: 'emails' })
export class WritePromotionTestHandler implements EventHandler<PromotionTestRequested> {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly mails: PromotionMails,
    private readonly accounts: SecurityMailReader,
    private readonly writer: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<PromotionTestRequested>): Promise<void> {
    const { promotionId, userId, language } = payload;
    const promotion = await this.promotions.find(promotionId);
    const account = await this.accounts.findRecipient(userId);
    if (!promotion || !account) return;
    const template = await this.mails.templateOf(promotion);
    const { firstName, email } = account;
    const { unsubscribeUrl: _unsubscribeUrl, ...content } = await template.mailTo(
      { userId, firstName },
      language,
    );
    const cap = { kinds: [KIND], maxPerDay: MAX_PER_DAY };
    await this.writer.write(id, { ...content, kind: KIND, cap, to: email });
  }
}
