import { Injectable } from '@nestjs/common';
import { AuthError } from '../domain/auth.errors';
import type { Account } from '../domain/user.entity';
import { UserRepository } from '../persistence/user.repository';

@Injectable()
export class GetAccount {
  constructor(private readonly users: UserRepository) {}

  /** @throws AuthError AUTH.SESSION_ENDED when the account was deleted meanwhile */
  async execute(userId: number): Promise<Account> {
    const account = await this.users.findById(userId);
    if (!account) throw new AuthError('AUTH.SESSION_ENDED');
    return account;
  }
}
