import { Controller, Get, Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Access, type Principal, CurrentPrincipal, type Problem, Public } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { giveRole, type TestShop } from '@kp/testing';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

@Controller('doors')
class DoorsController {
  @Public()
  @Get('public')
  open(@CurrentPrincipal() principal: Principal | null) {
    return { caller: principal?.email ?? null };
  }

  @Public({ rejectsInvalidToken: true })
  @Get('guests-or-customers')
  guestsOrCustomers(@CurrentPrincipal() principal: Principal | null) {
    return { caller: principal?.email ?? null };
  }

  @Access('customer')
  @Get('customer')
  customers(@CurrentPrincipal() principal: Principal) {
    return { caller: principal.email };
  }

  @Access('admin')
  @Get('admin')
  administrators(@CurrentPrincipal() principal: Principal) {
    return { caller: principal.email };
  }

  @Access('admin', 'payments')
  @Get('payments')
  payments() {
    return {};
  }

  @Access('admin', 'payments', ['catalog', 'orders:read'])
  @Get('two-rights')
  twoRights() {
    return {};
  }

  @Get('forgotten')
  forgotten() {
    return {};
  }
}

@Module({ controllers: [DoorsController] })
class DoorsModule {}

const SECRET = 'a-secret-for-access-tests-of-32-characters';

