import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '@kp/platform/config';
import type { Caller } from '@kp/platform/http';

/** Names whoever has no account by the address they come from, without keeping that address. */
@Injectable()
export class Visitors {
  constructor(private readonly auth: AuthConfig) {}

  nameOf(caller: Caller | null, address: string): string {
    if (caller) return `user:${caller.userId}`;
    const name = createHmac('sha256', this.auth.jwtSecret).update(`visitor:${address}`).digest('base64url');
    return `guest:${name}`;
  }
}
