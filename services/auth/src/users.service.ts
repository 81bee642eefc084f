import { Injectable } from '@nestjs/common';
import type { Account } from './domain/user.entity';
import { UserRepository } from './persistence/user.repository';

/** Accounts as other modules may read them. */
@Injectable()
export class UsersService {
  constructor(private readonly users: UserRepository) {}

  findById(id: number): Promise<Account | null> {
    return this.users.findById(id);
  }
}
