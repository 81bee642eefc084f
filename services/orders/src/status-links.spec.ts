import { createHmac } from 'node:crypto';
import type { HttpConfig } from '@kp/platform/http';
import { type KeysConfig, SigningKeys } from '@kp/platform/keys';
import { StatusLinks } from './status-links';

const SECRET = 'a-secret-of-at-least-32-characters-1';
const OTHER_SECRET = 'a-secret-of-at-least-32-characters-2';

const linksWith = (jwtSecret: string, jwtSecretPrevious?: string) =>
  new StatusLinks(new SigningKeys({ jwtSecret, jwtSecretPrevious } as KeysConfig), {
    publicUrl: 'https://shop.example/',
  } as HttpConfig);

describe('a status link', () => {
  const links = linksWith(SECRET);

  it('identifies its order', () => {
    expect(links.urlOf(42)).toBe(`https://shop.example/order-status/${links.tokenOf(42)}`);
    expect(links.findOrderId(links.tokenOf(42))).toBe(42);
  });

  it('cannot be turned into a link to another order', () => {
    const [, day, signature] = links.tokenOf(42).split('.');
    expect(links.findOrderId(`43.${day}.${signature}`)).toBeNull();
    expect(links.findOrderId(`42.zzzz.${signature}`)).toBeNull();
  });

  it('expires after 90 days, an old one 90 days after its order', () => {
    const token = links.tokenOf(42);
    const old = `42.${createHmac('sha256', SECRET).update('order-status:42').digest('base64url')}`;
    const days = (count: number) => jest.useFakeTimers({ now: Date.now() + count * 86_400_000 });
    const placed = new Date();
    try {
      days(89.9);
      expect(links.findOrderId(token)).toBe(42);
      expect(() => links.assertNotExpired(old, placed)).not.toThrow();
      days(1.5);
      expect(() => links.findOrderId(token)).toThrow('This link has expired');
      expect(() => links.assertNotExpired(old, placed)).toThrow('This link has expired');
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not confirm the order: confirmation has its own link, in the URL fragment', () => {
    const [url, token = ''] = links.confirmationUrlOf(42).split('#confirm=');
    expect(url).toBe(links.urlOf(42));
    expect(links.findOrderToConfirm(token)).toBe(42);
    expect(links.findOrderToConfirm(links.tokenOf(42))).toBeNull();
    expect(links.findOrderId(token)).toBeNull();
  });

  it('signed with another secret is rejected', () => {
    expect(links.findOrderId(linksWith(OTHER_SECRET).tokenOf(42))).toBeNull();
  });

  it('signed with the previous secret is accepted', () => {
    expect(linksWith(OTHER_SECRET, SECRET).findOrderId(links.tokenOf(42))).toBe(42);
  });

  it('of an earlier release, signed with the secret itself, is accepted', () => {
    const signature = createHmac('sha256', SECRET).update('order-status:42').digest('base64url');
    expect(links.findOrderId(`42.${signature}`)).toBe(42);
    expect(linksWith(OTHER_SECRET, SECRET).findOrderId(`42.${signature}`)).toBe(42);
  });

  it.each(['', '42', '42.', '.abc', '42.abc', `042.${'a'.repeat(43)}`, `42.${'é'.repeat(43)}`])(
    'that reads "%s" leads nowhere',
    (token) => {
      expect(links.findOrderId(token)).toBeNull();
    },
  );
});
