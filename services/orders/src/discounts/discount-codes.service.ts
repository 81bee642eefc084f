import { Injectable } from '@nestjs/common';
import { type DiscountState, discountState, type DiscountTerms } from '@kp/commerce/discount-codes';
import { type AuditActor, auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions, violatesUnique } from '@kp/platform/database';
import { OrderError } from '../domain/order.errors';
import { DiscountCode } from './discount-code.entity';

export type SavedTerms = Omit<DiscountTerms, 'usedCount'>;

export interface DiscountCodeFilter {
  search?: string;
  state?: DiscountState;
}

/** The codes as the staff edits them. */
@Injectable()
export class DiscountCodesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. */
  async list({ search = '', state }: DiscountCodeFilter, now = new Date()): Promise<DiscountCode[]> {
    const all = await this.transactions.manager.find(DiscountCode, { order: { id: 'DESC' } });
    const part = search.toLowerCase();
    return all.filter(
      (code) =>
        code.code.toLowerCase().includes(part) && (state === undefined || discountState(code, now) === state),
    );
  }

  /** @throws OrderError ORDERS.DISCOUNT_EXISTS */
  add(terms: SavedTerms, actor: AuditActor): Promise<DiscountCode> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const { id } = await manager
        .save(manager.create(DiscountCode, { ...terms, version: 1 }))
        .catch(refuseKnownCode);
      await this.record(actor, 'created', id, null, terms);
      return manager.findOneByOrFail(DiscountCode, { id });
    });
  }

  /** @throws OrderError ORDERS.DISCOUNT_NOT_FOUND, ORDERS.DISCOUNT_CHANGED, ORDERS.DISCOUNT_EXISTS */
  replace(id: number, terms: SavedTerms, version: number, actor: AuditActor): Promise<DiscountCode> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if (before.version !== version) throw discountChanged();
      const columns = { ...terms, version: version + 1 };
      await this.transactions.manager.update(DiscountCode, id, columns).catch(refuseKnownCode);
      await this.record(actor, 'updated', id, before, terms);
      return this.transactions.manager.findOneByOrFail(DiscountCode, { id });
    });
  }

  /** @throws OrderError ORDERS.DISCOUNT_NOT_FOUND, ORDERS.DISCOUNT_IN_USE */
  delete(id: number, actor: AuditActor): Promise<void> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if (before.usedCount > 0) throw discountInUse();
      await this.transactions.manager.delete(DiscountCode, id);
      await this.record(actor, 'deleted', id, before, null);
    });
  }

  private async lock(id: number): Promise<DiscountCode> {
    const { manager } = this.transactions;
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.findOne(DiscountCode, { where: { id }, lock });
    if (!found) throw new OrderError('ORDERS.DISCOUNT_NOT_FOUND', 404, "This discount code doesn't exist.");
    return found;
  }

  private record(
    actor: AuditActor,
    change: 'created' | 'updated' | 'deleted',
    id: number,
    before: SavedTerms | null,
    after: SavedTerms | null,
  ): Promise<void> {
    const subject = 'discount-code';
    const states = { before: before && audited(before), after: after && audited(after) };
    return this.audit.record(actor, { action: `${subject}.${change}`, subject, subjectId: id, ...states });
  }
}

const audited = auditedBy<SavedTerms>({
  code: true,
  kind: true,
  value: true,
  minimumMinor: true,
  startsAt: true,
  endsAt: true,
  maxUses: true,
  oncePerCustomer: true,
  isActive: true,
});

function refuseKnownCode(error: unknown): never {
  if (!violatesUnique(error, 'discount_code_code')) throw error;
  const message = 'There is already a discount code of this name.';
  throw new OrderError('ORDERS.DISCOUNT_EXISTS', 409, message, undefined, [{ field: 'code', message }]);
}

function discountChanged(): OrderError {
  const message = 'Someone else changed this discount code meanwhile. Close the form and check it again.';
  return new OrderError('ORDERS.DISCOUNT_CHANGED', 409, message);
}

function discountInUse(): OrderError {
  const message = 'This discount code is used by orders or open checkouts. Archive it instead.';
  return new OrderError('ORDERS.DISCOUNT_IN_USE', 409, message);
}
