import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningKeys } from '@kp/platform/keys';
import { webhookRejected } from '../domain/payment.errors';

export const WEBHOOK_TOLERANCE_SECONDS = 300;

export const SANDBOX_SIGNATURE_HEADER = 'kitchenpass-sandbox-signature';

const SANDBOX_KEY_PURPOSE = 'payments-sandbox';

export function sign(secret: string, parts: (string | Buffer)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
}

export function isSameSignature(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isRecent(timestampMs: number): boolean {
  return Math.abs(Date.now() - timestampMs) <= WEBHOOK_TOLERANCE_SECONDS * 1000;
}

/** Signs webhooks of the test provider: `t=<seconds>,v1=<HMAC of "t.body">`. */
@Injectable()
export class SandboxSignature {
  constructor(private readonly keys: SigningKeys) {}

  headerFor(body: string, at = Date.now()): string {
    const seconds = String(Math.floor(at / 1000));
    return `t=${seconds},v1=${this.keys.sign(SANDBOX_KEY_PURPOSE, signedText(seconds, body)).toString('hex')}`;
  }

  verify(body: Buffer, header: string | undefined): void {
    const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
    const signatureBytes = Buffer.from(signature, 'hex');
    if (!this.keys.isSignedBy(SANDBOX_KEY_PURPOSE, signedText(seconds, body), signatureBytes))
      throw webhookRejected('its signature is not right');
    if (!isRecent(Number(seconds) * 1000)) throw webhookRejected('it is too old');
  }
}

function signedText(seconds: string, body: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]);
}
