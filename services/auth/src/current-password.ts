import { Injectable } from '@nestjs/common';
import { AuthError } from './domain/auth.errors';
import type { User } from './domain/user.entity';
import { PasswordHasher } from './password-hasher';
import { UserRepository } from './persistence/user.repository';

@Injectable()
export class CurrentPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @throws AuthError at the field `currentPassword` */
  async assert(userId: number, password: string): Promise<User> {
    const user = await this.users.findWithPasswordById(userId);
    const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight) throw new AuthError('AUTH.WRONG_PASSWORD');
    return user;
  }
}
