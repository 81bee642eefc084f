import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { KeysConfig, timingSafeEquals, SigningKeys } from '@kp/platform/keys';

export interface SessionClaims {
  sub: string;
  sid: string;
}

/** Earlier releases signed other tokens with JWT_SECRET too, so only tokens with this audience are sessions. */
export const SESSION_AUDIENCE = 'session';
export const SESSION_ALGORITHM = 'HS256';

const KEY_PURPOSE = 'session';
const SESSION_TTL_SECONDS = 30 * 24 * 60 * 60;

@Injectable()
export class SessionTokens {
  readonly lifetimeSeconds = SESSION_TTL_SECONDS;
  private readonly signingKey: Buffer;
  private readonly acceptedKeys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    private readonly jwt: JwtService,
    keys: SigningKeys,
    { jwtSecret, jwtSecretPrevious }: KeysConfig,
  ) {
    this.signingKey = keys.keysFor(KEY_PURPOSE)[0];
    // Earlier releases signed sessions with the secrets themselves.
    const legacyKeys = jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
    const [current, ...older] = [...keys.keysFor(KEY_PURPOSE), ...legacyKeys.map((key) => Buffer.from(key))];
    this.acceptedKeys = [createSecretKey(current!), ...older.map((key) => createSecretKey(key))];
  }

  issue(userId: number, sessionId: string): Promise<string> {
    const claims: SessionClaims = { sub: String(userId), sid: sessionId };
    return this.jwt.signAsync(claims, {
      secret: this.signingKey,
      algorithm: SESSION_ALGORITHM,
      audience: SESSION_AUDIENCE,
      expiresIn: this.lifetimeSeconds,
    });
  }

  /**
   * As an object, because jsonwebtoken looks for a public key in a buffer first, which takes 0.3 ms each time.
   * @returns the key that signed `token`, or the current key when none did
   */
  verificationKeyOf(token: string): KeyObject {
    const end = token.lastIndexOf('.');
    const [content, signature] = [token.slice(0, end), Buffer.from(token.slice(end + 1), 'base64url')];
    const hasSigned = (key: KeyObject) =>
      timingSafeEquals(createHmac('sha256', key).update(content).digest(), signature);
    return this.acceptedKeys.find(hasSigned) ?? this.acceptedKeys[0];
  }
}
