import type { StaffRole } from '@kp/commerce';
import type { Answer, TestShop } from '@kp/testing';
import type { Problem } from '@kp/platform/http';
import { ensureFirstAdministrator } from '.';
import type { SessionResponse } from './http/auth.dto';
import type { StaffMemberResponse } from './http/staff.dto';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const OWNER = { adminEmail: 'admin@kitchenpass.example', adminPassword: 'first-password' };
const INVITATION = {
  firstName: 'Ion',
  lastName: 'Pop',
  email: 'ion@kitchenpass.example',
  role: 'support',
  language: 'ro',
};
const STAFF = '/admin/api/staff';

type Member = StaffMemberResponse & Problem;

describe('the staff', () => {
  let shop: TestShop;
  let owner: SessionResponse;
  /** The log only grows. */
  let logged: number;
  beforeAll(async () => {
    shop = await startAuthShop({ environment: { LIMIT_FACTOR: '100' } });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, outbox_message CASCADE');
    await ensureFirstAdministrator(shop.databaseUrl, OWNER);
    owner = (await login(shop, OWNER.adminEmail, OWNER.adminPassword)).body;
    const [log] = await shop.sql<{ last: number }>(
      'SELECT coalesce(max(id), 0)::int AS last FROM audit_entry',
    );
    logged = log!.last;
  });
  afterAll(() => shop.close());

  const setRole = (id: number, role: string, token = owner.token) =>
    shop.call<Member>('PUT', `${STAFF}/${id}`, { body: { role }, token });
  const remove = (id: number, token = owner.token) =>
    shop.call<Problem>('DELETE', `${STAFF}/${id}`, { token });
  const invite = (changes: object = {}) =>
    shop.call<Member>('POST', `${STAFF}/invitations`, {
      body: { ...INVITATION, ...changes },
      token: owner.token,
    });
  const statusOfStaff = async (token: string) => (await shop.call('GET', STAFF, { token })).status;
  const owners = () => shop.sql(`SELECT id FROM app_user WHERE role = 'owner'`);
  const audited = () =>
    shop.sql(
      'SELECT action, actor_id AS actor, subject_id AS subject, before, after FROM audit_entry WHERE id > $1 ORDER BY id',
      [logged],
    );

  /** Signed in again, with the role. */
  async function aMember(email: string, role: StaffRole): Promise<SessionResponse> {
    await register(shop, { email, password: 'a-long-password' });
    await shop.sql('UPDATE app_user SET role = $2 WHERE email = $1', [email, role]);
    return (await login(shop, email, 'a-long-password')).body;
  }

  it('is listed with roles, last visits and second factors; customers are not', async () => {
    await register(shop);
    const { user } = await aMember('cat@kitchenpass.example', 'catalogue');
    await shop.sql(
      `INSERT INTO second_factor (user_id, encrypted_secret, key_id, confirmed_at) VALUES ($1, '\\x00', 'k', now())`,
      [user.id],
    );
    const { body } = await shop.call<StaffMemberResponse[]>('GET', STAFF, { token: owner.token });
    expect(body.map(({ email, role, hasSecondFactor }) => [email, role, hasSecondFactor])).toEqual([
      ['cat@kitchenpass.example', 'catalogue', true],
      [OWNER.adminEmail, 'owner', false],
    ]);
    expect(Date.now() - Date.parse(body[1]!.lastSeenAt!)).toBeLessThan(60_000);
  });

  it('a new role counts from the next request on', async () => {
    const { token, user } = await aMember('cat@kitchenpass.example', 'owner');
    expect(await statusOfStaff(token)).toBe(200);
    expect((await setRole(user.id, 'catalogue')).body.role).toBe('catalogue');
    expect(await statusOfStaff(token)).toBe(403);
    await setRole(user.id, 'catalogue');
    expect(await audited()).toEqual([
      {
        action: 'staff.role-changed',
        actor: owner.user.id,
        subject: String(user.id),
        before: { role: 'owner' },
        after: { role: 'catalogue' },
      },
    ]);
  });

  it('a customer who becomes staff is signed out and has to set a password for administrators', async () => {
    const { body: customer } = await register(shop);
    expect((await setRole(customer.user.id, 'orders')).status).toBe(200);
    expect(await statusOfMe(shop, customer.token)).toBe(401);
    expect((await login(shop, 'ana@bistro.example', 'secret-of-ana')).status).toBe(401);
    const mails = await shop.sql(`SELECT payload FROM outbox_message WHERE event = 'auth.staff-invited'`);
    expect(mails).toHaveLength(1);
  });

  it('who is removed is a customer again, signed out', async () => {
    const { token, user } = await aMember('cat@kitchenpass.example', 'catalogue');
    expect((await remove(user.id)).status).toBe(204);
    expect(await statusOfMe(shop, token)).toBe(401);
    const { body } = await login(shop, user.email, 'a-long-password');
    expect([body.user.role, body.user.isAdmin]).toEqual([null, false]);
    const again = await remove(user.id);
    expect([again.status, again.body.code]).toEqual([404, 'AUTH.STAFF_NOT_FOUND']);
    expect(await audited()).toHaveLength(1);
  });

  it('keeps its last owner', async () => {
    for (const answer of [await setRole(owner.user.id, 'support'), await remove(owner.user.id)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'AUTH.LAST_OWNER']);
    }
    const disabled = await aMember('second@kitchenpass.example', 'owner');
    await shop.sql('UPDATE app_user SET disabled_at = now() WHERE id = $1', [disabled.user.id]);
    expect((await remove(owner.user.id)).status).toBe(409);
    expect(await audited()).toEqual([]);
  });

  it.each([
    ['demote', (id: number, token: string) => setRole(id, 'support', token)],
    ['remove', remove],
  ] as [string, (id: number, token: string) => Promise<Answer<Problem>>][])(
    'of two owners who %s each other at once exactly one succeeds',
    async (_name, change) => {
      for (let round = 0; round < 5; round++) {
        const a = await aMember(`a${round}@kitchenpass.example`, 'owner');
        const b = await aMember(`b${round}@kitchenpass.example`, 'owner');
        await shop.sql(`UPDATE app_user SET role = NULL WHERE id NOT IN ($1, $2)`, [a.user.id, b.user.id]);
        const answers = await Promise.all([change(a.user.id, b.token), change(b.user.id, a.token)]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        expect(answers.every(({ status }) => status < 500)).toBe(true);
        expect(await owners()).toHaveLength(1);
      }
    },
  );

  it('of two owners who leave at once one stays', async () => {
    const other = await aMember('b@kitchenpass.example', 'owner');
    const answers = await Promise.all([remove(owner.user.id), remove(other.user.id, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await owners()).toHaveLength(1);
  });

  it('grows by invitation, with a link to set a password', async () => {
    const { status, body } = await invite();
    expect([status, body.email, body.role, body.lastSeenAt]).toEqual([
      201,
      INVITATION.email,
      'support',
      null,
    ]);
    const [mail] = await shop.sql(
      `SELECT r.user_id AS id FROM outbox_message m JOIN password_reset r ON r.id = (m.payload ->> 'resetId')::int
        WHERE m.event = 'auth.staff-invited'`,
    );
    expect(mail).toEqual({ id: body.id });
    expect(await audited()).toMatchObject([
      { action: 'staff.invited', subject: String(body.id), after: { role: 'support' } },
    ]);
  });

  it('an email with an account is answered with that account, in any case', async () => {
    const { body: customer } = await register(shop, { email: INVITATION.email });
    const { status, body } = await invite({ email: INVITATION.email.toUpperCase() });
    expect([status, body.code, body.details]).toEqual([
      409,
      'AUTH.ACCOUNT_EXISTS',
      { userId: customer.user.id, role: null },
    ]);
    expect(body.fields).toMatchObject([{ field: 'email' }]);
    expect(await owners()).toHaveLength(1);
  });

  it.each([
    [{ role: 'admin' }, 'role'],
    [{ role: undefined }, 'role'],
    [{ email: 'ion' }, 'email'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'a'.repeat(101) }, 'lastName'],
    [{ language: 'xx' }, 'language'],
  ])('refuses the invitation %j, naming the field', async (changes, field) => {
    const { status, body } = await invite(changes);
    expect([status, body.fields?.map((problem) => problem.field)]).toEqual([400, [field]]);
  });

  it('ids of others, of no account and of no number change nothing', async () => {
    const unknown = await setRole(2_000_000_000, 'support');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'AUTH.STAFF_NOT_FOUND']);
    const beyond = await shop.call('PUT', `${STAFF}/99999999999`, {
      body: { role: 'support' },
      token: owner.token,
    });
    expect(beyond.status).toBe(400);
    expect((await setRole(owner.user.id, 'customer')).status).toBe(400);
    expect(await audited()).toEqual([]);
  });
});
