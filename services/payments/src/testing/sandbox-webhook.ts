import { randomUUID } from 'node:crypto';
import type { TestShop } from '@kp/testing';
import type { SandboxMessage } from '../providers/sandbox/sandbox.provider';
import { SANDBOX_SIGNATURE_HEADER, SandboxSignature } from '../providers/webhook-signature';
import type { SignedCall } from './fake-provider';

/** A webhook of the test provider about a paid card payment, for tests without a worker. */
export function sandboxWebhook(shop: TestShop, ref: string): SignedCall {
  const message: SandboxMessage = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', ref };
  const body = JSON.stringify(message);
  const headers = { [SANDBOX_SIGNATURE_HEADER]: shop.app.get(SandboxSignature).headerFor(body) };
  return { method: 'stripe', body, headers };
}
