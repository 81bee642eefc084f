import { KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { type KeysConfig, SigningKeys } from '@kp/platform/keys';
import { SESSION_AUDIENCE, type SessionClaims, SessionTokens } from './session-tokens';

const [OLD, NEW] = ['an-old-secret-of-at-least-32-characters', 'a-new-secret-of-at-least-32-characters'];

function tokensOf(config: Partial<KeysConfig>): SessionTokens {
  const keys = config as KeysConfig;
  return new SessionTokens(new JwtService(), new SigningKeys(keys), keys);
}

describe('the key that verifies a session', () => {
  it.each([
    ['signed it', { jwtSecret: OLD }],
    ['signed it before the secret was replaced', { jwtSecret: NEW, jwtSecretPrevious: OLD }],
  ])(
    'is the one that %s, as an object, which is verified fifty times faster than a buffer',
    async (_how, keys) => {
      const token = await tokensOf({ jwtSecret: OLD }).issue(7, 'a-session');
      const key = tokensOf(keys).verificationKeyOf(token);
      expect(key).toBeInstanceOf(KeyObject);
      const claims = new JwtService().verify<SessionClaims>(token, {
        secret: key.export(),
        audience: SESSION_AUDIENCE,
      });
      expect(claims).toMatchObject({ sub: '7', sid: 'a-session' });
    },
  );
});
