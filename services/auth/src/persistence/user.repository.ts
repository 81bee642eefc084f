import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { type Account, User } from '../domain/user.entity';

const SWEEP_BATCH_SIZE = 1000;

const FIND_CALLER = prepared(
  'auth.find-caller',
  `SELECT u.id AS "userId", u.email, u.is_admin AS "isAdmin", s.id AS "sessionId"
     FROM auth_session s
     JOIN app_user u ON u.id = s.user_id
    WHERE s.id = $1 AND s.expires_at > now() AND u.disabled_at IS NULL`,
);

const CREATE_SESSION = prepared(
  'auth.create-session',
  `INSERT INTO auth_session (user_id, expires_at) VALUES ($1, now() + make_interval(secs => $2)) RETURNING id`,
);

const DELETE_SESSION = prepared('auth.delete-session', 'DELETE FROM auth_session WHERE id = $1');

const DELETE_EXPIRED_OF_USER = prepared(
  'auth.delete-expired-sessions',
  'DELETE FROM auth_session WHERE user_id = $1 AND expires_at <= now()',
);

const DELETE_EXPIRED = prepared(
  'auth.sweep-sessions',
  `DELETE FROM auth_session WHERE id IN (
     SELECT id FROM auth_session WHERE expires_at <= now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

type NewUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'passwordHash'> & { language?: string };

@Injectable()
export class UserRepository {
  constructor(private readonly transactions: Transactions) {}

  findById(id: number): Promise<Account | null> {
    return this.transactions.manager.findOneBy(User, { id });
  }

  findWithPasswordByEmail(email: string): Promise<User | null> {
    return this.transactions.manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.passwordHash')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
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
}

@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  findCaller(sessionId: string): Promise<Principal | null> {
    return this.sql.first<Principal>(FIND_CALLER, [sessionId]);
  }

  async create(userId: number, lifetimeSeconds: number): Promise<string> {
    const [row] = await this.sql.rows<{ id: string }>(CREATE_SESSION, [userId, lifetimeSeconds]);
    if (!row) throw new Error('INSERT … RETURNING returned no row.');
    return row.id;
  }

  async delete(sessionId: string): Promise<void> {
    await this.sql.run(DELETE_SESSION, [sessionId]);
  }

  async deleteExpiredOf(userId: number): Promise<void> {
    await this.sql.run(DELETE_EXPIRED_OF_USER, [userId]);
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [SWEEP_BATCH_SIZE])) === SWEEP_BATCH_SIZE);
  }
}
