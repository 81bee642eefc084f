import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { A_BAKERY, type CompanyRegisterFake, startCompanyRegisterFake } from '@kp/settings/testing';
import { giveRole, type TestShop } from '@kp/testing';
import { SecurityMailReader, SecurityMailsModule } from './security-mails';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const OWNER = 'owner@kitchenpass.example';
const ANA = 'ana@bistro.example';
const PASSWORD = 'secret-of-ana';

describe('The staff and the sign-in of a customer', () => {
  let shop: TestShop;
  let owner: string;
  let ownerId: number;
  let id: number;
  let companies: CompanyRegisterFake;
  beforeAll(async () => {
    companies = await startCompanyRegisterFake();
    const environment = { LIMIT_FACTOR: '100', COMPANY_REGISTER_URL: companies.url };
    shop = await startAuthShop({ imports: [SecurityMailsModule], environment, worker: true });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, login_attempt, outbox_message CASCADE');
    const { body } = await register(shop, { email: OWNER });
    await giveRole(shop, 'owner', { email: OWNER });
    ownerId = body.user.id;
    owner = (await login(shop, OWNER, PASSWORD)).body.token;
    id = (await register(shop, { language: 'ro' })).body.user.id;
  });
  afterAll(async () => {
    await shop.close();
    companies.close();
  });

  const set = (body: object, { of = id, token = owner } = {}) =>
    shop.call<Problem>('PUT', `/admin/api/customers/${of}/disabled`, { body, token });
  const disable = (reason = 'Chargebacks') => set({ disabled: true, reason });
  const entries = () =>
    shop.sql(
      'SELECT action, subject_id, before, after, actor_email FROM audit_entry WHERE actor_id = $1 ORDER BY id',
      [ownerId],
    );

  it('ends its sessions at once, says why a right password fails, and lets it sign in again', async () => {
    const { token } = (await login(shop, ANA, PASSWORD)).body;
    expect((await disable()).status).toBe(204);
    expect(await statusOfMe(shop, token)).toBe(401);
    const refused = await login<Problem>(shop, ANA, PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([403, 'AUTH.ACCOUNT_DISABLED']);
    const wrong = await login<Problem>(shop, ANA, 'not-her-secret');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'AUTH.WRONG_CREDENTIALS']);

    expect((await set({ disabled: false })).status).toBe(204);
    expect(await statusOfMe(shop, token)).toBe(401);
    expect((await login(shop, ANA, PASSWORD)).status).toBe(200);
    const [before, after] = [
      { disabled: false, reason: null },
      { disabled: true, reason: 'Chargebacks' },
    ];
    const facts = { subject_id: String(id), actor_email: OWNER };
    expect(await entries()).toEqual([
      { ...facts, action: 'customer.disabled', before, after },
      { ...facts, action: 'customer.enabled', before: after, after: before },
    ]);
  });

  it('a right password of a disabled account never delays its next try', async () => {
    await disable();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await login(shop, ANA, PASSWORD)).status).toBe(403);
    }
  });

  it('twice: the second changes the reason, not the moment', async () => {
    await disable();
    const [first] = await shop.sql<{ disabled_at: Date }>('SELECT disabled_at FROM app_user WHERE id = $1', [
      id,
    ]);
    await disable('Asked for it');
    expect(await shop.sql('SELECT disabled_at, disabled_reason FROM app_user WHERE id = $1', [id])).toEqual([
      { ...first!, disabled_reason: 'Asked for it' },
    ]);
    expect((await entries()).at(-1)).toMatchObject({
      before: { reason: 'Chargebacks' },
      after: { reason: 'Asked for it' },
    });
  });

  it.each([1, 2, 3, 4, 5])('while it signs in: no session outlives the disabling (%i)', async () => {
    const signIns = Promise.all(Array.from({ length: 6 }, () => login(shop, ANA, PASSWORD)));
    const { status } = await disable();
    expect(status).toBe(204);
    for (const { status: answered } of await signIns) expect([200, 401, 403]).toContain(answered);
    expect(await shop.sql('SELECT FROM auth_session WHERE user_id = $1', [id])).toEqual([]);
    expect((await login(shop, ANA, PASSWORD)).status).toBe(403);
  });

  it('refuses staff, oneself, unknown accounts and a missing reason', async () => {
    const { id: colleague } = (await register(shop, { email: 'support@kitchenpass.example' })).body.user;
    await giveRole(shop, 'support', { id: colleague });
    const answers = [
      await set({ disabled: true, reason: 'No' }, { of: colleague }),
      await set({ disabled: true, reason: 'No' }, { of: ownerId }),
      await set({ disabled: false }, { of: colleague }),
      await set({ disabled: true, reason: 'No' }, { of: 2_000_000_000 }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'AUTH.STAFF_ACCOUNT'],
      [409, 'AUTH.STAFF_ACCOUNT'],
      [409, 'AUTH.STAFF_ACCOUNT'],
      [404, 'AUTH.CUSTOMER_NOT_FOUND'],
    ]);
    for (const staffId of [colleague, ownerId]) {
      const path = `/admin/api/customers/${staffId}/password-reset`;
      const { status, body } = await shop.call<Problem>('POST', path, { token: owner });
      expect([status, body.code]).toEqual([409, 'AUTH.STAFF_ACCOUNT']);
    }
    for (const body of [{ disabled: true }, { disabled: true, reason: ' ' }, { disabled: true, reason: 7 }]) {
      const { status, body: problem } = await set(body);
      expect([status, problem.fields?.map(({ field }) => field)]).toEqual([400, ['reason']]);
    }
    expect((await set({ reason: 'x' })).body.fields).toMatchObject([{ field: 'disabled' }]);
    expect(await entries()).toEqual([]);
  });

  it('sends a link for a new password in the language of the customer, not to a disabled account', async () => {
    const send = () =>
      shop.call<Problem>('POST', `/admin/api/customers/${id}/password-reset`, { token: owner });
    expect((await send()).status).toBe(202);
    const [message] = await shop.sql<{ payload: { resetId: number } }>(
      `SELECT payload FROM outbox_message WHERE event = 'auth.password-reset-requested'`,
    );
    const link = await shop.app.get(SecurityMailReader).issueResetLink(message!.payload.resetId);
    expect(link).toMatchObject({ email: ANA, language: 'ro' });
    expect(await entries()).toMatchObject([{ action: 'customer.password-reset-sent', actor_email: OWNER }]);
    await disable();
    expect([(await send()).status, (await send()).body.code]).toEqual([409, 'AUTH.CUSTOMER_DISABLED']);
  });

  describe('and the company of a customer', () => {
    const COMPANY = {
      companyName: 'Moraru SRL',
      taxNumber: 'CUI 14399840',
      registrationNumber: '',
      companyAddress: 'Str. Fabricii 7',
      companyCountry: 'Romania',
      companyCounty: 'București',
      companyCity: 'Sector 2',
      companyZip: '020331',
    };
    const save = (changes: object = {}) =>
      shop.call<Problem>('PUT', `/admin/api/customers/${id}/company`, {
        body: { ...COMPANY, ...changes },
        token: owner,
      });
    const stored = async () =>
      (
        await shop.sql(
          `SELECT company_name AS name, vat_number AS vat, tax_id AS tax, company_standing AS state FROM app_user WHERE id = $1`,
          [id],
        )
      )[0];

    it('correct it by its one number, as the public register knows it', async () => {
      companies.says({ found: [A_BAKERY], notFound: [] });
      expect((await save()).status).toBe(204);
      expect(await stored()).toEqual({
        name: 'Moraru SRL',
        vat: 'RO14399840',
        tax: null,
        state: 'vat_payer',
      });
      companies.says({ found: [{ ...A_BAKERY, inregistrare_scop_Tva: { scpTVA: false } }], notFound: [] });
      const check = await shop.call('POST', `/admin/api/customers/${id}/company/check`, { token: owner });
      expect(check.body).toEqual({ isAnswered: true });
      expect(await stored()).toMatchObject({ vat: 'RO14399840', state: 'no_vat' });
      expect(await entries()).toMatchObject([{ action: 'customer.company-changed' }]);
    });

    it('save it while the register is down, and forget what it said of another number', async () => {
      companies.says({ found: [A_BAKERY], notFound: [] });
      await save();
      companies.says('<html>', 503);
      expect((await save({ taxNumber: 'RO1590082' })).status).toBe(204);
      expect(await stored()).toEqual({ name: 'Moraru SRL', vat: 'RO1590082', tax: null, state: null });
      const check = await shop.call('POST', `/admin/api/customers/${id}/company/check`, { token: owner });
      expect(check.body).toEqual({ isAnswered: false });
    });

    it('look it up without being asked, with one call for all, and again later where no register answered', async () => {
      const check = () => shop.app.get(ScheduledJobs).runNow('auth.check-companies');
      const other = (await register(shop, { email: 'ion@bistro.example' })).body.user.id;
      await shop.sql(`UPDATE app_user SET tax_id = '14399840', company_country = 'Romania' WHERE id = $1`, [
        id,
      ]);
      await shop.sql(
        `UPDATE app_user SET vat_number = 'RO1590082', company_country = 'Romania' WHERE id = $1`,
        [other],
      );
      const standings = async () =>
        (
          await shop.sql<{ state: string | null }>(
            'SELECT company_standing AS state FROM app_user ORDER BY id',
          )
        ).map(({ state }) => state);
      companies.says('<html>', 503);
      await check();
      expect(await standings()).toEqual([null, null, null]);
      companies.says({ found: [A_BAKERY], notFound: [1590082] });
      const { length } = companies.asked;
      await check();
      expect(companies.asked).toHaveLength(length);
      await shop.sql(`UPDATE app_user SET company_checked_at = company_checked_at - interval '61 minutes'`);
      await check();
      expect(companies.asked.slice(length)).toMatchObject([[{ cui: 14399840 }, { cui: 1590082 }]]);
      expect(await standings()).toEqual([null, 'vat_payer', 'not_found']);
    });

    it('leave the company of a colleague alone, and ask no register about it', async () => {
      const asked = companies.asked.length;
      const own = `/admin/api/customers/${ownerId}/company`;
      const answers = [
        await shop.call<Problem>('PUT', own, { body: COMPANY, token: owner }),
        await shop.call<Problem>('POST', `${own}/check`, { token: owner }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'AUTH.STAFF_ACCOUNT'],
        [409, 'AUTH.STAFF_ACCOUNT'],
      ]);
      expect(companies.asked).toHaveLength(asked);
    });

    it('name the field that cannot be right', async () => {
      const { status, body } = await save({ taxNumber: 'RO123' });
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'taxNumber']);
    });
  });
});
