import { createHmac } from 'node:crypto';
import { KeysConfig, SigningKeys } from './index';

const OLD = 'the-old-secret-of-at-least-32-characters';
const NEW = 'the-new-secret-of-at-least-32-characters';

function keysOf(jwtSecret: string, jwtSecretPrevious?: string): SigningKeys {
  return new SigningKeys(Object.assign(new KeysConfig(), { jwtSecret, jwtSecretPrevious }));
}

describe('signing keys', () => {
  it('differ by purpose and are never the secret itself', () => {
    const keys = keysOf(OLD);
    const signature = keys.sign('order-status', '42');

    expect(keys.isSignedBy('order-status', '42', signature)).toBe(true);
    expect(keys.isSignedBy('order-status', '43', signature)).toBe(false);
    expect(keys.isSignedBy('session', '42', signature)).toBe(false);
    expect(signature).not.toEqual(createHmac('sha256', OLD).update('42').digest());
  });

  it('of the previous secret are accepted, but sign nothing any more', () => {
    const before = keysOf(OLD).sign('order-status', '42');
    const rotated = keysOf(NEW, OLD);

    expect(rotated.isSignedBy('order-status', '42', before)).toBe(true);
    expect(rotated.sign('order-status', '42')).toEqual(keysOf(NEW).sign('order-status', '42'));
    expect(keysOf(NEW).isSignedBy('order-status', '42', before)).toBe(false);
  });

  it('recognise what earlier releases signed with the secret itself', () => {
    const legacy = createHmac('sha256', OLD).update('order-status:42').digest();

    expect(keysOf(OLD).isSignedBySecret('order-status:42', legacy)).toBe(true);
    expect(keysOf(NEW, OLD).isSignedBySecret('order-status:42', legacy)).toBe(true);
    expect(keysOf(NEW).isSignedBySecret('order-status:42', legacy)).toBe(false);
  });

  it('do not accept a signature of another length', () => {
    expect(keysOf(OLD).isSignedBy('order-status', '42', Buffer.alloc(3))).toBe(false);
  });
});
