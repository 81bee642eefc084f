import { Injectable } from '@nestjs/common';
import { countryCodeOf, HOME_COUNTRY } from '@kp/commerce/countries';
import { isDutyOn, isEuCountry, LEGAL_DUTIES, type LegalDuty } from '@kp/commerce/legal-duties';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { LegalDutyRow } from './legal-duty.entity';
import { SettingsCache } from './settings-cache';
import { homeCountryOf } from './settings.entity';

/** What consumers of a country are owed. */
@Injectable()
export class LegalDuties {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @param country as an address names it */
  isOn(duty: LegalDuty, country: string): boolean {
    return isDutyOn(this.cache.current.legalDuties, duty, countryCodeOf(country) ?? HOME_COUNTRY);
  }

  homeCountry(): string {
    return homeCountryOf(this.cache.current.company);
  }

  /** @param country ISO 3166 code */
  listOn(country = this.homeCountry()): LegalDuty[] {
    return LEGAL_DUTIES.filter((duty) => this.isOn(duty, country));
  }

  /** Visible to this process after commit, to other processes within seconds. */
  async choose(country: string, duties: readonly LegalDuty[], actor: AuditActor): Promise<LegalDuty[]> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const before = this.listOn(country);
      await manager.delete(LegalDutyRow, { country });
      const differing = LEGAL_DUTIES.map((duty) => ({ country, duty, isOn: duties.includes(duty) }));
      const rows = differing.filter(({ isOn }) => isOn !== isEuCountry(country));
      if (rows.length > 0) await manager.insert(LegalDutyRow, rows);
      const legalDuties = await manager.find(LegalDutyRow);
      const after = LEGAL_DUTIES.filter((duty) => isDutyOn(legalDuties, duty, country));
      await this.audit.record(actor, {
        action: 'legal-duties.updated',
        subject: 'legal-duties',
        subjectId: country,
        before: { duties: before },
        after: { duties: after },
      });
      this.transactions.afterCommit(() => this.cache.replace({ legalDuties }));
      return after;
    });
  }
}
