import { LANGUAGE_CODES } from '@kp/i18n';
import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const PASSWORD = 'secret-of-ana';

describe('the mails about the security of an account', () => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await startCheckoutShop({ modules: [notificationsDescriptor], environment: { EMBEDDED: 'true' } });
  });
  afterAll(() => shop.close());

  const mailsTo = async (email: string) => {
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email);
  };
  const register = async (email: string, language = 'en') => {
    const body = { firstName: 'Ana', lastName: 'Popescu', email, password: PASSWORD, language };
    return (await shop.call<{ token: string }>('POST', '/api/auth/register', { body })).body.token;
  };
  const forgot = (email: string) => shop.call('POST', '/api/auth/forgot-password', { body: { email } });
  const tokenIn = ({ text }: KeptMail) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? 'none';
  const reset = async (token: string) => {
    const body = { token, newPassword: 'new-secret', confirmPassword: 'new-secret' };
    return (await shop.call('POST', '/api/auth/reset-password', { body })).status;
  };

  it.each(LANGUAGE_CODES)(
    'bring the link for a new password in the language of the account: %s',
    async (language) => {
      const email = `${language}@reset.example`;
      await register(email, language);
      await forgot(` ${email.toUpperCase()} `);
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.html).toContain(`lang="${language}"`);
      expect(mail?.text).not.toMatch(/\{\{|mail:/);
      expect(await reset(tokenIn(mail!))).toBe(204);

      const [notice, first] = await mailsTo(email);
      expect(first?.subject).toBe(mail?.subject);
      expect(notice?.html).toContain(`lang="${language}"`);
      expect(notice?.html).toContain('class="button"');
      expect(notice?.text).toContain('/forgot-password');
      expect(notice?.subject).not.toBe(mail?.subject);
    },
  );

  it('are not sent to an email without an account', async () => {
    await forgot('nobody@reset.example');
    expect(await mailsTo('nobody@reset.example')).toEqual([]);
  });

  it('stop at ten links a day, and the last one that was sent keeps working', async () => {
    const email = 'flooded@reset.example';
    await register(email);
    // One after the other: of requests that are handled together, only the newest is mailed.
    for (let index = 0; index < 12; index += 1) {
      await forgot(email);
      await shop.untilIdle();
    }
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(10);
    const statuses: number[] = [];
    for (const mail of mails) statuses.push(await reset(tokenIn(mail)));
    expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(410)]);
  });

  it.each(LANGUAGE_CODES)('give the old mailbox the way back from a new email: %s', async (language) => {
    const email = `${language}@undo.example`;
    const token = await register(email, language);
    const body = { firstName: 'Ana', lastName: 'Popescu', email: `new.${email}`, currentPassword: PASSWORD };
    await shop.call('PUT', '/api/auth/profile', { token, body });
    const [link] = await mailsTo(`new.${email}`);
    const confirm = { token: /\/confirm-email\/([\w-]+)/.exec(link!.text)![1] };
    expect((await shop.call('POST', '/api/auth/confirm-email', { body: confirm })).status).toBe(200);

    const [notice, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(notice?.text).not.toMatch(/\{\{|mail:/);
    const undo = { token: /\/undo-email\/([\w-]+)/.exec(notice!.text)![1] };
    expect((await shop.call('POST', '/api/auth/undo-email', { body: undo })).body).toEqual({ email });
    const [mail] = await mailsTo(email);
    expect(await reset(tokenIn(mail!))).toBe(204);
  });

  it('say that the password was changed', async () => {
    const token = await register('changed@reset.example');
    const body = { currentPassword: PASSWORD, newPassword: 'new-secret', confirmPassword: 'new-secret' };
    await shop.call('PUT', '/api/auth/change-password', { token, body });
    const [mail] = await mailsTo('changed@reset.example');
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('All other devices were signed out.');
  });

  it.each([
    ['second-factor-on', 'Two-step verification is on'],
    ['second-factor-off', 'Two-step verification is off'],
    ['recovery-code-used', 'A recovery code was used'],
    ['recovery-codes-replaced', 'You have new recovery codes'],
  ])('say that this happened: %s', async (change, subject) => {
    const email = `${change}@reset.example`;
    await register(email);
    await shop.sql(
      `INSERT INTO outbox_message (event, payload)
       SELECT 'auth.account-security-changed', json_build_object('userId', id, 'change', $2::text)
         FROM app_user WHERE email = $1`,
      [email, change],
    );
    expect((await mailsTo(email))[0]?.subject).toBe(subject);
  });
});
