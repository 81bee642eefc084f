import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import type { Promotion } from '../domain/promotion';
import { MailWriter } from '../mail/mail-writer';
import { PromotionRepository } from '../persistence/promotion.repository';
import { PromotionMails, type PromotionTemplate } from '../promotions/promotion-mails';
import { PromotionsConfig } from '../promotions/promotions.config';

const CHUNK_SIZE = 100;

/**
 * Goes through the accounts and subscribers in chunks: the mails of a chunk, its recipients and how far the promotion has come are
 * committed together, so a crash repeats no mail and skips none.
 */
@Injectable()
export class SendPromotions {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly mails: PromotionMails,
    private readonly writer: MailWriter,
    private readonly transactions: Transactions,
    private readonly config: PromotionsConfig,
  ) {}

  @ScheduledJob('notifications.send-promotions', '* * * * *')
  async send(): Promise<void> {
    await this.promotions.startDue();
    const templates = new Map<number, PromotionTemplate>();
    while (await this.transactions.run(() => this.sendChunk(templates)));
  }

  /** @returns false when nothing is left for this minute */
  private async sendChunk(templates: Map<number, PromotionTemplate>): Promise<boolean> {
    const promotion = await this.promotions.lockSending();
    if (!promotion) return false;
    const left = this.config.mailsPerMinute - (await this.promotions.countOfMinute());
    if (left <= 0) return false;
    const { id } = promotion;
    const template = templates.get(id) ?? (await this.mails.templateOf(promotion));
    templates.set(id, template);
    const limit = Math.min(left, CHUNK_SIZE);
    if ((await this.mailNext(promotion, template, limit)) < limit) await this.promotions.end(id);
    return true;
  }

  private async mailNext({ id }: Promotion, template: PromotionTemplate, limit: number): Promise<number> {
    const recipients = await this.promotions.nextRecipients(id, limit);
    let mailed = 0;
    for (const recipient of recipients) {
      const { userId, subscriptionId, email, language } = recipient;
      if (!(await this.promotions.addRecipient(id, recipient))) continue;
      const content = await template.mailTo(recipient, language);
      await this.writer.write(null, {
        ...content,
        to: email,
        uniqueKey: `promotion:${id}:${userId ?? `n${subscriptionId}`}`,
      });
      mailed += 1;
    }
    if (recipients.length > 0) await this.promotions.advance(id, recipients, mailed);
    return recipients.length;
  }
}
