import { Injectable, Logger } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { SigningKeys } from '@kp/platform/keys';

const KEY_PURPOSE = 'account-in-logs';
const HASH_CHARACTERS = 16;

export type FailedLoginReason = 'wrong-credentials' | 'too-many-attempts';

/** Logs failed sign-ins so that attacks can be seen; the account is a keyed hash, never the e-mail. */
@Injectable()
export class FailedLogins {
  private readonly logger = new Logger('Login');

  constructor(private readonly keys: SigningKeys) {}

  log(reason: FailedLoginReason, email: string, ip: string): void {
    const hash = this.keys.sign(KEY_PURPOSE, normalizeEmail(email)).toString('hex');
    this.logger.warn({ msg: 'Login failed', reason, ip, account: hash.slice(0, HASH_CHARACTERS) });
  }
}
