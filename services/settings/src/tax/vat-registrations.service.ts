import { Injectable } from '@nestjs/common';
import type { VatRegistration } from '@kp/commerce/vat-registration';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { businessDay, newestOn } from '../business-day';
import { isOutsideVat } from '../settings.entity';
import { SettingsCache } from '../settings-cache';
import { SettingsError } from '../settings.errors';
import { VatRegistrationRow } from './vat-registration.entity';

/** Before every day that was entered. */
export const FIRST_DAY = '1970-01-01';

/** How the seller is registered for VAT, by day. Past days stay, because orders and invoices were made with them. */
@Injectable()
export class VatRegistrations {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Until a day is entered, a company that names a tax number and no VAT number is not registered. */
  on(at: Date): VatRegistration {
    const { vatRegistrations, company } = this.cache.current;
    const inForce = newestOn(vatRegistrations, businessDay(at));
    return inForce?.status ?? (isOutsideVat(company) ? 'not_registered' : 'registered');
  }

  /** Newest first. */
  list(): Promise<VatRegistrationRow[]> {
    return this.transactions.manager.find(VatRegistrationRow, { order: { validFrom: 'DESC' } });
  }

  /**
   * With the first day, what counted before it is recorded too, so that numbers of the company which are entered ahead
   * change nothing.
   *
   * @throws SettingsError SETTINGS.REGISTRATION_EXISTS
   */
  add({ validFrom, status }: VatRegistrationRow, actor: AuditActor): Promise<void> {
    return this.change(async (known) => {
      if (known.some((row) => row.validFrom === validFrom))
        throw new SettingsError('SETTINGS.REGISTRATION_EXISTS');
      const before = { validFrom: FIRST_DAY, status: this.on(new Date()) };
      await this.transactions.manager.insert(
        VatRegistrationRow,
        known.length === 0 ? [before, { validFrom, status }] : [{ validFrom, status }],
      );
      const change = {
        action: 'vat-registration.created',
        subject: 'vat-registration',
        subjectId: validFrom,
      };
      await this.audit.record(actor, { ...change, before: null, after: { validFrom, status } });
    });
  }

  /** @throws SettingsError SETTINGS.REGISTRATION_NOT_FOUND, SETTINGS.REGISTRATION_IN_FORCE */
  delete(validFrom: string, actor: AuditActor): Promise<void> {
    return this.change(async (known) => {
      const row = known.find((each) => each.validFrom === validFrom);
      if (!row) throw new SettingsError('SETTINGS.REGISTRATION_NOT_FOUND');
      if (validFrom <= businessDay(new Date())) throw new SettingsError('SETTINGS.REGISTRATION_IN_FORCE');
      await this.transactions.manager.delete(VatRegistrationRow, { validFrom });
      const change = {
        action: 'vat-registration.deleted',
        subject: 'vat-registration',
        subjectId: validFrom,
      };
      await this.audit.record(actor, { ...change, before: { ...row }, after: null });
    });
  }

  private change(work: (known: VatRegistrationRow[]) => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      await manager.query('LOCK TABLE vat_registration IN SHARE ROW EXCLUSIVE MODE');
      await work(await this.list());
      const vatRegistrations = await this.list();
      this.transactions.afterCommit(() => this.cache.replace({ vatRegistrations }));
    });
  }
}
