import { Injectable } from '@nestjs/common';
import type { PromotionState } from '@kp/commerce/promotion-rules';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { MailContent } from '../domain/mail';
import {
  promotionChanged,
  promotionEnded,
  promotionNotDraft,
  promotionNotFound,
} from '../domain/notification.errors';
import {
  type Promotion,
  PROMOTION_TEST_REQUESTED,
  type PromotionContent,
  type PromotionTestRequested,
} from '../domain/promotion';
import { type AudienceCount, PromotionRepository } from '../persistence/promotion.repository';
import { PromotionMails } from './promotion-mails';

const MAX_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** Compose and send. Each change commits with its audit entry. */
@Injectable()
export class Promotions {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly mails: PromotionMails,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  list(limit: number, offset: number): Promise<{ promotions: Promotion[]; total: number }> {
    return this.promotions.list(limit, offset);
  }

  async get(id: number): Promise<Promotion> {
    const promotion = await this.promotions.find(id);
    if (!promotion) throw promotionNotFound();
    return promotion;
  }

  create(content: PromotionContent, admin: Principal): Promise<Promotion> {
    return this.transactions.run(async () => {
      const promotion = await this.promotions.add(content);
      await this.record('created', admin, promotion.id, null, contentOf(promotion));
      return promotion;
    });
  }

  /** @param version as it was read */
  update(id: number, content: PromotionContent, version: number, admin: Principal): Promise<Promotion> {
    return this.transactions.run(async () => {
      const before = await this.lockDraft(id);
      if (before.version !== version) throw promotionChanged(before);
      const after = await this.promotions.replace(id, content);
      await this.record('updated', admin, id, contentOf(before), contentOf(after));
      return after;
    });
  }

  delete(id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const before = await this.lockDraft(id);
      await this.promotions.delete(id);
      await this.record('deleted', admin, id, contentOf(before), null);
    });
  }

  async countAudience(id: number): Promise<AudienceCount[]> {
    await this.get(id);
    return this.promotions.countAudience(id);
  }

  /** As an account with that language gets it. */
  async preview(id: number, language: string, { userId }: Principal): Promise<MailContent> {
    const template = await this.mails.templateOf(await this.get(id));
    return template.mailTo({ userId, firstName: '' }, language);
  }

  async requestTest(id: number, language: string, admin: Principal): Promise<void> {
    await this.get(id);
    const { userId } = admin;
    await this.transactions.run(async () => {
      const payload: PromotionTestRequested = { promotionId: id, userId, language };
      await this.outbox.record(PROMOTION_TEST_REQUESTED, payload);
      await this.record('tested', admin, id, null, { language, to: admin.email });
    });
  }

  /**
   * Asking again for what is under way changes nothing.
   * @param at null for now
   * @param version as it was read: what was reviewed is what is sent
   */
  send(id: number, at: Date | null, version: number, admin: Principal): Promise<Promotion> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if (before.version !== version) throw promotionChanged(before);
      if (before.state !== 'draft') {
        const isSameTime = at === null || at.getTime() === before.sendAt?.getTime();
        if (before.state === 'cancelled' || !isSameTime) throw promotionNotDraft(before);
        return before;
      }
      assertAhead(at);
      const after = await this.promotions.schedule(id, at);
      await this.recordState('scheduled', admin, before, after);
      return after;
    });
  }

  /** A scheduled one is a draft again; of one that is being sent, those not mailed yet get nothing. */
  cancel(id: number, admin: Principal): Promise<Promotion> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if (before.state === 'sent') throw promotionEnded(before);
      if (before.state === 'draft' || before.state === 'cancelled') return before;
      const after =
        before.state === 'scheduled'
          ? await this.promotions.unschedule(id)
          : await this.promotions.cancel(id);
      await this.recordState('cancelled', admin, before, after);
      return after;
    });
  }

  private async lock(id: number): Promise<Promotion> {
    const promotion = await this.promotions.lock(id);
    if (!promotion) throw promotionNotFound();
    return promotion;
  }

  private async lockDraft(id: number): Promise<Promotion> {
    const promotion = await this.lock(id);
    if (promotion.state !== 'draft') throw promotionNotDraft(promotion);
    return promotion;
  }

  private recordState(change: PromotionState, admin: Principal, before: Promotion, after: Promotion) {
    return this.record(change, admin, before.id, stateOf(before), stateOf(after));
  }

  private record(
    change: string,
    admin: Principal,
    id: number,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const subject = 'promotion';
    return this.audit.record(admin, {
      action: `${subject}.${change}`,
      subject,
      subjectId: id,
      before,
      after,
    });
  }
}

function assertAhead(at: Date | null): void {
  const now = Date.now();
  if (at === null || (at.getTime() > now && at.getTime() < now + MAX_DAYS_AHEAD * DAY_MS)) return;
  throw new InvalidInputError([{ field: 'at', message: 'Choose a time within the next year' }]);
}

function contentOf({ name, link, productIds, texts, audience, languages }: Promotion): PromotionContent {
  return { name, link, productIds, texts, audience, languages };
}

const stateOf = ({ state, sendAt, mailed }: Promotion) => ({ state, sendAt, mailed });
