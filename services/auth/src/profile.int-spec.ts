import { normalizeEmail } from '@kp/commerce';
import type { Problem } from '@kp/platform/http';
import type { TestShop } from '@kp/testing';
import { AccountMails } from '.';
import { AccountReadingModule } from './account-reader';
import type { UserResponse } from './http/auth.dto';
import type { SavedAddressResponse } from './http/saved-addresses.dto';
import { SecurityMailReader, SecurityMailsModule } from './security-mails';
import { newTotpSecret } from './domain/totp';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

type ProfileAnswer = UserResponse & Omit<Problem, 'status'>;

const PASSWORD = 'secret-of-ana';
const NEW_EMAIL = 'ana.popescu@bistro.example';

describe('A profile', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await startAuthShop({
      imports: [AccountReadingModule, SecurityMailsModule],
      environment: { LIMIT_FACTOR: '100' },
    });
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, outbox_message CASCADE');
    token = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const save = (changes: object = {}) =>
    shop.call<ProfileAnswer>('PUT', '/api/auth/profile', {
      token,
      body: {
        firstName: 'Ana',
        lastName: 'Popescu',
        email: 'ana@bistro.example',
        currentPassword: PASSWORD,
        ...changes,
      },
    });
  const confirm = (key: string) =>
    shop.call<ProfileAnswer>('POST', '/api/auth/confirm-email', { body: { token: key } });
  const me = async () => (await shop.call<UserResponse>('GET', '/api/auth/me', { token })).body;
  /** What the handler of the last request finds when it writes its mail. */
  async function mailedLink() {
    const [event] = await shop.sql<{ payload: { changeId: number } }>(
      `SELECT payload FROM outbox_message WHERE event = 'auth.email-change-requested' ORDER BY id DESC LIMIT 1`,
    );
    const link = await shop.app.get(AccountMails).startEmailLink(event!.payload.changeId);
    return { ...link, key: link?.url?.split('/').at(-1) ?? '' };
  }

  it('saves names and language at once', async () => {
    const { status, body } = await save({ firstName: ' Anca ', lastName: 'Ionescu', language: 'ro' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Anca',
      lastName: 'Ionescu',
      language: 'ro',
      pendingEmail: null,
    });
    expect(await me()).toEqual(body);
  });

  it('keeps the language when none is sent', async () => {
    await save({ language: 'ro' });
    expect((await save()).body.language).toBe('ro');
  });

  it.each([
    ['firstName', { firstName: '  ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['email', { email: 'ana@' }, 'Invalid email address'],
    ['language', { language: 'xx' }, 'Unknown language'],
  ])('names the field %s that is wrong', async (field, changes, message) => {
    const { status, body } = await save(changes);
    expect([status, body.fields]).toEqual([400, [{ field, message }]]);
  });

  it('keeps the old email until the link was opened, and the session after it', async () => {
    const saved = await save({ email: NEW_EMAIL });
    expect(saved.body).toMatchObject({ email: 'ana@bistro.example', pendingEmail: NEW_EMAIL });
    const { key } = await mailedLink();
    expect((await login(shop, NEW_EMAIL, 'secret-of-ana')).status).toBe(401);

    expect(await confirm(key)).toMatchObject({ status: 200, body: { email: NEW_EMAIL } });
    expect(await me()).toMatchObject({ email: NEW_EMAIL, pendingEmail: null });
    expect((await login(shop, NEW_EMAIL, 'secret-of-ana')).status).toBe(200);
    expect((await login(shop, 'ana@bistro.example', 'secret-of-ana')).status).toBe(401);
  });

  it('is changed once by ten concurrent openings of a link', async () => {
    await save({ email: NEW_EMAIL });
    const { key } = await mailedLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(410)]);
  });

  it('stores a hash of the link only, and no event holds the address or the link', async () => {
    await save({ email: NEW_EMAIL });
    const { key } = await mailedLink();
    const [stored] = await shop.sql<{ text: string }>('SELECT email_change::text AS text FROM email_change');
    expect(stored?.text).not.toContain(key);
    const [events] = await shop.sql<{ text: string }>(
      'SELECT json_agg(outbox_message)::text AS text FROM outbox_message',
    );
    expect(events?.text).not.toMatch(/bistro\.example/);
  });

  it.each([
    ['was cancelled', () => shop.call('DELETE', '/api/auth/profile/pending-email', { token })],
    ['was followed by another', () => save({ email: 'other@bistro.example' })],
    ['is a day old', () => shop.sql(`UPDATE email_change SET expires_at = now() - interval '1 second'`)],
  ])('refuses a link whose change %s', async (_how, end) => {
    await save({ email: NEW_EMAIL });
    const { key } = await mailedLink();
    await end();
    const answer = await confirm(key);
    expect([answer.status, answer.body.code]).toEqual([410, 'AUTH.EMAIL_LINK_INVALID']);
    expect(await me()).toMatchObject({ email: 'ana@bistro.example' });
    expect((await me()).pendingEmail).not.toBe(NEW_EMAIL);
  });

  it('answers the same for an email that another account has, and mails its owner no link', async () => {
    await register(shop, { email: 'Owner@Bistro.example', firstName: 'Ion' });
    const taken = await save({ email: 'owner@bistro.example' });
    const free = await save({ email: NEW_EMAIL });
    expect(taken.status).toBe(free.status);
    expect(taken.body).toEqual({ ...free.body, pendingEmail: 'owner@bistro.example' });

    await save({ email: 'owner@bistro.example' });
    const mail = await mailedLink();
    expect([normalizeEmail(mail.newEmail!), mail.account?.firstName, mail.url]).toEqual([
      'owner@bistro.example',
      'Ion',
      null,
    ]);
  });

  it('refuses an email that was registered before its link was opened', async () => {
    await save({ email: NEW_EMAIL });
    const { key } = await mailedLink();
    await register(shop, { email: NEW_EMAIL });
    const answer = await confirm(key);
    expect([answer.status, answer.body.code]).toEqual([409, 'AUTH.EMAIL_TAKEN']);
    expect(await statusOfMe(shop, token)).toBe(200);
  });

  describe('of which only the session was stolen', () => {
    it.each([
      ['without the password', undefined, 'AUTH.PASSWORD_REQUIRED'],
      ['with an empty one', '', 'AUTH.PASSWORD_REQUIRED'],
      ['with a wrong one', 'not-her-secret', 'AUTH.WRONG_PASSWORD'],
    ])('keeps its email %s, and its names too', async (_how, currentPassword, code) => {
      const { status, body } = await save({ email: NEW_EMAIL, firstName: 'Mallory', currentPassword });
      expect([status, body.code, body.fields?.[0]?.field]).toEqual([400, code, 'currentPassword']);
      expect(await me()).toMatchObject({ firstName: 'Ana', email: 'ana@bistro.example', pendingEmail: null });
      expect(await shop.sql('SELECT FROM email_change')).toEqual([]);
    });

    it('saves names without a password, also with the email spelled as a form normalizes it', async () => {
      const saved = await save({
        firstName: 'Anca',
        email: 'ANA@bistro.example',
        currentPassword: undefined,
      });
      expect([saved.status, saved.body.pendingEmail]).toEqual([200, null]);
    });

    it('asks for the code where a second factor is on', async () => {
      const userId = (await me()).id;
      await shop.sql(
        `INSERT INTO second_factor (user_id, encrypted_secret, key_id, confirmed_at) VALUES ($1, $2, $2, now())`,
        [userId, Buffer.from(newTotpSecret())],
      );
      const { status, body } = await save({ email: NEW_EMAIL });
      expect([status, body.code, body.fields?.[0]?.field]).toEqual([422, 'AUTH.CODE_REQUIRED', 'code']);
      expect((await me()).pendingEmail).toBeNull();
    });
  });

  describe('that was taken over', () => {
    const undo = (key: string) =>
      shop.call<ProfileAnswer>('POST', '/api/auth/undo-email', { body: { token: key } });
    /** Of the n-th change, as the mail to the mailbox before it says. */
    async function undoKey(position = 0) {
      const changes = await shop.sql<{ id: number }>('SELECT id FROM email_change ORDER BY id');
      const mail = await shop.app.get(AccountMails).startUndoLink(changes[position]!.id);
      return { to: mail!.oldEmail, key: mail!.undoUrl.split('/').at(-1)! };
    }
    const takeOver = async (email = NEW_EMAIL) => {
      await save({ email });
      return confirm((await mailedLink()).key);
    };

    it('goes back to the old mailbox, with a link for a new password and without any session', async () => {
      await takeOver();
      const { to, key } = await undoKey();
      expect(to).toBe('ana@bistro.example');
      expect(await undo(key)).toMatchObject({ status: 200, body: { email: 'ana@bistro.example' } });
      expect(await statusOfMe(shop, token)).toBe(401);
      for (const email of [NEW_EMAIL, 'ana@bistro.example']) {
        expect((await login(shop, email, PASSWORD)).status).toBe(401);
      }
      const [reset] = await shop.sql<{ payload: { resetId: number } }>(
        `SELECT payload FROM outbox_message WHERE event = 'auth.password-reset-requested' ORDER BY id DESC`,
      );
      const link = await shop.app.get(SecurityMailReader).issueResetLink(reset!.payload.resetId);
      expect(link).toMatchObject({ email: 'ana@bistro.example' });
      expect((await undo(key)).body.code).toBe('AUTH.UNDO_LINK_INVALID');
    });

    it('goes back past a second change, whose own way back ends', async () => {
      await takeOver();
      const first = await undoKey();
      await takeOver('mallory@bistro.example');
      const second = await undoKey(1);
      expect(second.to).toBe(NEW_EMAIL);
      expect((await undo(first.key)).body.email).toBe('ana@bistro.example');
      expect((await undo(second.key)).status).toBe(410);
      const accounts = await shop.sql('SELECT email FROM app_user');
      expect(accounts).toEqual([{ email: 'ana@bistro.example' }]);
    });

    it('stops a change that nobody confirmed yet', async () => {
      await save({ email: NEW_EMAIL });
      const link = await mailedLink();
      expect((await undo((await undoKey()).key)).status).toBe(200);
      expect((await confirm(link.key)).status).toBe(410);
    });

    it('loses the second factor that was switched on since', async () => {
      await takeOver();
      const userId = (await me()).id;
      await shop.sql(
        `INSERT INTO second_factor (user_id, encrypted_secret, key_id, confirmed_at) VALUES ($1, $2, $2, now())`,
        [userId, Buffer.from(newTotpSecret())],
      );
      await undo((await undoKey()).key);
      expect(await shop.sql('SELECT FROM second_factor')).toEqual([]);
    });

    it('keeps the old email free for its owner, not for a stranger who registers with it', async () => {
      await takeOver();
      const { key } = await undoKey();
      const stranger = await register<Problem>(shop, {
        email: 'Ana@bistro.example',
        password: 'another-secret',
      });
      expect([stranger.status, stranger.body.code]).toEqual([409, 'AUTH.EMAIL_TAKEN']);
      expect((await undo(key)).status).toBe(200);
    });

    it.each([
      ['is eight days old', `UPDATE email_change SET undo_expires_at = now() - interval '1 second'`],
      ['was never mailed', `UPDATE email_change SET undo_token_hash = NULL`],
    ])('stays as it is by a link that %s', async (_how, end) => {
      await takeOver();
      const { key } = await undoKey();
      await shop.sql(end);
      expect((await undo(key)).status).toBe(410);
      expect(await me()).toMatchObject({ email: NEW_EMAIL });
    });

    it('works for a week from the confirmation, and stays known for as long', async () => {
      await save({ email: NEW_EMAIL });
      const link = await mailedLink();
      await shop.sql(`UPDATE email_change SET undo_expires_at = now() + interval '6 days'`);
      await confirm(link.key);
      const [left] = await shop.sql<{ days: number }>(
        'SELECT round(extract(epoch FROM undo_expires_at - now()) / 86400)::int AS days FROM email_change',
      );
      expect(left).toEqual({ days: 7 });
    });
  });

  it('is closed to guests', async () => {
    const answers = await Promise.all([
      shop.call('PUT', '/api/auth/profile', { body: {} }),
      shop.call('PUT', '/api/auth/invoice', { body: {} }),
      shop.call('DELETE', '/api/auth/profile/pending-email'),
      shop.call('GET', '/api/auth/my-data'),
      shop.call('POST', '/api/auth/me/delete', { body: { password: 'x' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  describe('and its saved addresses', () => {
    const KITCHEN = {
      label: 'Kitchen Cluj',
      firstName: 'Ana',
      lastName: 'Popescu',
      company: 'Bistro Nord SRL',
      address: 'Strada Memorandumului 28',
      country: 'Romania',
      county: 'Cluj',
      state: 'Cluj',
      city: 'Cluj-Napoca',
      zipCode: '400114',
      phone: '0722 000 000',
    };
    type AddressAnswer = SavedAddressResponse & Omit<Problem, 'status'>;
    const path = '/api/auth/addresses';
    const add = (changes: object = {}, by = token) =>
      shop.call<AddressAnswer>('POST', path, { token: by, body: { ...KITCHEN, ...changes } });
    const list = async (by = token) =>
      (await shop.call<SavedAddressResponse[]>('GET', path, { token: by })).body;
    const put = (id: number, body: object, by = token) =>
      shop.call<AddressAnswer>('PUT', `${path}/${id}`, { token: by, body });
    const makeDefault = (id: number, by = token) =>
      shop.call<AddressAnswer>('PUT', `${path}/${id}/default`, { token: by });
    const remove = (id: number, by = token) => shop.call<Problem>('DELETE', `${path}/${id}`, { token: by });
    const defaults = async () =>
      (await list()).filter(({ isDefault }) => isDefault).map(({ label }) => label);

    it('are added as they are stored in orders, changed and deleted; the first one is the default', async () => {
      expect(await list()).toEqual([]);
      const { status, body } = await add({ label: ' Kitchen  Cluj\u200b ', phone: '0722.000.000' });
      expect([status, body]).toEqual([
        201,
        { ...KITCHEN, id: expect.any(Number), isDefault: true, phone: '+40722000000' },
      ]);
      const { body: bar } = await add({ label: 'Bar Center', company: undefined });
      expect([bar.isDefault, bar.company]).toEqual([false, '']);
      const moved = await put(bar.id, { ...KITCHEN, label: 'Bar Center', city: 'Turda' });
      expect([moved.status, moved.body.city]).toEqual([200, 'Turda']);
      expect((await remove(body.id)).status).toBe(204);
      expect((await list()).map(({ label, city, isDefault }) => [label, city, isDefault])).toEqual([
        ['Bar Center', 'Turda', true],
      ]);
      await remove(bar.id);
      expect([await list(), (await add()).body.isDefault]).toEqual([[], true]);
    });

    it('keep the rules of a shipping address, each at its field', async () => {
      const { status, body } = await add({ label: ' ', city: '', phone: 'ask the bar', zipCode: null });
      expect([status, body.fields]).toEqual([
        400,
        [
          { field: 'label', message: 'Give this address a name' },
          { field: 'city', message: 'City is required' },
          { field: 'zipCode', message: 'ZIP code is required' },
          { field: 'phone', message: 'Please enter a valid phone number' },
        ],
      ]);
      const hongKong = { country: 'Hong Kong', zipCode: '', state: '', county: '', phone: '+852 2123 4567' };
      expect((await add({ ...hongKong, label: 'Hong Kong' })).status).toBe(201);
      expect((await add({ label: 'x'.repeat(61) })).body.fields?.[0]?.field).toBe('label');
    });

    it('have different names, whatever their case and accents', async () => {
      await add({ label: 'Bucătărie Cluj' });
      const { body: other } = await add({ label: 'Bar' });
      for (const refused of [
        await add({ label: 'BUCATARIE cluj' }),
        await put(other.id, { ...KITCHEN, label: 'bucătărie Cluj' }),
      ])
        expect([refused.status, refused.body.code, refused.body.fields?.[0]?.field]).toEqual([
          409,
          'AUTH.ADDRESS_NAME_TAKEN',
          'label',
        ]);
      expect((await put(other.id, { ...KITCHEN, label: 'BAR' })).status).toBe(200);
    });

    it('of somebody else are not there, and guests have none', async () => {
      const { body: own } = await add();
      const { token: stranger } = (await register(shop, { email: 'dan@bistro.example' })).body;
      expect(await list(stranger)).toEqual([]);
      const { id } = (await add({}, stranger)).body;
      const calls = [await put(id, KITCHEN), await makeDefault(id), await remove(id), await remove(999_999)];
      for (const { status, body } of calls)
        expect([status, body.code]).toEqual([404, 'AUTH.ADDRESS_NOT_FOUND']);
      expect([(await list()).length, (await list(stranger))[0]?.isDefault]).toEqual([1, true]);
      expect((await remove(own.id, stranger)).status).toBe(404);
      expect((await shop.call('GET', path)).status).toBe(401);
    });

    it('keep exactly one default when several are chosen and one is deleted at once', async () => {
      const labels = ['Kitchen', 'Bar', 'Store', 'Terrace'];
      const ids: number[] = [];
      for (const label of labels) ids.push((await add({ label })).body.id);
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(ids.map((id) => makeDefault(id)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(await defaults()).toHaveLength(1);
      }
      const [chosen, ...others] = ids as [number, ...number[]];
      await Promise.all([makeDefault(chosen), remove(chosen), ...others.map((id) => makeDefault(id))]);
      expect([(await list()).length, (await defaults()).length]).toEqual([3, 1]);
    });

    it('are fifty at most, also when more are added at once', async () => {
      await shop.sql(
        `INSERT INTO saved_address (user_id, label, address, is_default)
         SELECT id, 'Place ' || n, $1, n = 1 FROM app_user, generate_series(1, 48) n`,
        [JSON.stringify(KITCHEN)],
      );
      const answers = await Promise.all(['A', 'B', 'C', 'D'].map((label) => add({ label })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
      expect(refused).toEqual(['AUTH.TOO_MANY_ADDRESSES', 'AUTH.TOO_MANY_ADDRESSES']);
      expect(await list()).toHaveLength(50);
    });
  });
});

describe('Changes of an email', () => {
  it('are limited to five an hour, whatever the gateway and however concurrent; names are not', async () => {
    const shop = await startAuthShop({ environment: { LIMIT_FACTOR: '1' } });
    const { token } = (await register(shop)).body;
    const save = (email: string) =>
      shop.call<ProfileAnswer>('PUT', '/api/auth/profile', {
        token,
        body: { firstName: 'Ana', lastName: 'Popescu', email, currentPassword: PASSWORD },
      });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(`ana-${index}@bistro.example`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      429,
      429,
      429,
    ]);
    const refused = await save('ana-9@bistro.example');
    expect(refused.body.code).toBe('AUTH.TOO_MANY_EMAIL_CHANGES');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await save('ana@bistro.example')).status).toBe(200);
    await shop.close();
  });
});

describe('Invoice settings', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await startAuthShop();
    token = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const company = {
    companyAddress: 'Strada Lungă 1',
    companyCity: 'Brașov',
    companyCounty: 'Brașov',
    companyCountry: 'Romania',
  };
  const save = (body: object) => shop.call<ProfileAnswer>('PUT', '/api/auth/invoice', { token, body });

  it('change what is sent: what is missing stays, and what is empty becomes null', async () => {
    const full = {
      ...company,
      companyName: ' Bistro Nord SRL ',
      vatNumber: 'RO124',
      billingEmail: 'facturi@bistro.example',
      deliveryAddress: 'Calea Feldioarei 9',
      deliveryInstructions: 'Ring twice\nback door',
    };
    expect((await save(full)).body).toMatchObject({ ...full, companyName: 'Bistro Nord SRL' });
    const kept = { ...full, companyName: 'Bistro Nord SRL' };
    expect((await save({ ...company, companyCity: 'Codlea' })).body).toMatchObject({
      ...kept,
      companyCity: 'Codlea',
    });
    const emptied = (await save({ ...company, vatNumber: '', deliveryInstructions: ' ' })).body;
    expect(emptied).toMatchObject({ ...kept, vatNumber: null, deliveryInstructions: null });
    expect((await shop.call<UserResponse>('GET', '/api/auth/me', { token })).body).toEqual(emptied);
  });

  it('need address, city, county and country of the company, and nothing of the delivery', async () => {
    const { status, body } = await save({});
    expect(status).toBe(400);
    expect(body.fields?.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
      'companyAddress: Company address is required',
      'companyCity: Company city is required',
      'companyCountry: Company country is required',
      'companyCounty: Company county (Județ) is required',
    ]);
  });

  it('keep the phone as it is dialled from abroad, in the country of the company', async () => {
    const phoneOf = async (country: string, billingPhone: string) => {
      const { status, body } = await save({ ...company, companyCountry: country, billingPhone });
      return [status, body.billingPhone, body.fields?.map(({ field }) => field)];
    };
    expect(await phoneOf('Romania', '0721 000 111')).toEqual([200, '+40721000111', undefined]);
    expect(await phoneOf('France', '06 12 34 56 78')).toEqual([200, '+33612345678', undefined]);
    expect(await phoneOf('France', 'abc')).toEqual([400, undefined, ['billingPhone']]);
    expect(await phoneOf('France', '')).toEqual([200, null, undefined]);
  });

  it('name a field that is too long or no text, and an invalid billing email', async () => {
    const { body } = await save({
      ...company,
      vatNumber: 'x'.repeat(41),
      billingPhone: 7,
      billingEmail: 'x@',
    });
    expect(body.fields?.map(({ field }) => field).sort()).toEqual([
      'billingEmail',
      'billingPhone',
      'vatNumber',
    ]);
    expect(body.fields).toContainEqual({ field: 'billingEmail', message: 'Invalid email address' });
  });

  it('belong to the caller alone', async () => {
    const other = (await register(shop, { email: 'other@bistro.example' })).body;
    await save({ ...company, companyName: 'Bistro Nord SRL' });
    const seen = await shop.call<UserResponse>('GET', '/api/auth/me', { token: other.token });
    expect(seen.body.companyName).toBeNull();
  });
});
