import { emailFix } from './email-fix';

describe('an e-mail address that is not valid', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ioana.bistro.example', 'noAt'],
    ['ioana pop@bistro.example', 'spaces'],
    ['ioana@', 'noDomain'],
    ['ioana@bistro', 'noDomain'],
    ['ioana@bistro.', 'noDomain'],
    ['@bistro.example', 'general'],
  ])('"%s" is told what to do: %s', (typed, fix) => {
    expect(emailFix(typed)).toBe(fix);
  });
});
