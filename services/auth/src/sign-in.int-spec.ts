import type { Problem } from '@kp/platform/http';
import { lockWaits, type TestShop, waitUntil } from '@kp/testing';
import { DataSource } from 'typeorm';
import { PasswordHasher } from './password-hasher';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

describe('Signing in', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop();
    await register(shop);
  });
  afterAll(() => shop.close());

  const sessions = () => shop.sql<{ id: string }>('SELECT id FROM auth_session');

  it('returns a token and the user', async () => {
    const { status, body, headers } = await login(shop, 'ana@bistro.example', 'secret-of-ana');

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.user).toMatchObject({ email: 'ana@bistro.example', isAdmin: false });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(await statusOfMe(shop, body.token)).toBe(200);
  });

  it('finds the account by an email in any case and with spaces around it', async () => {
    expect((await login(shop, ' ANA@Bistro.example ', 'secret-of-ana')).status).toBe(200);
  });

  it('finds an account whose email was stored in mixed case', async () => {
    await register(shop, { email: 'old@bistro.example' });
    await shop.sql(`UPDATE app_user SET email = 'Old@Bistro.example' WHERE email = 'old@bistro.example'`);
    expect((await login(shop, 'old@bistro.example', 'secret-of-ana')).status).toBe(200);
    expect((await register(shop, { email: 'old@bistro.example' })).status).toBe(409);
  });

  it('accepts a password whose accents another keyboard encodes differently', async () => {
    await register(shop, { email: 'rene@bistro.example', password: 'caf\u00e9-caf\u00e9' });
    expect((await login(shop, 'rene@bistro.example', 'cafe\u0301-cafe\u0301')).status).toBe(200);
  });

  it('fails alike for a wrong password, an unknown email and a wrong password of a disabled account, and opens no session', async () => {
    await register(shop, { email: 'gone@bistro.example' });
    await shop.sql(`UPDATE app_user SET disabled_at = now() WHERE email = 'gone@bistro.example'`);
    const before = await sessions();

    const responses = [
      await login<Problem>(shop, 'ana@bistro.example', 'not-her-secret'),
      await login<Problem>(shop, 'unknown@bistro.example', 'secret-of-ana'),
      await login<Problem>(shop, 'gone@bistro.example', 'not-her-secret'),
    ];

    for (const { status, body } of responses) {
      const { correlationId, ...problem } = body;
      expect(status).toBe(401);
      expect(correlationId).toBeTruthy();
      expect(problem).toEqual({
        status: 401,
        code: 'AUTH.WRONG_CREDENTIALS',
        message: "That email and password don't match.",
      });
    }
    expect(await sessions()).toEqual(before);
  });

  it.each([
    ['disables the account', 'disabled_at = now()', 401, 0],
    ['leaves it enabled', 'disabled_at = NULL', 200, 1],
  ])('waits for a change that %s', async (_, change, status, opened) => {
    const { id } = (await register(shop, { email: `racing-${status}@bistro.example` })).body.user;
    await shop.sql('DELETE FROM auth_session WHERE user_id = $1', [id]);
    const changing = shop.app.get(DataSource).createQueryRunner();
    await changing.startTransaction();
    await changing.query(`UPDATE app_user SET ${change} WHERE id = $1`, [id]);
    const signIn = login(shop, `racing-${status}@bistro.example`, 'secret-of-ana');
    await waitUntil('the sign-in waits for the change', async () => (await lockWaits(shop)) > 0);
    await changing.commitTransaction();
    await changing.release();

    expect((await signIn).status).toBe(status);
    await shop.sql('UPDATE app_user SET disabled_at = NULL WHERE id = $1', [id]);
    expect(await shop.sql('SELECT FROM auth_session WHERE user_id = $1', [id])).toHaveLength(opened);
  });

  it('costs one hash whether the account exists or not', async () => {
    const matches = jest.spyOn(shop.app.get(PasswordHasher), 'matches');
    await login(shop, 'ana@bistro.example', 'not-her-secret');
    await login(shop, 'unknown@bistro.example', 'not-her-secret');
    expect(matches).toHaveBeenCalledTimes(2);
    matches.mockRestore();
  });

  it('finds an account whose email was stored before emails were normalized', async () => {
    await register(shop, { email: 'wide@bistro.example' });
    const typed = 'ｗｉｄｅ@bistro.example';
    await shop.sql(`UPDATE app_user SET email = $1 WHERE email = 'wide@bistro.example'`, [typed]);
    expect((await login(shop, typed, 'secret-of-ana')).body.user.email).toBe(typed);
    expect((await register(shop, { email: typed })).body.user.email).toBe('wide@bistro.example');
    expect((await login(shop, typed, 'secret-of-ana')).body.user.email).toBe(typed);
  });

  it('takes an email that registration refuses today', async () => {
    await register(shop, { email: 'jozef@bistro.example' });
    await shop.sql(`UPDATE app_user SET email = 'józef@bistro.example' WHERE email = 'jozef@bistro.example'`);
    expect((await login(shop, 'Józef@bistro.example', 'secret-of-ana')).status).toBe(200);
    expect((await register(shop, { email: 'józefina@bistro.example' })).status).toBe(400);
  });

  it('deletes the expired sessions of the user', async () => {
    await shop.sql(`UPDATE auth_session SET expires_at = now() - interval '1 second'
                     WHERE user_id = (SELECT id FROM app_user WHERE email = 'ana@bistro.example')`);
    await login(shop, 'ana@bistro.example', 'secret-of-ana');
    const left = await shop.sql(
      'SELECT s.id FROM auth_session s JOIN app_user u ON u.id = s.user_id WHERE u.email = $1',
      ['ana@bistro.example'],
    );
    expect(left).toHaveLength(1);
  });

  it.each<[body: object | undefined, fields: string[]]>([
    [undefined, ['email', 'password']],
    [{}, ['email', 'password']],
    [{ email: 'ana@bistro.example' }, ['password']],
    [{ email: 'ana@bistro.example', password: '12345' }, ['password']],
    [{ email: 'ana@bistro.example', password: 'p'.repeat(201) }, ['password']],
    [{ email: 'ana@bistro.example', password: { length: 8 } }, ['password']],
    [{ email: 'not an e-mail', password: 'secret-of-ana' }, ['email']],
    [{ email: { toString: 1 }, password: 'secret-of-ana' }, ['email']],
    [{ email: `${'e'.repeat(250)}@b.example`, password: 'secret-of-ana' }, ['email']],
  ])('refuses %j with 400 naming %j', async (body, fields) => {
    const answer = await shop.call<Problem>('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field).sort()).toEqual(fields);
  });
});

describe('The limit on registrations', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop({ environment: { LIMIT_FACTOR: '1' } });
    await register(shop);
  });
  afterAll(() => shop.close());

  it('rejects the twenty-first registration from one IP within a minute', async () => {
    const statuses: number[] = [];
    // One registration was made before.
    for (let attempt = 2; attempt <= 21; attempt += 1) {
      statuses.push((await register(shop, { email: `guest${attempt}@bistro.example` })).status);
    }
    expect(statuses.slice(0, 19)).toEqual(Array<number>(19).fill(201));
    expect(statuses[19]).toBe(429);
  });
});
