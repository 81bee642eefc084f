import { needsAdministrator, redirectPath } from './redirect-target';

describe('where a sign-in leads', () => {
  it.each([
    ['/account', '/account'],
    ['/account?tab=orders#newest', '/account?tab=orders#newest'],
    ['/admin', '/admin'],
    ['/products/pâine-albă', '/products/pâine-albă'],
    ['/search?next=//somewhere', '/search?next=//somewhere'],
  ])('a path of the shop is followed: %s', (redirect, target) => {
    expect(redirectPath(redirect)).toBe(target);
  });

  it.each([
    ['nothing asked for', null],
    ['empty', ''],
    ['no leading slash', 'account'],
    ['another host without a scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash further on', '/account\\..\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['another host after shortening', '/.//evil.example'],
    ['another host after going up', '/account/..//evil.example'],
    ['another site', 'https://evil.example/account'],
    ['a script', 'javascript:alert(1)'],
    ['signing in again', '/login?redirect=/login'],
  ])('home instead of %s', (_what, redirect) => {
    expect(redirectPath(redirect)).toBe('/');
  });

  it.each([
    ['/admin', true],
    ['/admin?tab=orders', true],
    ['/admin/orders', true],
    ['/administration', false],
    ['/account', false],
  ])('%s needs an administrator: %s', (target, isNeeded) => {
    expect(needsAdministrator(target)).toBe(isNeeded);
  });
});
