import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import { ScheduledJob } from '@kp/platform/scheduler';
import { CompanyRegister, MAX_NUMBERS } from '@kp/settings';
import { CompanyStandingRepository } from '../persistence/company-standing.repository';

/** Looks up the tax numbers that customers entered themselves, or that came with an import. */
@Injectable()
export class CheckCompanies {
  constructor(
    private readonly standings: CompanyStandingRepository,
    private readonly register: CompanyRegister,
  ) {}

  /** As many as fit one call of the register. Of an account only the mark changes. */
  @ScheduledJob('auth.check-companies', '5-59/10 * * * *')
  async run(): Promise<void> {
    const companies = await this.standings.takeUnchecked(MAX_NUMBERS);
    const found = await this.register.standingsOf(
      companies.map(({ country, number }) => ({ country: countryCodeOf(country) ?? '', number })),
    );
    for (const [at, company] of companies.entries()) {
      const standing = found[at];
      if (standing) await this.standings.setOfNumber(company, standing);
    }
  }
}
