import { Injectable } from '@nestjs/common';
import type { InvoiceDetailsField } from '@kp/commerce/invoice-details-rules';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Account, User } from '../domain/user.entity';

const LOCK_FOR_DELETION = prepared(
  'auth.lock-for-deletion',
  `SELECT id, email, language, is_admin AS "isStaff" FROM app_user WHERE id = $1 FOR UPDATE`,
);

const DELETE = prepared('auth.delete-account', 'DELETE FROM app_user WHERE id = $1');

const ADD_NOTICE = prepared(
  'auth.add-deletion-notice',
  'INSERT INTO deletion_notice (email, language) VALUES ($1, $2) RETURNING id',
);

const TAKE_NOTICE = prepared(
  'auth.take-deletion-notice',
  'DELETE FROM deletion_notice WHERE id = $1 RETURNING email, language',
);

const DELETE_OLD_NOTICES = prepared(
  'auth.purge-deletion-notices',
  `DELETE FROM deletion_notice WHERE created_at < now() - make_interval(days => $1)`,
);

const NOTICE_RETENTION_DAYS = 30;

export interface LockedAccount {
  id: number;
  email: string;
  language: string;
  isStaff: boolean;
}

export type DeletionNotice = Pick<LockedAccount, 'email' | 'language'>;

type ProfileColumns = Partial<
  Pick<User, 'firstName' | 'lastName' | 'language'> & Record<InvoiceDetailsField, string | null>
>;

@Injectable()
export class ProfileRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** Serializes the changes of one account. */
  lock(id: number): Promise<Account | null> {
    return this.transactions.manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async update(id: number, columns: ProfileColumns): Promise<void> {
    await this.transactions.manager.update(User, { id }, columns);
  }

  /** Until the end no row can refer to it, such as an order. */
  lockForDeletion(id: number): Promise<LockedAccount | null> {
    return this.sql.first<LockedAccount>(LOCK_FOR_DELETION, [id]);
  }

  async delete(id: number): Promise<void> {
    await this.sql.run(DELETE, [id]);
  }

  async addNotice({ email, language }: DeletionNotice): Promise<number> {
    return (await this.sql.first<{ id: number }>(ADD_NOTICE, [email, language]))!.id;
  }

  takeNotice(id: number): Promise<DeletionNotice | null> {
    return this.sql.first<DeletionNotice>(TAKE_NOTICE, [id]);
  }

  async deleteOldNotices(): Promise<void> {
    await this.sql.run(DELETE_OLD_NOTICES, [NOTICE_RETENTION_DAYS]);
  }
}
