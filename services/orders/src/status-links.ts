import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { linkExpired } from './domain/order.errors';

const STATUS_PURPOSE = 'order-status';
const CONFIRMATION_PURPOSE = 'order-confirmation';
const TOKEN = /^([1-9]\d{0,9})\.([0-9a-z]{1,6})\.([\w-]{43})$/;
const OLD_TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;
const DAY_MS = 86_400_000;
const LINK_TTL_DAYS = 90;

@Injectable()
export class StatusLinks {
  constructor(
    private readonly keys: SigningKeys,
    private readonly http: HttpConfig,
  ) {}

  urlOf(orderId: number): string {
    return `${this.http.publicUrl.replace(/\/$/, '')}/order-status/${this.tokenOf(orderId)}`;
  }

  /** Of what a customer needs for a transfer. */
  transferPathOf(orderId: number, file: 'pro-forma.pdf' | 'transfer-qr.png'): string {
    return `/api/order-status/${this.tokenOf(orderId)}/${file}`;
  }

  /** Of the form to withdraw from the contract. The token follows "#", as below. */
  withdrawalPathOf(orderId: number): string {
    return `/withdraw#${this.tokenOf(orderId)}`;
  }

  /** The token follows "#", which browsers do not send, so that no log contains it. */
  confirmationUrlOf(orderId: number): string {
    return `${this.urlOf(orderId)}#confirm=${this.sign(CONFIRMATION_PURPOSE, orderId)}`;
  }

  tokenOf(orderId: number): string {
    return this.sign(STATUS_PURPOSE, orderId);
  }

  findOrderId(token: string): number | null {
    return this.verify(STATUS_PURPOSE, token) ?? this.findByOldToken(token);
  }

  findOrderToConfirm(token: string): number | null {
    return this.verify(CONFIRMATION_PURPOSE, token);
  }

  /** Links of earlier releases expire 90 days after the order. */
  assertNotExpired(token: string, createdAt: Date): void {
    if (OLD_TOKEN.test(token) && Date.now() - createdAt.getTime() > LINK_TTL_DAYS * DAY_MS)
      throw linkExpired();
  }

  /** In whole days, so that a repeated request has the same response. */
  private sign(purpose: string, orderId: number): string {
    const text = `${orderId}.${(Math.floor(Date.now() / DAY_MS) + LINK_TTL_DAYS + 1).toString(36)}`;
    return `${text}.${this.keys.sign(purpose, text).toString('base64url')}`;
  }

  private verify(purpose: string, token: string): number | null {
    const [, id = '', day = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.keys.isSignedBy(purpose, `${id}.${day}`, Buffer.from(signature, 'base64url'));
    if (!isOurs) return null;
    if (parseInt(day, 36) * DAY_MS <= Date.now()) throw linkExpired();
    return Number(id);
  }

  private findByOldToken(token: string): number | null {
    const [, id = '', text = ''] = OLD_TOKEN.exec(token) ?? [];
    const signature = Buffer.from(text, 'base64url');
    /** Emails of earlier releases have links signed with JWT_SECRET itself. */
    const isOurs =
      this.keys.isSignedBy(STATUS_PURPOSE, id, signature) ||
      this.keys.isSignedBySecret(`order-status:${id}`, signature);
    return isOurs ? Number(id) : null;
  }
}
