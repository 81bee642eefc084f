import type { RolePreset } from '@kp/commerce';
import { EventStreams, type Principal } from '@kp/platform/http';
import { giveRole, type TestShop } from '@kp/testing';
import { lastValueFrom, NEVER } from 'rxjs';
import { RightsChanges } from './rights-changes';
import { SessionRepository } from './persistence/session.repository';
import type { SessionResponse } from './http/auth.dto';
import type { DeviceResponse } from './http/sessions.dto';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

/** Only intervals wait for the test: the database needs the rest. */
const NOT_FAKED = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('The devices of an account', () => {
  let shop: TestShop;
  let here: string;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user CASCADE');
    here = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const signIn = async (headers: Record<string, string> = {}, remoteAddress = '192.0.2.4') => {
    const body = { email: 'ana@bistro.example', password: 'secret-of-ana' };
    const options = { body, headers, remoteAddress };
    return (await shop.call<SessionResponse>('POST', '/api/auth/login', options)).body.token;
  };
  const list = async (token = here) =>
    (await shop.call<DeviceResponse[]>('GET', '/api/auth/sessions', { token })).body;
  const end = (path: string, token = here) => shop.call('DELETE', `/api/auth/sessions${path}`, { token });

  it('are listed with browser, system and network, this one first', async () => {
    await signIn({ 'user-agent': FIREFOX }, '2001:db8:1:2::7');
    const [current, other, ...rest] = await list();
    expect(current).toMatchObject({ isCurrent: true, browser: null, network: '127.0.0.1' });
    expect(other).toMatchObject({
      isCurrent: false,
      browser: 'Firefox',
      system: 'Windows',
      network: '2001:db8:1:2::/64',
    });
    expect(Date.parse(other!.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(rest).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain('Mozilla');
  });

  it('are signed out one by one', async () => {
    const there = await signIn();
    const [, other] = await list();
    expect((await end(`/${other!.id}`)).status).toBe(204);
    expect([await statusOfMe(shop, there), await statusOfMe(shop, here)]).toEqual([401, 200]);
    expect((await end(`/${other!.id}`)).status).toBe(404);
  });

  it('are signed out together, this one only when asked', async () => {
    const there = await signIn();
    expect((await end('')).status).toBe(204);
    expect([await statusOfMe(shop, there), await statusOfMe(shop, here)]).toEqual([401, 200]);
    expect((await end('?includeCurrent=true')).status).toBe(204);
    expect(await statusOfMe(shop, here)).toBe(401);
  });

  it('belong to their account: those of others are not found', async () => {
    const stranger = (await register(shop, { email: 'bo@bistro.example' })).body.token;
    const [mine] = await list();
    expect((await end(`/${mine!.id}`, stranger)).status).toBe(404);
    expect((await end('?includeCurrent=true', stranger)).status).toBe(204);
    expect(await statusOfMe(shop, here)).toBe(200);
    expect((await end('/not-an-id')).status).toBe(400);
  });

  it('remember when they were last seen, written at most once in five minutes', async () => {
    const seen = async () =>
      (
        await shop.sql<{ version: string; age: number }>(
          `SELECT xmin::text AS version, extract(epoch FROM now() - last_seen_at)::int AS age FROM auth_session`,
        )
      )[0]!;
    const atSignIn = await seen();
    await statusOfMe(shop, here);
    expect((await seen()).version).toBe(atSignIn.version);

    await shop.sql(`UPDATE auth_session SET last_seen_at = now() - interval '6 minutes'`);
    await Promise.all([statusOfMe(shop, here), statusOfMe(shop, here), statusOfMe(shop, here)]);
    const later = await seen();
    expect(later.age).toBeLessThan(60);
    await statusOfMe(shop, here);
    expect((await seen()).version).toBe(later.version);
  });
});

describe('A token is refused', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(() => shop.sql('TRUNCATE app_user CASCADE'));
  afterAll(() => shop.close());

  it('after logout', async () => {
    const { token } = (await register(shop)).body;
    await shop.call('POST', '/api/auth/logout', { token });
    expect(await statusOfMe(shop, token)).toBe(401);
  });

  it('once its account is disabled', async () => {
    const { token } = (await register(shop)).body;
    await shop.sql('UPDATE app_user SET disabled_at = now()');
    expect(await statusOfMe(shop, token)).toBe(401);
  });

  it('once its administrator is demoted; a later sign-in is a customer’s', async () => {
    await register(shop);
    await giveRole(shop, 'owner');
    const { token } = (await login(shop, 'ana@bistro.example', 'secret-of-ana')).body;
    expect(await statusOfMe(shop, token)).toBe(200);
    await giveRole(shop, null);
    expect(await statusOfMe(shop, token)).toBe(401);
    const again = await login(shop, 'ana@bistro.example', 'secret-of-ana');
    expect(await statusOfMe(shop, again.body.token)).toBe(200);
  });

  it('once its account is deleted', async () => {
    const { token } = (await register(shop)).body;
    await shop.sql('DELETE FROM app_user');
    expect(await statusOfMe(shop, token)).toBe(401);
  });
});

describe('A stream of events that is open', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user CASCADE');
    jest.useFakeTimers({ doNotFake: NOT_FAKED });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => shop.close());

  const signedIn = async (role: RolePreset) => {
    await register(shop);
    await giveRole(shop, role);
    await login(shop, 'ana@bistro.example', 'secret-of-ana');
    const [session] = await shop.sql<{ id: string }>('SELECT id FROM auth_session WHERE opened_as_admin');
    return (await shop.app.get(SessionRepository).findCaller(session!.id, false))!;
  };
  /** Resolves when the stream ends. */
  const follow = (principal: Principal) =>
    lastValueFrom(shop.app.get(EventStreams).open(NEVER, principal), { defaultValue: 'ended' });

  it.each([
    ['left the staff', () => giveRole(shop, null)],
    ['lost the right', () => giveRole(shop, 'support')],
    ['was disabled', () => shop.sql('UPDATE app_user SET disabled_at = now()')],
    ['signed out', () => shop.sql('DELETE FROM auth_session')],
  ] as [string, () => Promise<unknown>][])(
    'ends at the next heartbeat once its reader %s',
    async (_how, change) => {
      const stream = follow(await signedIn('catalogue'));
      await change();
      jest.advanceTimersByTime(15_000);
      expect(await stream).toBe('ended');
    },
  );

  it('ends at once when the change is announced', async () => {
    const stream = follow(await signedIn('catalogue'));
    await giveRole(shop, 'support');
    shop.app.get(RightsChanges).announce();
    expect(await stream).toBe('ended');
  });

  it('goes on for who stays, also with more rights', async () => {
    const principal = await signedIn('support');
    const check = jest.spyOn(shop.app.get(SessionRepository), 'findCaller');
    let isOver = false;
    void follow(principal).then(() => (isOver = true));
    await giveRole(shop, 'owner');
    jest.advanceTimersByTime(15_000);
    await check.mock.results[0]!.value;
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    await shop.sql('DELETE FROM auth_session');
    jest.advanceTimersByTime(15_000);
    await check.mock.results[1]!.value;
    await new Promise(setImmediate);
    expect(isOver).toBe(true);
  });
});
