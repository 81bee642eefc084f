import { Injectable, Module } from '@nestjs/common';
import { AccountMails } from './account-mails';
import { MailboxConfirmation } from './mailbox-confirmation';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { ProfileRepository } from './persistence/profile.repository';
import { type AccountContact, UserRepository } from './persistence/user.repository';

/** The company data of an account, null where nothing was filled in. */
export interface CompanyProfile {
  firstName: string;
  lastName: string;
  /** The billing email, or that of the account. */
  email: string;
  companyName: string | null;
  vatNumber: string | null;
  taxId: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  county: string | null;
  zip: string | null;
  country: string | null;
}

interface MailAddress {
  email: string;
  language: string;
}

@Injectable()
export class AccountReader {
  constructor(private readonly users: UserRepository) {}

  /** @returns null when the account is disabled or deleted */
  async findMailAddress(userId: number): Promise<MailAddress | null> {
    const account = await this.users.findById(userId);
    return account && !account.disabledAt ? { email: account.email, language: account.language } : null;
  }

  /** @returns null when there is none, or it is disabled */
  findByEmail(email: string): Promise<AccountContact | null> {
    return this.users.findContact(email);
  }

  /** First and last names, by account. */
  findNames(userIds: readonly number[]): Promise<Map<number, string>> {
    return this.users.findNames(userIds);
  }

  async findCompanyProfile(userId: number): Promise<CompanyProfile | null> {
    const account = await this.users.findById(userId);
    if (!account) return null;
    const { firstName, lastName, companyName, vatNumber, taxId, registrationNumber } = account;
    return {
      firstName,
      lastName,
      companyName,
      vatNumber,
      taxId,
      registrationNumber,
      email: account.billingEmail || account.email,
      address: account.companyAddress,
      city: account.companyCity,
      county: account.companyCounty,
      zip: account.companyZip,
      country: account.companyCountry,
    };
  }
}

/** For the modules to the right. */
@Module({
  providers: [
    UserRepository,
    ProfileRepository,
    EmailChangeRepository,
    AccountReader,
    AccountMails,
    MailboxConfirmation,
  ],
  exports: [AccountReader, AccountMails, MailboxConfirmation],
})
export class AccountReadingModule {}
