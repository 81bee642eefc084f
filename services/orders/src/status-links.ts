import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig, HttpConfig } from '@kp/platform/config';

const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/**
 * Links under which a guest follows an order without an account. The token is the order's id and its signature, so
 * nobody can make one for another order; it stays valid as long as the order is kept.
 */
@Injectable()
export class StatusLinks {
  constructor(
    private readonly auth: AuthConfig,
    private readonly http: HttpConfig,
  ) {}

  urlOf(orderId: number): string {
    return `${this.http.publicUrl.replace(/\/$/, '')}/order-status/${this.tokenOf(orderId)}`;
  }

  tokenOf(orderId: number): string {
    return `${orderId}.${this.signatureOf(orderId).toString('base64url')}`;
  }

  /** The id of the order that a token belongs to; null when the token is not one of ours. */
  findOrderId(token: string): number | null {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    const orderId = Number(id);
    const sent = Buffer.from(signature, 'base64url');
    const own = this.signatureOf(orderId);
    return sent.length === own.length && timingSafeEqual(sent, own) ? orderId : null;
  }

  private signatureOf(orderId: number): Buffer {
    // The prefix keeps this signature from ever being one of something else that the secret signs.
    return createHmac('sha256', this.auth.jwtSecret).update(`order-status:${orderId}`).digest();
  }
}
