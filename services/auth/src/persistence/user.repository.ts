import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type Account, User } from '../domain/user.entity';

export type NewUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'passwordHash'> & { language?: string };

@Injectable()
export class UserRepository {
  constructor(private readonly transactions: Transactions) {}

  findById(id: number): Promise<Account | null> {
    return this.transactions.manager.findOneBy(User, { id });
  }

  /** @param email in any case */
  findWithPasswordByEmail(email: string): Promise<User | null> {
    return this.transactions.manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.passwordHash')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  /** @returns null when an account has this e-mail, in any case; parallel calls are decided by the unique index */
  async createUnlessEmailTaken(user: NewUser): Promise<Account | null> {
    const { manager } = this.transactions;
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    const [created] = raw as { id: number }[];
    return created ? this.findById(created.id) : null;
  }
}
