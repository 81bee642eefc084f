import { Controller, Get, Module } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, type Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';
import { giveRole, type TestShop } from '@kp/testing';
import { generateSync } from 'otplib';
import type {
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './http/second-factor.dto';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

@Controller()
class OfficeController {
  @Access('admin')
  @Get('office')
  enterOffice(@CurrentPrincipal() { isAdmin }: Principal) {
    return { isAdmin };
  }

  @Access('customer')
  @Get('desk')
  visitDesk(@CurrentPrincipal() { isAdmin }: Principal) {
    return { isAdmin };
  }
}

@Module({ controllers: [OfficeController] })
class OfficeModule {}

const EMAIL = 'ana@bistro.example';
const PASSWORD = 'secret-of-ana';
const STEP_SECONDS = 30;

/** What the authenticator app shows, or showed so many steps ago. */
const codeOf = (secret: string, stepsAgo = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - stepsAgo * STEP_SECONDS });

const post = <Body = Problem>(shop: TestShop, path: string, token: string, body: object = {}) =>
  shop.call<Body>('POST', `/api/auth/second-factor/${path}`, { token, body });

const begin = async (shop: TestShop, token: string) =>
  (await post<SecondFactorSetupResponse>(shop, 'begin', token, { currentPassword: PASSWORD })).body;

/** Switches it on; the code used for that may be used again, so that a test need not wait for the next. */
async function switchOn(shop: TestShop, token: string) {
  const { secret, uri } = await begin(shop, token);
  const { body } = await post<RecoveryCodesResponse>(shop, 'confirm', token, { code: codeOf(secret) });
  await forgetUsedCodes(shop);
  return { secret, uri, recoveryCodes: body.recoveryCodes };
}

const forgetUsedCodes = (shop: TestShop) => shop.sql('UPDATE second_factor SET last_used_step = NULL');

