import { readFileSync } from 'node:fs';
import path from 'node:path';

const GO_LIVE_PAGE = readFileSync(path.join(__dirname, '../../../../docs/payments.md'), 'utf8');

/** True for an event that the go-live page subscribes: a provider sends no other. */
export function isSubscribed(type: string): boolean {
  return [`\`${type}\``, `"${type}"`].some((named) => GO_LIVE_PAGE.includes(named));
}
