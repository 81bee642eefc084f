import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';

const PURPOSE = 'quote';
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/** A request has one link, which leads to its newest quote. */
@Injectable()
export class QuoteLinks {
  constructor(
    private readonly keys: SigningKeys,
    private readonly http: HttpConfig,
  ) {}

  urlOf(requestId: number): string {
    const token = `${requestId}.${this.keys.sign(PURPOSE, String(requestId)).toString('base64url')}`;
    return `${this.http.publicUrl.replace(/\/$/, '')}/quote/${token}`;
  }

  findRequestId(token: string): number | null {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    return this.keys.isSignedBy(PURPOSE, id, Buffer.from(signature, 'base64url')) ? Number(id) : null;
  }
}
