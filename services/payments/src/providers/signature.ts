import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signed moment may lie from ours: longer-lived messages could be replayed. */
export const TOLERANCE_SECONDS = 300;

/** Hexadecimal HMAC-SHA256. */
export function sign(secret: string, parts: (string | Buffer)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
}

/** Compares in a time that tells nothing about where they differ. */
export function isSameSignature(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isRecent(milliseconds: number): boolean {
  return Math.abs(Date.now() - milliseconds) <= TOLERANCE_SECONDS * 1000;
}
