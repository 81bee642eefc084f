import { Injectable } from '@nestjs/common';
import { normalizeEmail, typedEmail } from '@kp/commerce';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Account, User } from '../domain/user.entity';

const SET_PASSWORD = prepared('auth.set-password', 'UPDATE app_user SET password_hash = $2 WHERE id = $1');

/** An account that is disabled already keeps its moment. */
const SET_DISABLED = prepared(
  'auth.set-disabled',
  `UPDATE app_user SET disabled_at = CASE WHEN $2::boolean THEN coalesce(disabled_at, now()) END, disabled_reason = $3
    WHERE id = $1`,
);

const FIND_CONTACT = prepared(
  'auth.find-contact',
  `SELECT id, email, first_name AS "firstName", last_name AS "lastName", language FROM app_user
    WHERE lower(email) IN (lower($1), lower($2)) AND disabled_at IS NULL
    ORDER BY lower(email) = lower($1) DESC LIMIT 1`,
);

const FIND_NAMES = prepared(
  'auth.find-names',
  `SELECT id, concat_ws(' ', first_name, last_name) AS name FROM app_user WHERE id = ANY ($1::int[])`,
);

export type AccountContact = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>;

type NewUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'passwordHash'> & { language?: string };

@Injectable()
export class UserRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  findById(id: number): Promise<Account | null> {
    return this.transactions.manager.findOneBy(User, { id });
  }

  /** Also finds an account whose email an earlier release stored as it was typed. */
  findWithPasswordByEmail(email: string): Promise<User | null> {
    return this.withPassword()
      .where('lower(user.email) IN (lower(:typed), lower(:normalized))', {
        typed: typedEmail(email),
        normalized: normalizeEmail(email),
      })
      .orderBy('lower(user.email) = lower(:typed)', 'DESC')
      .getOne();
  }

  findWithPasswordById(id: number): Promise<User | null> {
    return this.withPassword().where('user.id = :id', { id }).getOne();
  }

  findContact(email: string): Promise<AccountContact | null> {
    return this.sql.first<AccountContact>(FIND_CONTACT, [typedEmail(email), normalizeEmail(email)]);
  }

  async findNames(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.rows<{ id: number; name: string }>(FIND_NAMES, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.sql.run(SET_PASSWORD, [id, passwordHash]);
  }

  /** @param reason null enables the account */
  async setDisabled(id: number, reason: string | null): Promise<void> {
    await this.sql.run(SET_DISABLED, [id, reason !== null, reason]);
  }

  /** @returns null when an account has this email in any case; the unique index decides between concurrent requests */
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

  private withPassword() {
    return this.transactions.manager.createQueryBuilder(User, 'user').addSelect('user.passwordHash');
  }
}
