import { mailboxOf } from './mailbox';

describe('the mailbox of an email address', () => {
  it.each([
    ['ana@bistro.example', 'ana@bistro.example'],
    [' ANA@Bistro.Example ', 'ana@bistro.example'],
    ['ana+1@bistro.example', 'ana@bistro.example'],
    ['ana+a+b@bistro.example', 'ana@bistro.example'],
    ['a.n.a@bistro.example', 'a.n.a@bistro.example'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
