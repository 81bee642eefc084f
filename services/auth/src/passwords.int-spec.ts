import type { Problem } from '@kp/platform/http';
import type { TestShop } from '@kp/testing';
import { AccountMails, ensureFirstAdministrator, SecurityMailReader, SecurityMailsModule } from '.';
import { AccountReadingModule } from './account-reader';
import type { PasswordResetRequested } from './events';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const EMAIL = 'ana@bistro.example';
const PASSWORD = 'secret-of-ana';
const NEW_PASSWORD = 'new-secret-of-ana';
const ADMIN = { adminEmail: 'owner@shop.example', adminPassword: 'owner-of-the-shop' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startAuthShop({ imports: [SecurityMailsModule, AccountReadingModule] });
});
beforeEach(async () => {
  await shop.sql('TRUNCATE app_user, login_attempt, outbox_message CASCADE');
  await register(shop);
});
afterAll(() => shop.close());

const events = (event: string) =>
  shop.sql<{ payload: Record<string, unknown> }>('SELECT payload FROM outbox_message WHERE event = $1', [
    event,
  ]);
const changes = async () =>
  (await events('auth.account-security-changed')).map(({ payload }) => payload.change);

describe('Forgetting the password', () => {
  const forgot = (email = EMAIL) =>
    shop.call<Problem>('POST', '/api/auth/forgot-password', { body: { email } });
  const reset = (token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) =>
    shop.call<Problem>('POST', '/api/auth/reset-password', { body: { token, newPassword, confirmPassword } });
  const mails = () => shop.app.get(SecurityMailReader, { strict: false });
  const requests = async () =>
    (await events('auth.password-reset-requested')).map(
      ({ payload }) => (payload as unknown as PasswordResetRequested).resetId,
    );
  /** Of the newest request, as its mail is written. */
  const newLink = async (email = EMAIL) => {
    await forgot(email);
    const ids = await requests();
    const link = await mails().issueResetLink(Math.max(...ids));
    return link!;
  };

  it('answers alike and does the same work for an unknown email, which gets no link', async () => {
    const answers = [await forgot(), await forgot('unknown@bistro.example')];
    for (const { status, body, headers } of answers) {
      expect([status, body, headers['cache-control']]).toEqual([202, '', 'no-store']);
    }
    const [known, unknown] = await requests();
    expect(await shop.sql('SELECT FROM password_reset')).toHaveLength(2);
    expect(await mails().issueResetLink(known!)).toMatchObject({ email: EMAIL, language: 'en' });
    expect(await mails().issueResetLink(unknown!)).toBeNull();
  });

  it('gives a disabled account no link', async () => {
    await shop.sql('UPDATE app_user SET disabled_at = now()');
    await forgot();
    expect(await mails().issueResetLink((await requests())[0]!)).toBeNull();
  });

  it('leads to a new password; all sessions end and the owner is told', async () => {
    const sessions = [
      (await login(shop, EMAIL, PASSWORD)).body.token,
      (await login(shop, EMAIL, PASSWORD)).body.token,
    ];
    const { token } = await newLink();

    expect((await reset(token)).status).toBe(204);

    for (const session of sessions) expect(await statusOfMe(shop, session)).toBe(401);
    expect((await login(shop, EMAIL, PASSWORD)).status).toBe(401);
    expect((await login(shop, EMAIL, NEW_PASSWORD)).status).toBe(200);
    expect(await changes()).toEqual(['password-reset']);
  });

  describe('while a link is open', () => {
    const mailedChange = async (token: string) => {
      const body = {
        firstName: 'Ana',
        lastName: 'Popescu',
        email: 'new@bistro.example',
        currentPassword: PASSWORD,
      };
      await shop.call('PUT', '/api/auth/profile', { token, body });
      const [change] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM email_change');
      const link = await shop.app.get(AccountMails).startEmailLink(change!.id);
      return link!.url!.split('/').at(-1);
    };
    const confirmEmail = (token: string | undefined) =>
      shop.call('POST', '/api/auth/confirm-email', { body: { token } });
    const changePassword = (token: string) =>
      shop.call('PUT', '/api/auth/change-password', {
        token,
        body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      });

    it('a change of the password ends it, written or not, and a pending change of the email', async () => {
      const session = (await login(shop, EMAIL, PASSWORD)).body.token;
      const emailKey = await mailedChange(session);
      const { token } = await newLink();
      await forgot();
      expect((await changePassword(session)).status).toBe(204);

      expect((await reset(token)).body.code).toBe('AUTH.RESET_LINK_INVALID');
      expect(await mails().issueResetLink((await requests()).at(-1)!)).toBeNull();
      expect((await confirmEmail(emailKey)).status).toBe(410);
      expect((await login(shop, EMAIL, NEW_PASSWORD)).status).toBe(200);
    });

    it('another reset ends it', async () => {
      const { token } = await newLink();
      await forgot();
      const waiting = (await requests()).at(-1)!;
      expect((await reset(token)).status).toBe(204);
      expect(await mails().issueResetLink(waiting)).toBeNull();
    });

    it('a new email ends it', async () => {
      const session = (await login(shop, EMAIL, PASSWORD)).body.token;
      const emailKey = await mailedChange(session);
      const { token } = await newLink();
      expect((await confirmEmail(emailKey)).status).toBe(200);
      expect((await reset(token)).status).toBe(410);
    });

    it('the way back from a new email survives a change of the password', async () => {
      const session = (await login(shop, EMAIL, PASSWORD)).body.token;
      await confirmEmail(await mailedChange(session));
      await changePassword(session);
      const [change] = await shop.sql<{ id: number }>('SELECT id FROM email_change');
      expect(await shop.app.get(AccountMails).startUndoLink(change!.id)).toMatchObject({ oldEmail: EMAIL });
    });
  });

  it('stores no token, in no table and no event', async () => {
    const { token } = await newLink();
    const stored = JSON.stringify([
      await shop.sql('SELECT * FROM password_reset'),
      await shop.sql('SELECT * FROM outbox_message'),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('takes a link once, also when it is sent twice at the same time', async () => {
    const { token } = await newLink();
    const answers = await Promise.all([
      reset(token),
      reset(token, 'other-password'),
      reset(token, 'third-password'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
    const late = await reset(token);
    expect([late.status, late.body.code]).toEqual([410, 'AUTH.RESET_LINK_INVALID']);
  });

  it('takes no link after 30 minutes, none that a newer one replaced, and none that is made up', async () => {
    const older = await newLink();
    const newer = await newLink();
    expect((await reset(older.token)).status).toBe(410);
    await shop.sql(`UPDATE password_reset SET expires_at = expires_at - interval '30 minutes'`);
    expect((await reset(newer.token)).status).toBe(410);
    expect((await reset('made-up')).status).toBe(410);
    expect((await login(shop, EMAIL, PASSWORD)).status).toBe(200);
  });

  it('keeps the older link when the mail with the newer one was not written', async () => {
    const older = await newLink();
    const newer = await newLink();
    await mails().withdrawResetLink(newer.resetId);
    expect((await reset(newer.token)).status).toBe(410);
    expect((await reset(older.token)).status).toBe(204);
  });

  it('names both fields that are wrong', async () => {
    const { token } = await newLink();
    const { status, body } = await reset(token, NEW_PASSWORD, 'something-else');
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'confirmPassword', message: 'Passwords do not match' }],
    ]);
    expect((await reset(token, '12345')).body.fields?.map(({ field }) => field)).toEqual([
      'newPassword',
      'confirmPassword',
    ]);
  });

  it('gives an administrator a longer password that is not common, and keeps the link meanwhile', async () => {
    await ensureFirstAdministrator(shop.databaseUrl, ADMIN);
    const { token } = await newLink(ADMIN.adminEmail);
    for (const weak of ['short-one', 'password123', 'Qwertyuiop']) {
      const { status, body } = await reset(token, weak);
      expect([status, body.code]).toEqual([400, 'AUTH.ADMIN_PASSWORD_TOO_WEAK']);
      expect(body.fields?.[0]?.field).toBe('newPassword');
    }
    expect((await reset(token, 'ten-letters')).status).toBe(204);
  });
});

describe('Changing the password', () => {
  const change = (token: string | undefined, body: object) =>
    shop.call<Problem>('PUT', '/api/auth/change-password', { token, body });
  const valid = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

  it('ends all other sessions, keeps this one and tells the owner', async () => {
    const { token } = (await login(shop, EMAIL, PASSWORD)).body;
    const other = (await login(shop, EMAIL, PASSWORD)).body.token;

    expect((await change(token, valid)).status).toBe(204);

    expect(await statusOfMe(shop, token)).toBe(200);
    expect(await statusOfMe(shop, other)).toBe(401);
    expect((await login(shop, EMAIL, PASSWORD)).status).toBe(401);
    expect((await login(shop, EMAIL, NEW_PASSWORD)).status).toBe(200);
    expect(await changes()).toEqual(['password-changed']);
  });

  it('needs a session', async () => {
    expect((await change(undefined, valid)).status).toBe(401);
  });

  it.each([
    [{ ...valid, currentPassword: '' }, 'currentPassword', 'Current password is required'],
    [{ ...valid, currentPassword: 'not-it' }, 'currentPassword', 'Current password is incorrect'],
    [{ ...valid, confirmPassword: 'different' }, 'confirmPassword', "Passwords don't match"],
    [
      { ...valid, newPassword: '12345', confirmPassword: '123456' },
      'newPassword',
      'Password must be at least 6 characters',
    ],
  ])('refuses %j at its field', async (body, field, message) => {
    const { token } = (await login(shop, EMAIL, PASSWORD)).body;
    const answer = await change(token, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ field, message });
    expect(await changes()).toEqual([]);
  });

  it('gives an administrator no common password', async () => {
    await ensureFirstAdministrator(shop.databaseUrl, ADMIN);
    const { token } = (await login(shop, ADMIN.adminEmail, ADMIN.adminPassword)).body;
    const weak = {
      currentPassword: ADMIN.adminPassword,
      newPassword: '1234567890',
      confirmPassword: '1234567890',
    };
    expect((await change(token, weak)).body.code).toBe('AUTH.ADMIN_PASSWORD_TOO_WEAK');
    const good = { ...weak, newPassword: 'ten-letters', confirmPassword: 'ten-letters' };
    expect((await change(token, good)).status).toBe(204);
  });
});

describe('Guessing the current password', () => {
  it('is slowed down for this session; its owner on another device goes on', async () => {
    const limited = await startAuthShop({ environment: { LIMIT_FACTOR: '1' } });
    try {
      const stolen = (await register(limited)).body.token;
      const own = (await login(limited, EMAIL, PASSWORD)).body.token;
      const guess = async (token: string, currentPassword: string) => {
        const body = { currentPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        return (await limited.call('PUT', '/api/auth/change-password', { token, body })).status;
      };
      for (let index = 0; index < 5; index += 1) expect(await guess(stolen, `guess ${index}`)).toBe(400);
      expect(await guess(stolen, PASSWORD)).toBe(429);
      expect(await guess(own, PASSWORD)).toBe(204);
    } finally {
      await limited.close();
    }
  });
});
