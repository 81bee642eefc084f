import type { UserResponse } from '@kp/api-client/account';
import { ROLE_PRESETS, type RolePreset } from '@kp/commerce';

/** A customer without a company profile. */
export function aUser(changes: Partial<UserResponse> = {}): UserResponse {
  const nothing = {
    companyName: null,
    vatNumber: null,
    registrationNumber: null,
    taxId: null,
    companyAddress: null,
    companyCity: null,
    companyState: null,
    companyCounty: null,
    companyZip: null,
    companyCountry: null,
    billingEmail: null,
    billingPhone: null,
    deliveryAddress: null,
    deliveryCity: null,
    deliveryState: null,
    deliveryCounty: null,
    deliveryZip: null,
    deliveryCountry: null,
    deliveryInstructions: null,
  };
  return {
    id: 7,
    email: 'maria@bistro-nord.example',
    pendingEmail: null,
    firstName: 'Maria',
    lastName: 'Popescu',
    isAdmin: false,
    roles: [],
    rights: [],
    language: 'en',
    emailNotifications: true,
    orderUpdates: true,
    productRestocks: false,
    priceDrops: false,
    promotions: true,
    createdAt: '2026-01-05T08:00:00.000Z',
    ...nothing,
    ...changes,
  };
}

export function anAdministrator(preset: RolePreset = 'owner'): UserResponse {
  const rights = [...ROLE_PRESETS[preset]];
  const roles = [{ id: 1, preset, name: null }];
  return aUser({ id: 1, email: 'owner@kitchenpass.example', firstName: 'Ana', isAdmin: true, roles, rights });
}
