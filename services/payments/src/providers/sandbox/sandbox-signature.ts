import { Injectable } from '@nestjs/common';
import { AuthConfig } from '@kp/platform/config';
import { webhookRefused } from '../../domain/payment.errors';
import { isRecent, isSameSignature, sign } from '../signature';

export const SANDBOX_SIGNATURE = 'kitchenpass-sandbox-signature';

/** How the test provider signs its webhooks: `t=<seconds>,v1=<HMAC of "t.body">`. */
@Injectable()
export class SandboxSignature {
  private readonly secret: string;

  constructor(auth: AuthConfig) {
    // A secret of its own: what it signs is never a signature of something else.
    this.secret = sign(auth.jwtSecret, ['payments-sandbox']);
  }

  headerFor(body: string, at = Date.now()): string {
    const seconds = String(Math.floor(at / 1000));
    return `t=${seconds},v1=${sign(this.secret, [`${seconds}.`, body])}`;
  }

  /** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED */
  verify(body: Buffer, header: string | undefined): void {
    const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
    const expected = sign(this.secret, [`${seconds}.`, body]);
    if (!isSameSignature(signature, expected)) throw webhookRefused('its signature is not right');
    if (!isRecent(Number(seconds) * 1000)) throw webhookRefused('it is too old');
  }
}
