import { ROLE_PRESETS, type RolePreset, type StaffRight } from '@kp/commerce';
import { type Answer, giveRole, type TestShop } from '@kp/testing';
import type { Problem } from '@kp/platform/http';
import { ensureFirstAdministrator } from '.';
import type { SessionResponse } from './http/auth.dto';
import type { StaffMemberResponse } from './http/staff.dto';
import type { StaffRoleResponse } from './http/staff-roles.dto';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const OWNER = { adminEmail: 'admin@kitchenpass.example', adminPassword: 'first-password' };
const INVITATION = {
  firstName: 'Ion',
  lastName: 'Pop',
  email: 'ion@kitchenpass.example',
  language: 'ro',
};
const STAFF = '/admin/api/staff';
const ROLES = '/admin/api/staff-roles';

type Member = StaffMemberResponse & Problem;
type Role = StaffRoleResponse & Problem;

const rolesOf = ({ roles }: Pick<StaffMemberResponse, 'roles'>) =>
  roles.map(({ preset, name }) => name ?? preset);

describe('the staff', () => {
  let shop: TestShop;
  let owner: SessionResponse;
  /** The log only grows. */
  let logged: number;
  let presets: Record<RolePreset, number>;
  beforeAll(async () => {
    shop = await startAuthShop({ environment: { LIMIT_FACTOR: '100' } });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, outbox_message CASCADE');
    await shop.sql('DELETE FROM staff_role WHERE preset IS NULL');
    await ensureFirstAdministrator(shop.databaseUrl, OWNER);
    owner = (await login(shop, OWNER.adminEmail, OWNER.adminPassword)).body;
    presets = Object.fromEntries((await roles()).map(({ preset, id }) => [preset, id])) as typeof presets;
    const [log] = await shop.sql<{ last: number }>(
      'SELECT coalesce(max(id), 0)::int AS last FROM audit_entry',
    );
    logged = log!.last;
  });
  afterAll(() => shop.close());

  const roles = async (token = owner.token) =>
    (await shop.call<StaffRoleResponse[]>('GET', ROLES, { token })).body;
  const setRoles = (id: number, roleIds: number[], token = owner.token) =>
    shop.call<Member>('PUT', `${STAFF}/${id}`, { body: { roleIds }, token });
  const setRole = (id: number, role: RolePreset, token = owner.token) => setRoles(id, [presets[role]], token);
  const addRole = (name: string, rights: StaffRight[], token = owner.token) =>
    shop.call<Role>('POST', ROLES, { body: { name, rights }, token });
  const changeRole = (role: StaffRoleResponse, changes: object, token = owner.token) => {
    const { id, name, rights, version } = role;
    return shop.call<Role>('PUT', `${ROLES}/${id}`, { body: { name, rights, version, ...changes }, token });
  };
  const deleteRole = (id: number, token = owner.token) =>
    shop.call<Problem>('DELETE', `${ROLES}/${id}`, { token });
  const remove = (id: number, token = owner.token) =>
    shop.call<Problem>('DELETE', `${STAFF}/${id}`, { token });
  const invite = (changes: object = {}) =>
    shop.call<Member>('POST', `${STAFF}/invitations`, {
      body: { ...INVITATION, roleIds: [presets.support], ...changes },
      token: owner.token,
    });
  const statusOfStaff = async (token: string) => (await shop.call('GET', STAFF, { token })).status;
  const owners = () => shop.sql('SELECT user_id FROM staff_membership WHERE role_id = $1', [presets.owner]);
  const audited = () =>
    shop.sql(
      'SELECT action, actor_id AS actor, subject_id AS subject, before, after FROM audit_entry WHERE id > $1 ORDER BY id',
      [logged],
    );

  /** Signed in again, with the role. */
  async function aMember(email: string, role: RolePreset): Promise<SessionResponse> {
    await register(shop, { email, password: 'a-long-password' });
    await giveRole(shop, role, { email });
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
    expect(body.map((member) => [member.email, ...rolesOf(member), member.hasSecondFactor])).toEqual([
      ['cat@kitchenpass.example', 'catalogue', true],
      [OWNER.adminEmail, 'owner', false],
    ]);
    expect(Date.now() - Date.parse(body[1]!.lastSeenAt!)).toBeLessThan(60_000);
  });

  it('a new role counts from the next request on', async () => {
    const { token, user } = await aMember('cat@kitchenpass.example', 'owner');
    expect(await statusOfStaff(token)).toBe(200);
    expect(rolesOf((await setRole(user.id, 'catalogue')).body)).toEqual(['catalogue']);
    expect(await statusOfStaff(token)).toBe(403);
    await setRole(user.id, 'catalogue');
    expect(await audited()).toEqual([
      {
        action: 'staff.role-changed',
        actor: owner.user.id,
        subject: String(user.id),
        before: { roles: ['owner'] },
        after: { roles: ['catalogue'] },
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
    expect([body.user.roles, body.user.isAdmin]).toEqual([[], false]);
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
        await shop.sql('DELETE FROM staff_membership WHERE user_id NOT IN ($1, $2)', [a.user.id, b.user.id]);
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
    expect([status, body.email, ...rolesOf(body), body.lastSeenAt]).toEqual([
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
      { action: 'staff.invited', subject: String(body.id), after: { roles: ['support'] } },
    ]);
  });

  it('an email with an account is answered with that account, in any case', async () => {
    const { body: customer } = await register(shop, { email: INVITATION.email });
    const { status, body } = await invite({ email: INVITATION.email.toUpperCase() });
    expect([status, body.code, body.details]).toEqual([
      409,
      'AUTH.ACCOUNT_EXISTS',
      { userId: customer.user.id, isStaff: false },
    ]);
    expect(body.fields).toMatchObject([{ field: 'email' }]);
    expect(await owners()).toHaveLength(1);
  });

  it.each([
    [{ roleIds: ['admin'] }, 'roleIds'],
    [{ roleIds: [] }, 'roleIds'],
    [{ roleIds: undefined }, 'roleIds'],
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
      body: { roleIds: [presets.support] },
      token: owner.token,
    });
    expect(beyond.status).toBe(400);
    const noRole = await setRoles(owner.user.id, [2_000_000_000]);
    expect([noRole.status, noRole.body.code]).toEqual([404, 'AUTH.ROLE_NOT_FOUND']);
    expect(await audited()).toEqual([]);
  });

  it('starts with the roles that the code knows', async () => {
    expect((await roles()).map(({ preset, rights }) => [preset, [...rights].sort()])).toEqual(
      Object.entries(ROLE_PRESETS).map(([preset, rights]) => [preset, [...rights].sort()]),
    );
  });

  it('may have several roles, and what either of them allows', async () => {
    const { token, user } = await aMember('both@kitchenpass.example', 'warehouse');
    const { body } = await setRoles(user.id, [presets.warehouse, presets.catalogue]);
    expect(rolesOf(body)).toEqual(['catalogue', 'warehouse']);
    const me = await shop.call<SessionResponse['user']>('GET', '/api/auth/me', { token });
    expect(me.body.rights).toEqual(expect.arrayContaining(['orders:ship', 'catalog', 'marketing']));
    expect(me.body.rights).not.toContain('orders');
    expect(await audited()).toMatchObject([
      { before: { roles: ['warehouse'] }, after: { roles: ['catalogue', 'warehouse'] } },
    ]);
  });

  it('has roles of the shop’s own, with all that their rights need', async () => {
    const { status, body } = await addRole('Night shift', ['orders', 'pages']);
    expect([status, body.rights]).toEqual([
      201,
      ['orders:read', 'orders:ship', 'orders', 'amounts', 'pages'],
    ]);
    const { user } = await aMember('ion@kitchenpass.example', 'support');
    expect(rolesOf((await setRoles(user.id, [body.id])).body)).toEqual(['Night shift']);
    expect((await roles()).at(-1)).toMatchObject({ name: 'Night shift', preset: null, members: 1 });
    expect(await audited()).toMatchObject([
      { action: 'role.created', after: { name: 'Night shift' } },
      { action: 'staff.role-changed', after: { roles: ['Night shift'] } },
    ]);
  });

  it('feels a change of its role with the next request', async () => {
    const { token } = await aMember('cat@kitchenpass.example', 'support');
    const [support] = (await roles()).filter(({ preset }) => preset === 'support');
    expect(await statusOfStaff(token)).toBe(403);
    const changed = await changeRole(support!, { name: 'Front desk', rights: ['staff'] });
    expect([changed.status, changed.body.name, changed.body.rights]).toEqual([200, 'Front desk', ['staff']]);
    expect(await statusOfStaff(token)).toBe(200);
    await changeRole(changed.body, { name: undefined, rights: support!.rights });
    expect(await statusOfStaff(token)).toBe(403);
    expect(await audited()).toMatchObject([
      {
        action: 'role.updated',
        before: { name: 'support' },
        after: { name: 'Front desk', rights: ['staff'] },
      },
      { action: 'role.updated', after: { name: 'support' } },
    ]);
  });

  it('gives and takes nothing that goes beyond its own rights', async () => {
    const { body: manager } = await addRole('Manager', ['roles', 'catalog']);
    const { token, user } = await aMember('manager@kitchenpass.example', 'support');
    await setRoles(user.id, [manager.id]);
    const { user: other } = await aMember('other@kitchenpass.example', 'warehouse');
    const [support] = (await roles()).filter(({ preset }) => preset === 'support');
    const beyond = [403, 'AUTH.RIGHTS_BEYOND_OWN'];
    const answers = [
      await setRole(user.id, 'owner', token),
      await setRole(other.id, 'catalogue', token),
      await remove(owner.user.id, token),
      await addRole('More', ['settings'], token),
      await changeRole(support!, { rights: ['catalog'] }, token),
      await changeRole(manager, { rights: ['roles', 'catalog', 'marketing'] }, token),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual(beyond);
    expect((await addRole('Less', ['stock'], token)).status).toBe(201);
  });

  it('keeps the owner’s role, and those that somebody has', async () => {
    const all = await roles();
    const ownersRole = all.find(({ preset }) => preset === 'owner')!;
    expect(ownersRole.rights).toHaveLength(ROLE_PRESETS.owner.length);
    const { body: first } = await addRole('Night shift', ['stock']);
    const { user } = await aMember('ion@kitchenpass.example', 'support');
    await setRoles(user.id, [first.id]);
    const refused = [
      [await changeRole(ownersRole, { name: undefined, rights: ['stock'] }), 409, 'AUTH.OWNER_ROLE_FIXED'],
      [await deleteRole(ownersRole.id), 409, 'AUTH.OWNER_ROLE_FIXED'],
      [await deleteRole(first.id), 409, 'AUTH.ROLE_IN_USE'],
      [await addRole('NIGHT SHIFT', ['stock']), 409, 'AUTH.ROLE_NAME_TAKEN'],
      [await changeRole({ ...first, version: 7 }, {}), 409, 'AUTH.ROLE_CHANGED'],
      [await deleteRole(2_000_000_000), 404, 'AUTH.ROLE_NOT_FOUND'],
    ] as const;
    for (const [answer, status, code] of refused)
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    await setRole(user.id, 'support');
    expect((await deleteRole(first.id)).status).toBe(204);
    expect((await roles()).map(({ name }) => name)).not.toContain('Night shift');
  });

  it('of a role that is given and deleted at once, one happens', async () => {
    const { user } = await aMember('ion@kitchenpass.example', 'support');
    for (let round = 0; round < 5; round++) {
      await setRole(user.id, 'support');
      const { body: role } = await addRole(`Shift ${round}`, ['stock']);
      const answers = await Promise.all([setRoles(user.id, [role.id]), deleteRole(role.id)]);
      const codes = answers.map(({ status }) => status);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual(codes);
    }
  });
});
