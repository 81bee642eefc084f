import type { Problem } from '@kp/platform/http';
import type { TestShop } from '@kp/testing';
import type { UserResponse } from './http/auth.dto';
import { aRegistration, login, register, startAuthShop } from './testing/auth-shop';

describe('Registration', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(() => shop.sql('TRUNCATE app_user CASCADE'));
  afterAll(() => shop.close());

  const accounts = async () =>
    (await shop.sql<{ n: number }>('SELECT count(*)::int AS n FROM app_user'))[0]?.n;

  it('returns the new customer and a valid token', async () => {
    const { status, body, headers } = await register(shop);

    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Popescu',
      email: 'ana@bistro.example',
      isAdmin: false,
      language: 'en',
      companyName: null,
      deliveryInstructions: null,
    });
    const me = await shop.call<UserResponse>('GET', '/api/auth/me', { token: body.token });
    expect(me.status).toBe(200);
    expect(me.body).toEqual(body.user);
  });

  it('returns every field of a user, null when unset, and never the password', async () => {
    const { body } = await register(shop);

    expect(Object.keys(body.user).sort()).toEqual(
      (
        'billingEmail billingPhone companyAddress companyCity companyCountry companyCounty companyName companyState ' +
        'companyZip createdAt deliveryAddress deliveryCity deliveryCountry deliveryCounty deliveryInstructions ' +
        'deliveryState deliveryZip email emailNotifications firstName id isAdmin language lastName orderUpdates ' +
        'pendingEmail priceDrops productRestocks promotions registrationNumber rights roles taxId vatNumber'
      ).split(' '),
    );
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('stores an argon2id hash, not the password', async () => {
    await register(shop);
    const [row] = await shop.sql<{ password_hash: string }>('SELECT password_hash FROM app_user');
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.password_hash).not.toContain('secret-of-ana');
  });

  it('stores the language of the customer for mails', async () => {
    const { body } = await register(shop, { language: 'ro' });
    expect(body.user.language).toBe('ro');
  });

  it('never creates an administrator and ignores unknown fields', async () => {
    const answer = await shop.call<{ user: UserResponse }>('POST', '/api/auth/register', {
      body: { ...aRegistration(), isAdmin: true, is_admin: true, id: 7, companyName: 'Mine' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ isAdmin: false, companyName: null });
    expect(await shop.sql('SELECT 1 FROM app_user WHERE is_admin')).toEqual([]);
  });

  it('trims names and the email, and stores the email in lower case', async () => {
    const { body } = await register(shop, { firstName: '  Ana ', email: '  Ana@Bistro.Example ' });
    expect(body.user).toMatchObject({ firstName: 'Ana', email: 'ana@bistro.example' });
  });

  it('takes what cannot be seen out of names and the email, with which signing in works either way', async () => {
    const pasted = {
      firstName: 'A\u200bna\r\nBcc: x',
      lastName: '\ufeffPop\u0007escu',
      email: 'an\u200da@bistro.example\ufeff',
    };
    const { body } = await register(shop, pasted);
    expect(body.user).toMatchObject({
      firstName: 'Ana Bcc: x',
      lastName: 'Popescu',
      email: 'ana@bistro.example',
    });
    for (const email of ['\u2060ana@bistro.example', 'ａｎａ@bistro.example', pasted.email]) {
      expect((await login(shop, email, 'secret-of-ana')).status).toBe(200);
    }
    expect((await register(shop, { email: 'other@bistro.example', firstName: '\u200b\u3164' })).status).toBe(
      400,
    );
  });

  it('keeps spaces that belong to a password', async () => {
    await register(shop, { password: '  six  ' });
    expect((await login(shop, 'ana@bistro.example', '  six  ')).status).toBe(200);
    expect((await login(shop, 'ana@bistro.example', 'sixsix')).status).toBe(401);
  });

  it('rejects an email that has an account, in any case, with 409 naming the field', async () => {
    await register(shop);
    const second = await register<Problem>(shop, { email: 'ANA@bistro.example', firstName: 'Another' });

    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'AUTH.EMAIL_TAKEN', fields: [{ field: 'email' }] });
    expect(await accounts()).toBe(1);
  });

  it('accepts one of ten concurrent registrations of an email', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(shop)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await accounts()).toBe(1);
    expect(await shop.sql('SELECT id FROM auth_session')).toHaveLength(1);
  });

  it('accepts every field at its longest and shortest', async () => {
    const label = 'a'.repeat(63);
    const longestEmail = `${'e'.repeat(60)}@${label}.${label}.${'b'.repeat(57)}.example`;
    expect(longestEmail).toHaveLength(254);
    const longest = { firstName: 'F'.repeat(100), lastName: 'L'.repeat(100), password: 'p'.repeat(200) };

    expect((await register(shop, { ...longest, email: longestEmail })).status).toBe(201);
    expect((await login(shop, longestEmail, 'p'.repeat(200))).status).toBe(200);
    expect((await register(shop, { firstName: 'A', lastName: 'B', password: '123456' })).status).toBe(201);
  });

  it.each<[field: string, value: unknown, message: string]>([
    ['firstName', undefined, 'First name is required'],
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', 5, 'First name is required'],
    ['firstName', { length: 3 }, 'First name is required'],
    ['firstName', 'F'.repeat(101), 'Use at most 100 characters'],
    ['lastName', null, 'Last name is required'],
    ['lastName', ['Popescu'], 'Last name is required'],
    ['lastName', 'L'.repeat(101), 'Use at most 100 characters'],
    ['email', undefined, 'Invalid email address'],
    ['email', '', 'Invalid email address'],
    ['email', 'no-at.example', 'Invalid email address'],
    ['email', 'a@b', 'Invalid email address'],
    [
      'email',
      `${'e'.repeat(64)}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}.com`,
      'Invalid email address',
    ],
    ['email', { $ne: null }, 'Invalid email address'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 123456, 'Password must be at least 6 characters'],
    ['password', 'p'.repeat(201), 'Use at most 200 characters'],
    ['language', 'xx', 'Unknown language'],
    ['language', 4, 'Unknown language'],
  ])('refuses %s %j with 400 and stores nothing', async (field, value, message) => {
    const answer = await shop.call<Problem>('POST', '/api/auth/register', {
      body: { ...aRegistration(), [field]: value },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, message }]);
    expect(await accounts()).toBe(0);
  });

  it.each([undefined, {}, [], [[]], 'text', '"text"', 'null', '{"firstName"'])(
    'rejects the body %j with 400',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await shop.call('POST', '/api/auth/register', { body, headers });
      expect(status).toBe(400);
      expect(await accounts()).toBe(0);
    },
  );

  it('names every field of an empty body', async () => {
    const { body } = await shop.call<Problem>('POST', '/api/auth/register', { body: {} });
    expect(body.fields?.map(({ field }) => field).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });
});
