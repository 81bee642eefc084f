import { Injectable } from '@nestjs/common';
import { type Address, foldText } from '@kp/commerce';
import { MAX_SAVED_ADDRESSES } from '@kp/commerce/saved-address-rules';
import { Transactions } from '@kp/platform/database';
import { AuthError } from '../domain/auth.errors';
import { ProfileRepository } from '../persistence/profile.repository';
import { type SavedAddress, SavedAddressRepository } from '../persistence/saved-address.repository';

export interface SavedAddressInput {
  label: string;
  address: Address;
}

/** Changes of one account wait for each other: it has at most as many addresses as allowed, and one default. */
@Injectable()
export class ChangeAddresses {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly addresses: SavedAddressRepository,
  ) {}

  /** @throws AuthError AUTH.TOO_MANY_ADDRESSES, AUTH.ADDRESS_NAME_TAKEN */
  add(userId: number, { label, address }: SavedAddressInput): Promise<SavedAddress> {
    return this.locked(userId, async (own) => {
      if (own.length >= MAX_SAVED_ADDRESSES) throw new AuthError('AUTH.TOO_MANY_ADDRESSES');
      assertNew(label, own);
      return this.addresses.add(userId, label, address);
    });
  }

  /** @throws AuthError AUTH.ADDRESS_NOT_FOUND, AUTH.ADDRESS_NAME_TAKEN */
  change(userId: number, id: number, { label, address }: SavedAddressInput): Promise<SavedAddress> {
    return this.locked(userId, async (own) => {
      assertOwn(id, own);
      assertNew(
        label,
        own.filter((each) => each.id !== id),
      );
      return this.addresses.change(userId, id, label, address);
    });
  }

  setDefault(userId: number, id: number): Promise<SavedAddress> {
    return this.locked(userId, async (own) => {
      assertOwn(id, own);
      return this.addresses.setDefault(userId, id);
    });
  }

  /** The first of the others takes the place of a default that is deleted. */
  delete(userId: number, id: number): Promise<void> {
    return this.locked(userId, async (own) => {
      const { isDefault } = assertOwn(id, own);
      await this.addresses.delete(userId, id);
      const next = own.find((each) => each.id !== id);
      if (isDefault && next) await this.addresses.setDefault(userId, next.id);
    });
  }

  private locked<Result>(userId: number, change: (own: SavedAddress[]) => Promise<Result>): Promise<Result> {
    return this.transactions.run(async () => {
      if (!(await this.profiles.lock(userId))) throw new AuthError('AUTH.SESSION_ENDED');
      return change(await this.addresses.list(userId));
    });
  }
}

/** Somebody else's address is none. */
function assertOwn(id: number, own: readonly SavedAddress[]): SavedAddress {
  const found = own.find((each) => each.id === id);
  if (!found) throw new AuthError('AUTH.ADDRESS_NOT_FOUND');
  return found;
}

function assertNew(label: string, others: readonly SavedAddress[]): void {
  if (others.some((each) => foldText(each.label) === foldText(label)))
    throw new AuthError('AUTH.ADDRESS_NAME_TAKEN');
}