describe('Access to routes', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await startAuthShop({ imports: [DoorsModule], environment: { JWT_SECRET: SECRET } });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user CASCADE');
    token = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const enter = (door: string, token?: string) => shop.call<Problem>('GET', `/doors/${door}`, { token });
  const makeAdministrator = () => giveRole(shop, 'owner');

  it('asks a guest to sign in', async () => {
    for (const door of ['customer', 'admin', 'forgotten']) {
      const { status, body } = await enter(door);
      expect([status, body.code]).toEqual([401, 'AUTH.SIGN_IN_REQUIRED']);
    }
    const me = await shop.call<Problem>('GET', '/api/auth/me');
    expect([me.status, me.body.code]).toEqual([401, 'AUTH.SIGN_IN_REQUIRED']);
  });

  it('lets a customer in, but not where administrators work', async () => {
    expect((await enter('customer', token)).body).toEqual({ caller: 'ana@bistro.example' });
    for (const door of ['admin', 'forgotten']) {
      const { status, body } = await enter(door, token);
      expect([status, body.code]).toEqual([403, 'AUTH.ADMIN_ONLY']);
    }
  });

  it('lets an administrator in everywhere, and no longer once demoted', async () => {
    await makeAdministrator();
    expect((await enter('admin', token)).status).toBe(200);
    await giveRole(shop, null);
    expect((await enter('admin', token)).status).toBe(403);
  });

  it.each([
    ['owner', true],
    ['catalogue', false],
    ['orders', true],
    ['support', false],
    ['warehouse', false],
    ['accountant', false],
  ] as const)('lets the role %s in by its rights, and names the missing one', async (role, mayEnter) => {
    await giveRole(shop, role);
    const { status, body } = await enter('payments', token);
    const refusal = { code: 'AUTH.RIGHT_REQUIRED', details: { right: 'payments' } };
    expect(status).toBe(mayEnter ? 200 : 403);
    expect(body).toMatchObject(mayEnter ? {} : refusal);
    const me = await shop.call<{ roles: object[]; rights: string[] }>('GET', '/api/auth/me', { token });
    expect(me.body.roles).toMatchObject([{ preset: role, name: null }]);
    expect(me.body.rights.includes('payments')).toBe(mayEnter);
  });

  it('asks for all rights of a route, and of a list for one', async () => {
    for (const [role, right] of [
      ['support', 'payments'],
      ['catalogue', 'payments'],
      ['orders', null],
    ] as const) {
      await giveRole(shop, role);
      const { status, body } = await enter('two-rights', token);
      expect([role, status]).toEqual([role, right ? 403 : 200]);
      if (right) expect(body.details).toEqual({ right });
    }
  });

  it('uses a valid token on a public route and treats any other as a guest', async () => {
    expect((await enter('public', token)).body).toEqual({ caller: 'ana@bistro.example' });
    expect((await enter('public')).body).toEqual({ caller: null });
    expect((await enter('public', 'nonsense')).body).toEqual({ caller: null });
    await shop.call('POST', '/api/auth/logout', { token });
    expect((await enter('public', token)).body).toEqual({ caller: null });
  });

  it('rejects an invalid token on a public route that acts for guests and customers', async () => {
    expect((await enter('guests-or-customers', token)).body).toEqual({ caller: 'ana@bistro.example' });
    expect((await enter('guests-or-customers')).body).toEqual({ caller: null });
    await shop.call('POST', '/api/auth/logout', { token });
    for (const invalid of [token, 'nonsense', ' ']) {
      const { status, body } = await enter('guests-or-customers', invalid);
      expect([status, body.code]).toEqual([401, 'AUTH.SESSION_ENDED']);
    }
    const headers = { authorization: 'Basic c3RhZ2luZzpzdGFnaW5n' };
    const proxied = await shop.call('GET', '/doors/guests-or-customers', { headers });
    expect([proxied.status, proxied.body]).toEqual([200, { caller: null }]);
  });

  it('ends the token at once on logout, and only this one', async () => {
    const elsewhere = (await login(shop, 'ana@bistro.example', 'secret-of-ana')).body.token;
    const answer = await shop.call('POST', '/api/auth/logout', { token });

    expect(answer.status).toBe(204);
    expect(answer.body).toBe('');
    const me = await shop.call<Problem>('GET', '/api/auth/me', { token });
    expect([me.status, me.body.code]).toEqual([401, 'AUTH.SESSION_ENDED']);
    expect(await statusOfMe(shop, elsewhere)).toBe(200);
    expect((await shop.call('POST', '/api/auth/logout', { token })).status).toBe(401);
  });

  it('ends every token of an account that is disabled or deleted', async () => {
    await shop.sql('UPDATE app_user SET disabled_at = now()');
    expect(await statusOfMe(shop, token)).toBe(401);
    await shop.sql('UPDATE app_user SET disabled_at = NULL');
    expect(await statusOfMe(shop, token)).toBe(200);
    await shop.sql('DELETE FROM app_user');
    expect(await statusOfMe(shop, token)).toBe(401);
  });

  it('ends a session when it expires', async () => {
    await shop.sql('UPDATE auth_session SET expires_at = now()');
    expect(await statusOfMe(shop, token)).toBe(401);
  });

  it('expires a session after thirty days', async () => {
    const [session] = await shop.sql<{ days: number }>(
      'SELECT extract(day FROM expires_at - created_at)::int AS days FROM auth_session',
    );
    expect(session?.days).toBe(30);
  });

  it('reads tokens from the Authorization header only', async () => {
    const headers = { cookie: `token=${token}; jwt=${token}` };
    expect((await shop.call('GET', '/api/auth/me', { headers })).status).toBe(401);
    expect((await shop.call('GET', `/api/auth/me?token=${token}&access_token=${token}`)).status).toBe(401);
  });

  it('still accepts a token that an earlier release signed with the secret itself', async () => {
    const [session] = await shop.sql<{ id: string }>('SELECT id FROM auth_session');
    const legacy = new JwtService({ secret: SECRET }).sign({ sid: session?.id, aud: 'session' });
    expect(await statusOfMe(shop, legacy)).toBe(200);
  });

  const keyFor = (purpose: string) => shop.app.get(SigningKeys).keysFor(purpose)[0];
  const jwtWith = (purpose: string) => new JwtService({ secret: keyFor(purpose) });

  it.each<[what: string, forge: (sid: string) => string]>([
    [
      'signed with another secret',
      (sid) => new JwtService({ secret: 'x'.repeat(32) }).sign({ sid, aud: 'session' }),
    ],
    [
      'signed with the key of another purpose',
      (sid) => jwtWith('order-status').sign({ sid, aud: 'session' }),
    ],
    ['made for another purpose', (sid) => jwtWith('session').sign({ sid, aud: 'order-status' })],
    ['made for no purpose', (sid) => jwtWith('session').sign({ sid })],
    ['too old', (sid) => jwtWith('session').sign({ sid, aud: 'session' }, { expiresIn: -1 })],
    [
      'signed with another algorithm',
      (sid) => jwtWith('session').sign({ sid, aud: 'session' }, { algorithm: 'HS512' }),
    ],
    [
      'not signed',
      (sid) => {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sid, aud: 'session' })}.`;
      },
    ],
    ['no token', () => 'null'],
    ['empty', () => ' '],
  ])('refuses a token that is %s', async (_what, forge) => {
    const [session] = await shop.sql<{ id: string }>('SELECT id FROM auth_session');
    expect(await statusOfMe(shop, forge(session?.id ?? ''))).toBe(401);
  });
});