describe('A second factor', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user, login_attempt, outbox_message CASCADE');
    token = (await register(shop)).body.token;
  });
  afterAll(() => shop.close());

  const signIn = (code?: string) => login<Problem>(shop, EMAIL, PASSWORD, code);
  const status = async () =>
    (await shop.call<SecondFactorResponse>('GET', '/api/auth/second-factor', { token })).body;
  const changes = async () =>
    (
      await shop.sql<{ change: string }>(
        `SELECT payload ->> 'change' AS change FROM outbox_message WHERE event = 'auth.account-security-changed' ORDER BY id`,
      )
    ).map(({ change }) => change);

  it('stands in the app under the name of the shop', async () => {
    const settings = shop.app.get(SettingsService, { strict: false });
    const issuerAs = async (name: string) => {
      const company = { name, address: 'Unirii 1', city: 'Cluj-Napoca', country: 'Romania' };
      await settings.saveCompany(company, { userId: 1, email: 'owner@shop.example' });
      const { pathname, searchParams } = new URL((await begin(shop, token)).uri);
      expect(decodeURIComponent(pathname)).toContain(`${searchParams.get('issuer')}:ana@bistro.example`);
      return searchParams.get('issuer');
    };
    expect(await issuerAs('Bucătăria: Șef & Co')).toBe('Bucătăria Șef & Co');
    expect(await issuerAs('厨房用品店')).toBe('厨房用品店');
    expect(await issuerAs('')).toBe('KitchenPass');
  });

  it('is on once a code of the app was entered; the owner is told', async () => {
    const { secret, uri } = await begin(shop, token);
    expect(uri).toContain(`otpauth://totp/KitchenPass:ana%40bistro.example?secret=${secret}`);
    expect(new URL(uri).searchParams.get('issuer')).toBe('KitchenPass');
    expect(await status()).toMatchObject({ isOn: false, enabledAt: null });
    expect((await signIn()).status).toBe(200);

    const wrong = await post(shop, 'confirm', token, { code: '000000' });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'code']);
    const { body } = await post<RecoveryCodesResponse>(shop, 'confirm', token, { code: codeOf(secret) });

    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await status()).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await changes()).toEqual(['second-factor-on']);
    expect((await post(shop, 'confirm', token, { code: codeOf(secret) })).status).toBe(409);
    expect((await post(shop, 'begin', token, { currentPassword: PASSWORD })).status).toBe(409);
  });

  it('signs out all other devices when it is switched on, and ends a link for a new password', async () => {
    const other = (await login(shop, EMAIL, PASSWORD)).body.token;
    await shop.call('POST', '/api/auth/forgot-password', { body: { email: EMAIL } });
    expect(await statusOfMe(shop, other)).toBe(200);
    await switchOn(shop, token);
    expect([await statusOfMe(shop, other), await statusOfMe(shop, token)]).toEqual([401, 200]);
    expect(await shop.sql('SELECT FROM password_reset')).toEqual([]);
  });

  it('is not begun without the password', async () => {
    const { status: refused, body } = await post(shop, 'begin', token, { currentPassword: 'not-it' });
    expect([refused, body.fields?.[0]?.field]).toEqual([400, 'currentPassword']);
    expect((await post(shop, 'confirm', token, { code: '123456' })).status).toBe(409);
  });

  it('is asked for after the right password only', async () => {
    const { secret } = await switchOn(shop, token);
    const without = await signIn();
    expect([without.status, without.body.code]).toEqual([401, 'AUTH.SECOND_FACTOR_REQUIRED']);
    const wrongPassword = await login<Problem>(shop, EMAIL, 'not-her-secret', codeOf(secret));
    expect(wrongPassword.body.code).toBe('AUTH.WRONG_CREDENTIALS');
    const wrongCode = await signIn('000000');
    expect([wrongCode.status, wrongCode.body.code]).toEqual([401, 'AUTH.WRONG_CODE']);

    const right = await login(shop, EMAIL, PASSWORD, codeOf(secret));
    expect(right.status).toBe(200);
    expect(await statusOfMe(shop, right.body.token)).toBe(200);
  });

  it('takes a code once, also when it is sent by several at the same time', async () => {
    const { secret } = await switchOn(shop, token);
    const code = codeOf(secret);
    const statuses = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(statuses.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
    expect((await signIn(code)).status).toBe(401);
  });

  it('takes the codes one step ago and ahead, not those further away', async () => {
    const { secret } = await switchOn(shop, token);
    // In the middle of a step, so that none ends meanwhile.
    const middle = (Math.floor(Date.now() / 1000 / STEP_SECONDS) + 0.5) * STEP_SECONDS * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(middle);
    expect((await signIn(codeOf(secret, 2))).status).toBe(401);
    expect((await signIn(codeOf(secret, -2))).status).toBe(401);
    expect((await signIn(codeOf(secret, 1))).status).toBe(200);
    await forgetUsedCodes(shop);
    expect((await signIn(codeOf(secret, -1))).status).toBe(200);
    expect((await signIn(codeOf(secret))).status).toBe(401);
  });

  it('is replaced by a recovery code, once each, in any spelling', async () => {
    const { recoveryCodes } = await switchOn(shop, token);
    const [first, second] = recoveryCodes as [string, string];
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await status()).recoveryCodesLeft).toBe(8);
    expect(await changes()).toEqual(['second-factor-on', 'recovery-code-used', 'recovery-code-used']);
    const stranger = (await register(shop, { email: 'bo@bistro.example' })).body.token;
    await switchOn(shop, stranger);
    const foreign = await login(shop, 'bo@bistro.example', PASSWORD, recoveryCodes[2]);
    expect(foreign.status).toBe(401);
  });

  it('is stored encrypted, its recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await switchOn(shop, token);
    const stored = JSON.stringify([
      await shop.sql(`SELECT encode(encrypted_secret, 'escape') FROM second_factor`),
      await shop.sql(`SELECT encode(code_hash, 'escape') FROM recovery_code`),
      await shop.sql('SELECT * FROM outbox_message'),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('gets new recovery codes with password and code; the older ones stop working and the owner is told', async () => {
    const { secret, recoveryCodes } = await switchOn(shop, token);
    const replace = (currentPassword: string, code?: string) =>
      post<Problem & RecoveryCodesResponse>(shop, 'recovery-codes', token, { currentPassword, code });
    expect((await replace('not-it', codeOf(secret))).body.code).toBe('AUTH.WRONG_PASSWORD');
    expect((await replace(PASSWORD)).body.code).toBe('AUTH.CODE_REQUIRED');
    expect((await replace(PASSWORD, '000000')).body.code).toBe('AUTH.INVALID_CODE');

    const { status: done, body, headers } = await replace(PASSWORD, codeOf(secret));
    expect([done, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect((await status()).recoveryCodesLeft).toBe(10);
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
    expect((await signIn(body.recoveryCodes[0])).status).toBe(200);
    expect(await changes()).toEqual(['second-factor-on', 'recovery-codes-replaced', 'recovery-code-used']);
  });

  it('has no recovery codes while it is off', async () => {
    const refused = await post(shop, 'recovery-codes', token, { currentPassword: PASSWORD, code: '000000' });
    expect([refused.status, refused.body.code]).toEqual([409, 'AUTH.SECOND_FACTOR_NOT_STARTED']);
  });

  it('is switched off with password and code; the owner is told', async () => {
    const { secret, recoveryCodes } = await switchOn(shop, token);
    const disable = (currentPassword: string, code: string) =>
      post(shop, 'disable', token, { currentPassword, code });
    expect((await disable('not-it', codeOf(secret))).body.code).toBe('AUTH.WRONG_PASSWORD');
    expect((await disable(PASSWORD, '000000')).body.code).toBe('AUTH.INVALID_CODE');
    expect((await disable(PASSWORD, recoveryCodes[0]!)).status).toBe(204);
    expect(await status()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(200);
    expect((await changes()).at(-1)).toBe('second-factor-off');
  });

  it('is needed to delete the account, and its code is guessed slowly there', async () => {
    const limited = await startAuthShop({ environment: { LIMIT_FACTOR: '1' } });
    try {
      const owner = (await register(limited)).body.token;
      const { secret } = await switchOn(limited, owner);
      const deleteWith = (code?: string) =>
        limited.call<Problem>('POST', '/api/auth/me/delete', {
          token: owner,
          body: { currentPassword: PASSWORD, code },
        });
      // A right password without a code is no guess.
      for (let index = 0; index < 3; index += 1) {
        const { status: refused, body } = await deleteWith();
        expect([refused, body.code, body.fields?.[0]?.field]).toEqual([422, 'AUTH.CODE_REQUIRED', 'code']);
      }
      for (let index = 0; index < 5; index += 1) {
        const { status: refused, body } = await deleteWith(`00000${index}`);
        expect([refused, body.code, body.fields?.[0]?.field]).toEqual([400, 'AUTH.INVALID_CODE', 'code']);
      }
      expect((await deleteWith(codeOf(secret))).body.code).toBe('AUTH.TOO_MANY_ATTEMPTS');

      await limited.sql('DELETE FROM login_attempt');
      expect((await deleteWith(codeOf(secret))).status).toBe(204);
      expect(await statusOfMe(limited, owner)).toBe(401);
      expect(await limited.sql('SELECT FROM second_factor')).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  it('is guessed as slowly as a password', async () => {
    const limited = await startAuthShop({ environment: { LIMIT_FACTOR: '1' } });
    try {
      const { secret } = await switchOn(limited, (await register(limited)).body.token);
      // Asking for the code is no guess.
      for (let index = 0; index < 7; index += 1) {
        expect((await login<Problem>(limited, EMAIL, PASSWORD)).body.code).toBe(
          'AUTH.SECOND_FACTOR_REQUIRED',
        );
      }
      for (let index = 0; index < 5; index += 1) {
        expect((await login(limited, EMAIL, PASSWORD, `00000${index}`)).status).toBe(401);
      }
      const refused = await login<Problem>(limited, EMAIL, PASSWORD, codeOf(secret));
      expect([refused.status, refused.body.code]).toEqual([429, 'AUTH.TOO_MANY_ATTEMPTS']);
    } finally {
      await limited.close();
    }
  });
});

describe('After a rotation of JWT_SECRET a second factor', () => {
  const OLD = 'the-first-secret-of-at-least-32-characters';
  const NEW = 'the-next-secret-of-at-least-32-characters';

  it('still works, and is soon encrypted with the new key', async () => {
    const shops: TestShop[] = [];
    const start = async (environment: Record<string, string>) => {
      const shop = await startAuthShop({ worker: true, environment });
      shops.unshift(shop);
      return shop;
    };
    try {
      const first = await start({ JWT_SECRET: OLD });
      const { secret } = await switchOn(first, (await register(first)).body.token);
      const DATABASE_URL = first.databaseUrl;

      const rotated = await start({ DATABASE_URL, JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
      expect((await login(rotated, EMAIL, PASSWORD, codeOf(secret))).status).toBe(200);
      await rotated.app.get(ScheduledJobs).runNow('auth.encrypt-second-factors');
      await forgetUsedCodes(rotated);

      const finished = await start({ DATABASE_URL, JWT_SECRET: NEW });
      expect((await login(finished, EMAIL, PASSWORD, codeOf(secret))).status).toBe(200);
    } finally {
      for (const shop of shops) await shop.close();
    }
  });
});

describe('Where administrators must have a second factor', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop({
      environment: { ADMIN_SECOND_FACTOR_REQUIRED: 'true' },
      imports: [OfficeModule],
    });
    await register(shop);
    await register(shop, { email: 'bo@bistro.example' });
    await giveRole(shop, 'owner', { email: EMAIL });
  });
  afterAll(() => shop.close());

  const visit = async (path: string, token: string) => {
    const { status, body } = await shop.call<Problem & { isAdmin?: boolean }>('GET', path, { token });
    return [status, body.code ?? body.isAdmin];
  };

  it('one without it signs in, is sent to the setup, and enters afterwards', async () => {
    const { token, user } = (await login(shop, EMAIL, PASSWORD)).body;
    expect(user).toMatchObject({ isAdmin: true, needsSecondFactor: true });
    expect(await visit('/office', token)).toEqual([403, 'AUTH.SECOND_FACTOR_SETUP_REQUIRED']);
    // What customers and administrators see differently shows the customer's view.
    expect(await visit('/desk', token)).toEqual([200, false]);

    await switchOn(shop, token);
    expect(await visit('/office', token)).toEqual([200, true]);
    expect(await visit('/desk', token)).toEqual([200, true]);
    const me = await shop.call<object>('GET', '/api/auth/me', { token });
    expect(me.body).not.toHaveProperty('needsSecondFactor');
  });

  it('a customer needs none, and is still no administrator', async () => {
    const { token, user } = (await login(shop, 'bo@bistro.example', PASSWORD)).body;
    expect(user).not.toHaveProperty('needsSecondFactor');
    expect(await visit('/desk', token)).toEqual([200, false]);
    expect(await visit('/office', token)).toEqual([403, 'AUTH.ADMIN_ONLY']);
  });
});
