import { randomUUID } from 'node:crypto';
import type { TestShop } from '@kp/testing';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Api = <Body>(method: Method, path: string, body?: unknown, token?: string) => Promise<Body>;

export const PASSWORD = 'a-good-password';
export const OWNER = 'admin@kitchenpass.example';
export const CUSTOMER = 'maria@bistro.example';
export const SECURED = 'otto@hotel.example';
export const COLLEAGUE = 'ines@kitchenpass.example';
export const GUEST = 'guest@cafe.example';

/** Calls that must succeed: what one of them stands for would be missing. */
export function apiOf(shop: TestShop, ownToken?: string): Api {
  return async <Body>(method: Method, path: string, body?: unknown, token = ownToken): Promise<Body> => {
    const isFile = body instanceof Buffer;
    const headers: Record<string, string> = {
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(isFile ? { 'content-type': 'application/octet-stream' } : {}),
    };
    const answer = await shop.call<Body>(method, path, { body, token, headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}
