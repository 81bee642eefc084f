import { addressesApi, type SavedAddressResponse } from '@kp/api-client/addresses';
import { type Address, ADDRESS_FIELDS } from '@kp/commerce';

const NONE: readonly SavedAddressResponse[] = [];

export function addressOfSaved(saved: SavedAddressResponse): Address {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, saved[field]])) as Address;
}

/** Reads those of the account. Absent without one, and when they cannot be read: an order can be placed all the same. */
export function useDefaultAddress(isSignedIn: boolean) {
  const { data = NONE, isLoading } = addressesApi.useListSavedAddressesQuery(undefined, {
    skip: !isSignedIn,
  });
  const found = isSignedIn ? data.find(({ isDefault }) => isDefault) : undefined;
  return { address: found && addressOfSaved(found), isLoading };
}

/** As they were read, the default first. */
export function useSavedAddresses(isSignedIn: boolean): readonly SavedAddressResponse[] {
  const { data = NONE } = addressesApi.endpoints.listSavedAddresses.useQueryState(undefined, {
    skip: !isSignedIn,
  });
  return isSignedIn ? data : NONE;
}
