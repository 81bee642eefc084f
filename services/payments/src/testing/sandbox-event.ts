import { randomUUID } from 'node:crypto';
import type { TestShop } from '@kp/testing';
import { SANDBOX_SIGNATURE, SandboxSignature } from '../providers/sandbox/sandbox-signature';
import type { SandboxMessage } from '../providers/sandbox/sandbox.provider';
import type { SignedCall } from './webhook-call';

/** A signed message of the test provider that a card payment was made, without the worker that sends them by itself. */
export function sandboxEvent(shop: TestShop, ref: string): SignedCall {
  const message: SandboxMessage = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', ref };
  const body = JSON.stringify(message);
  const headers = { [SANDBOX_SIGNATURE]: shop.app.get(SandboxSignature).headerFor(body) };
  return { method: 'stripe', body, headers };
}
