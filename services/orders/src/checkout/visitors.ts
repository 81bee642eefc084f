import { Injectable } from '@nestjs/common';
import { type Caller, networkOf } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';

/** Names whoever has no account by the address they come from, without keeping that address. */
@Injectable()
export class Visitors {
  constructor(private readonly keys: SigningKeys) {}

  nameOf(caller: Caller | null, address: string): string {
    if (caller) return `user:${caller.userId}`;
    return `guest:${this.keys.sign('visitor', networkOf(address)).toString('base64url')}`;
  }
}
