import { PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  const passwords = new PasswordHasher();

  it('recognises the password and no other', async () => {
    const hash = await passwords.hash('secret-of-ana');
    expect(await passwords.matches('secret-of-ana', hash)).toBe(true);
    expect(await passwords.matches('Secret-of-ana', hash)).toBe(false);
  });

  it('costs 19 MiB and two passes for each guess', async () => {
    expect(await passwords.hash('secret-of-ana')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('salts each hash', async () => {
    expect(await passwords.hash('secret-of-ana')).not.toBe(await passwords.hash('secret-of-ana'));
  });

  it('matches nothing for an account that does not exist', async () => {
    expect(await passwords.matches('', null)).toBe(false);
    expect(await passwords.matches('secret-of-ana', null)).toBe(false);
  });
});
