import { Injectable, Logger } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { SigningKeys } from '@kp/platform/keys';

const LOG_KEY_PURPOSE = 'account-in-logs';
const LOG_HASH_LENGTH = 16;

type FailedLoginReason = 'wrong-credentials' | 'wrong-code' | 'too-many-attempts';

/** Logs a keyed hash of the account, never the email. */
@Injectable()
export class FailedLoginLog {
  private readonly logger = new Logger('Login');

  constructor(private readonly keys: SigningKeys) {}

  write(reason: FailedLoginReason, email: string, ip: string): void {
    const hash = this.keys.sign(LOG_KEY_PURPOSE, normalizeEmail(email)).toString('hex');
    this.logger.warn({ msg: 'Login failed', reason, ip, account: hash.slice(0, LOG_HASH_LENGTH) });
  }
}
