import type { AuthConfig, HttpConfig } from '@kp/platform/config';
import { StatusLinks } from './status-links';

const linksWith = (jwtSecret: string) =>
  new StatusLinks({ jwtSecret } as AuthConfig, { publicUrl: 'https://shop.example/' } as HttpConfig);

describe('a status link', () => {
  const links = linksWith('a-secret-of-at-least-32-characters-1');

  it('leads to its order', () => {
    expect(links.urlOf(42)).toBe(`https://shop.example/order-status/${links.tokenOf(42)}`);
    expect(links.findOrderId(links.tokenOf(42))).toBe(42);
  });

  it('cannot be turned into a link to another order', () => {
    const [, signature] = links.tokenOf(42).split('.');
    expect(links.findOrderId(`43.${signature}`)).toBeNull();
  });

  it('of another secret leads nowhere', () => {
    const other = linksWith('a-secret-of-at-least-32-characters-2');
    expect(links.findOrderId(other.tokenOf(42))).toBeNull();
  });

  it.each(['', '42', '42.', '.abc', '42.abc', `042.${'a'.repeat(43)}`, `42.${'é'.repeat(43)}`])(
    'that reads "%s" leads nowhere',
    (token) => {
      expect(links.findOrderId(token)).toBeNull();
    },
  );
});
