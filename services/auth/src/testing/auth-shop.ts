import { settingsDescriptor } from '@kp/settings';
import { type Answer, startTestShop, type TestShop, type TestShopParts } from '@kp/testing';
import { authDescriptor } from '..';
import type { RegisterRequest, SessionResponse } from '../http/auth.dto';

/** The auth module with the settings that it reads on a database of its own. */
export function startAuthShop(more: Omit<TestShopParts, 'modules'> = {}): Promise<TestShop> {
  return startTestShop({ ...more, modules: [settingsDescriptor, authDescriptor] });
}

/** Body of a valid registration. */
export function aRegistration(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  return {
    firstName: 'Ana',
    lastName: 'Popescu',
    email: 'ana@bistro.example',
    password: 'secret-of-ana',
    ...changes,
  };
}

export function register<Body = SessionResponse>(
  shop: TestShop,
  changes: Partial<RegisterRequest> = {},
): Promise<Answer<Body>> {
  return shop.call<Body>('POST', '/api/auth/register', { body: aRegistration(changes) });
}

export function login<Body = SessionResponse>(
  shop: TestShop,
  email: string,
  password: string,
  code?: string,
): Promise<Answer<Body>> {
  return shop.call<Body>('POST', '/api/auth/login', { body: { email, password, code } });
}

/** Status of `GET /api/auth/me` with a token. */
export async function statusOfMe(shop: TestShop, token: string): Promise<number> {
  return (await shop.call('GET', '/api/auth/me', { token })).status;
}
