import { Injectable } from '@nestjs/common';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import type { Account } from './domain/user.entity';
import { UserResponse } from './http/auth.dto';
import { SavedAddressRepository } from './persistence/saved-address.repository';
import { SessionRepository } from './persistence/session.repository';
import { UserRepository } from './persistence/user.repository';

@Injectable()
export class AccountData extends PersonalDataSource {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly saved: SavedAddressRepository,
  ) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const account = await this.users.findById(userId);
    if (!account) return;
    yield { name: 'account.json', json: UserResponse.from(account) };
    yield { name: 'addresses.json', json: { ...addressesOf(account), saved: await this.saved.list(userId) } };
    yield { name: 'sessions.json', json: await this.sessions.listOf(userId) };
  }

  /** Sessions, saved addresses and pending changes are deleted with the account. */
  async erase(): Promise<void> {}
}

function addressesOf(account: Account) {
  return {
    company: {
      address: account.companyAddress,
      city: account.companyCity,
      state: account.companyState,
      county: account.companyCounty,
      zip: account.companyZip,
      country: account.companyCountry,
    },
    delivery: {
      address: account.deliveryAddress,
      city: account.deliveryCity,
      state: account.deliveryState,
      county: account.deliveryCounty,
      zip: account.deliveryZip,
      country: account.deliveryCountry,
      instructions: account.deliveryInstructions,
    },
  };
}
