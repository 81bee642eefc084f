import type { TestShop } from '@kp/testing';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const SECRET = 'the-first-secret-of-at-least-32-characters';
const NEXT_SECRET = 'the-next-secret-of-at-least-32-characters';

describe('A rotation of JWT_SECRET', () => {
  const shops: TestShop[] = [];
  // Passport has one strategy per program, so the shop that was started last verifies.
  const start = async (environment: Record<string, string>) => {
    const shop = await startAuthShop({ environment });
    shops.unshift(shop);
    return shop;
  };
  afterAll(async () => {
    for (const shop of shops) await shop.close();
  });

  it('keeps the sessions of the previous secret until it is removed', async () => {
    const first = await start({ JWT_SECRET: SECRET });
    const DATABASE_URL = first.databaseUrl;
    const before = (await register(first)).body.token;

    const rotated = await start({ DATABASE_URL, JWT_SECRET: NEXT_SECRET, JWT_SECRET_PREVIOUS: SECRET });
    const after = (await login(rotated, 'ana@bistro.example', 'secret-of-ana')).body.token;
    expect([await statusOfMe(rotated, before), await statusOfMe(rotated, after)]).toEqual([200, 200]);

    const finished = await start({ DATABASE_URL, JWT_SECRET: NEXT_SECRET });
    expect([await statusOfMe(finished, before), await statusOfMe(finished, after)]).toEqual([401, 200]);
  });
});
