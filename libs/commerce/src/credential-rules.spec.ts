import { validateAdminPasswordChange } from './admin-password';
import {
  isEmail,
  mailboxOf,
  normalizeEmail,
  validateLogin,
  validatePasswordChange,
  validatePasswordReset,
  validateProfile,
  validateRegistration,
} from './credential-rules';

const keys = (problems: readonly { field: string; messageKey: string }[]) =>
  Object.fromEntries(problems.map(({ field, messageKey }) => [field, messageKey]));

describe('an e-mail address', () => {
  it.each([
    'a@b.ro',
    'maria.pop+shop@hotel-carpati.com',
    "o'neil@example.co.uk",
    'UPPER@EXAMPLE.COM',
    'ioana@bucătărie.ro',
    'chef@кухня.укр',
    'chef@κουζίνα.ελ',
    'chef@寿司キッチン.jp',
    'chef@스시집2.kr',
    'chef@مطبخ.example',
    'chef@xn--80ak6aa92e.com',
    'ｃｈｅｆ@ｂｉｓｔｒｏ.ro',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is accepted', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@localhost',
    'a@b..com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@exa mple.com',
    'a@-example.com',
    'a@example.com.',
    'a@10.0.0.1',
    // Cyrillic letters among Latin ones.
    'a@pаypal.com',
    'a@bistrо.ro',
    // Greek omicron.
    'a@bistrο.ro',
    'a@кухняx.укр',
    'józef@example.com',
    'мария@example.com',
    'a@b@example.com',
    'a@example.com\nBcc: x@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}ro`,
  ])('%j is refused', (text) => expect(isEmail(text)).toBe(false));

  it('is stored without surrounding spaces in lower case', () => {
    expect(normalizeEmail('  Maria@Example.COM ')).toBe('maria@example.com');
  });

  it('is the same in compatible spellings', () => {
    expect(normalizeEmail('Ｍａｒｉａ@ｅｘａｍｐｌｅ.com')).toBe('maria@example.com');
    expect(normalizeEmail('ioana@buca\u0306ta\u0306rie.ro')).toBe('ioana@bucătărie.ro');
  });
});

describe('signing in', () => {
  it('asks for a valid address and at least 6 characters', () => {
    expect(keys(validateLogin({ email: 'x', password: '12345' }))).toEqual({
      email: 'validation.emailInvalid',
      password: 'validation.passwordTooShort',
    });
    expect(validateLogin({ email: ' a@b.ro ', password: '123456' })).toEqual([]);
  });

  it('takes the emails of older accounts, which registration refuses', () => {
    const email = 'józef@example.com';
    expect(validateLogin({ email, password: '123456' })).toEqual([]);
    expect(keys(validateProfile({ firstName: 'Józef', lastName: 'Nowak', email }))).toEqual({
      email: 'validation.emailInvalid',
    });
  });
});

describe('creating an account', () => {
  it('also asks for both names', () => {
    expect(
      keys(validateRegistration({ firstName: ' ', lastName: '', email: 'a@b.ro', password: '123456' })),
    ).toEqual({
      firstName: 'validation.firstNameRequired',
      lastName: 'validation.lastNameRequired',
    });
  });

  it('bounds the names, saying how long they may be', () => {
    expect(validateProfile({ firstName: 'x'.repeat(101), lastName: 'Pop', email: 'a@b.ro' })).toEqual([
      { field: 'firstName', messageKey: 'validation.tooLong', values: { max: 100 } },
    ]);
  });
});

describe('changing the password', () => {
  it('asks for the current one, a new one of 6 characters and the same again', () => {
    expect(
      keys(validatePasswordChange({ currentPassword: '', newPassword: '12345', confirmPassword: '' })),
    ).toEqual({
      currentPassword: 'validation.currentPasswordRequired',
      newPassword: 'validation.passwordTooShort',
      confirmPassword: 'validation.passwordTooShort',
    });
    expect(
      keys(
        validatePasswordChange({ currentPassword: 'x', newPassword: '123456', confirmPassword: '654321' }),
      ),
    ).toEqual({ confirmPassword: 'validation.passwordsDontMatch' });
    expect(
      validatePasswordChange({ currentPassword: 'x', newPassword: '123456', confirmPassword: '123456' }),
    ).toEqual([]);
  });
});

describe('choosing a new password after a link', () => {
  it('says in its own words that the two differ', () => {
    expect(keys(validatePasswordReset({ newPassword: '123456', confirmPassword: '654321' }))).toEqual({
      confirmPassword: 'validation.passwordsDiffer',
    });
    expect(validatePasswordReset({ newPassword: '123456', confirmPassword: '123456' })).toEqual([]);
  });
});

describe('the password of an administrator', () => {
  it.each(['nine-char', 'password123', 'Qwertyuiop', '1234567890'])('%s is refused', (newPassword) => {
    const form = { currentPassword: 'x', newPassword, confirmPassword: newPassword };
    expect(validatePasswordChange(form)).toEqual([]);
    expect(keys(validateAdminPasswordChange(form))).toEqual({
      newPassword: 'validation.adminPasswordTooWeak',
    });
  });

  it('with ten characters that are not common is accepted', () => {
    const form = { currentPassword: 'x', newPassword: 'ten-letters', confirmPassword: 'ten-letters' };
    expect(validateAdminPasswordChange(form)).toEqual([]);
  });

  it('that is too short for everybody is named once', () => {
    const form = { currentPassword: 'x', newPassword: '123', confirmPassword: '123' };
    expect(validateAdminPasswordChange(form).filter(({ field }) => field === 'newPassword')).toHaveLength(1);
  });
});

describe('the mailbox of an email address', () => {
  it.each([
    ['ana@bistro.example', 'ana@bistro.example'],
    [' ANA@Bistro.Example ', 'ana@bistro.example'],
    ['ana+1@bistro.example', 'ana@bistro.example'],
    ['ana+a+b@bistro.example', 'ana@bistro.example'],
    ['a.n.a@bistro.example', 'a.n.a@bistro.example'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
