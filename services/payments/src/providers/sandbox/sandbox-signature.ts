import { Injectable } from '@nestjs/common';
import { SigningKeys } from '@kp/platform/keys';
import { webhookRefused } from '../../domain/payment.errors';
import { isRecent } from '../signature';

export const SANDBOX_SIGNATURE = 'kitchenpass-sandbox-signature';

const KEY_PURPOSE = 'payments-sandbox';

/** How the test provider signs its webhooks: `t=<seconds>,v1=<HMAC of "t.body">`. */
@Injectable()
export class SandboxSignature {
  constructor(private readonly keys: SigningKeys) {}

  headerFor(body: string, at = Date.now()): string {
    const seconds = String(Math.floor(at / 1000));
    return `t=${seconds},v1=${this.keys.sign(KEY_PURPOSE, signedText(seconds, body)).toString('hex')}`;
  }

  /** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED */
  verify(body: Buffer, header: string | undefined): void {
    const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
    if (!this.keys.isSignedBy(KEY_PURPOSE, signedText(seconds, body), Buffer.from(signature, 'hex')))
      throw webhookRefused('its signature is not right');
    if (!isRecent(Number(seconds) * 1000)) throw webhookRefused('it is too old');
  }
}

function signedText(seconds: string, body: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]);
}
