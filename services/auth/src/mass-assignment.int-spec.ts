import type { TestShop } from '@kp/testing';
import type { UserResponse } from './http/auth.dto';
import { aRegistration, register, startAuthShop } from './testing/auth-shop';

type Row = Record<string, unknown>;

/** Fields of an account that no form of a customer has, by their names in the API and in the table. */
const PROTECTED = {
  id: 1,
  isAdmin: true,
  is_admin: true,
  roles: [{ id: 1, preset: 'owner' }],
  roleIds: [1],
  rights: ['staff'],
  emailVerified: true,
  pendingEmail: 'mallory@bistro.example',
  passwordHash: 'x',
  password_hash: 'x',
  createdAt: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
};

describe('Fields that are not part of a form', () => {
  let shop: TestShop;
  let token: string;
  let other: number;
  beforeAll(async () => {
    shop = await startAuthShop({ environment: { LIMIT_FACTOR: '100' } });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, outbox_message CASCADE');
    other = (await register(shop, { email: 'bob@bistro.example' })).body.user.id;
    token = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const rows = () => shop.sql<Row>('SELECT * FROM app_user ORDER BY id');

  it('are ignored in a registration', async () => {
    const before = await rows();
    const { status, body } = await shop.call<{ user: UserResponse }>('POST', '/api/auth/register', {
      body: { ...aRegistration({ email: 'eve@bistro.example' }), ...PROTECTED, id: other },
    });

    expect(status).toBe(201);
    expect(body.user).toMatchObject({ isAdmin: false, roles: [], rights: [], pendingEmail: null });
    const after = await rows();
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[2]).toMatchObject({ is_admin: false });
    expect(after[2]?.['password_hash']).toMatch(/^\$argon2id\$/);
    expect(new Date(String(after[2]?.['created_at'])).getFullYear()).toBeGreaterThan(2001);
  });

  it.each([
    [
      'profile',
      { firstName: 'Anca', lastName: 'Popescu', email: 'ana@bistro.example' },
      { first_name: 'Anca' },
    ],
    [
      'invoice',
      {
        companyAddress: 'Strada Lungă 1',
        companyCity: 'Cluj',
        companyCounty: 'Cluj',
        companyCountry: 'Romania',
      },
      { company_city: 'Cluj' },
    ],
    ['notifications', { promotions: false }, { promotions: false }],
  ])('are ignored in a change of the %s, which changes no other account', async (path, form, saved) => {
    const [bob, ana] = await rows();
    const { status } = await shop.call('PUT', `/api/auth/${path}`, {
      token,
      body: { ...form, ...PROTECTED, id: other, userId: other },
    });

    expect(status).toBe(200);
    const after = await rows();
    expect(after[0]).toEqual(bob);
    expect(after[1]).toMatchObject(saved);
    const kept = ['id', 'email', 'is_admin', 'password_hash', 'created_at'];
    for (const column of kept) expect(after[1]?.[column]).toEqual(ana?.[column]);
    expect(Object.keys(ana ?? {})).toEqual(expect.arrayContaining(kept));
  });
});
