import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import type { CustomerCompanyForm } from '@kp/commerce/customer-company-rules';
import { cleanTaxNumber, taxNumberOf } from '@kp/commerce/vat-number';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { CompanyRegister, type CompanySearch } from '@kp/settings';
import { AuthError, customerNotFound } from '../domain/auth.errors';
import type { Account } from '../domain/user.entity';
import {
  CompanyStandingRepository,
  type RegisteredStanding,
} from '../persistence/company-standing.repository';
import { ProfileRepository } from '../persistence/profile.repository';
import { UserRepository } from '../persistence/user.repository';

/** The company of a customer, as the staff corrects it, and what a register says of its number. */
@Injectable()
export class ChangeCompany {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly users: UserRepository,
    private readonly standings: CompanyStandingRepository,
    private readonly register: CompanyRegister,
    private readonly audit: AuditLog,
  ) {}

  /** Where the register does not answer, the number is not checked, and the change is saved. */
  async change(id: number, form: CustomerCompanyForm, principal: Principal): Promise<void> {
    const { taxNumber, companyCountry, ...texts } = form;
    customerOf(await this.users.findById(id));
    const found = await this.ask(taxNumber, companyCountry);
    await this.transactions.run(async () => {
      const account = await this.lock(id);
      const details = {
        ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || null])),
        companyCountry: companyCountry || null,
        ...numbersOf(form, account, found),
      };
      await this.profiles.update(id, details);
      await this.keep(id, found);
      const before = Object.fromEntries(
        Object.keys(details).map((field) => [field, account[field as 'taxId']]),
      );
      const entry = { action: 'customer.company-changed', subject: 'customer', subjectId: id };
      await this.audit.record(principal, { ...entry, before, after: details });
    });
  }

  /** Asks the register of the number that is stored. @returns false when it does not answer */
  async check(id: number): Promise<boolean> {
    const account = customerOf(await this.users.findById(id));
    const number = account.vatNumber ?? account.taxId;
    const found = number ? await this.ask(number, account.companyCountry ?? '') : null;
    if (found?.state === 'unavailable') return false;
    await this.transactions.run(async () => {
      const { vatNumber, taxId } = await this.lock(id);
      // Changed meanwhile, it was not this number that was asked about.
      if ((vatNumber ?? taxId) === number) await this.keep(id, found);
    });
    return true;
  }

  private async ask(number: string, country: string): Promise<CompanySearch | null> {
    return number === '' ? null : this.register.find(countryCodeOf(country) ?? '', number);
  }

  private async keep(id: number, found: CompanySearch | null): Promise<void> {
    const standing = standingOf(found);
    if (standing !== null) await this.standings.set(id, standing);
  }

  private async lock(id: number): Promise<Account> {
    return customerOf(await this.profiles.lock(id));
  }
}

function customerOf(account: Account | null): Account {
  if (!account) throw customerNotFound();
  if (account.isAdmin) throw new AuthError('AUTH.STAFF_ACCOUNT');
  return account;
}

function standingOf(found: CompanySearch | null): RegisteredStanding | null {
  if (found === null || found.state === 'unavailable') return null;
  return found.state === 'notFound' ? 'not_found' : found.standing;
}

/** What the register says of the number, else what it looks like; both stay as they are when it is the same one. */
function numbersOf(
  { taxNumber, companyCountry }: CustomerCompanyForm,
  { vatNumber, taxId }: Account,
  found: CompanySearch | null,
): { vatNumber: string | null; taxId: string | null } {
  if (cleanTaxNumber(taxNumber) === (vatNumber ?? taxId ?? '')) return { vatNumber, taxId };
  if (found?.state === 'found')
    return { vatNumber: found.company.vatNumber || null, taxId: found.company.taxId || null };
  const given = taxNumberOf(taxNumber, countryCodeOf(companyCountry) ?? '');
  const number = given?.number ?? null;
  return given?.kind === 'vat' ? { vatNumber: number, taxId: null } : { vatNumber: null, taxId: number };
}
