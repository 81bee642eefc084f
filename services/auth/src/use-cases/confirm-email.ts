import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { QueryFailedError } from 'typeorm';
import { AuthError } from '../domain/auth.errors';
import { hashOfEmailToken } from '../account-mails';
import { EmailChangeRepository } from '../persistence/email-change.repository';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly emailChanges: EmailChangeRepository,
  ) {}

  /** Once per link. @throws AuthError AUTH.EMAIL_LINK_INVALID, AUTH.EMAIL_TAKEN */
  execute(token: string): Promise<string> {
    return this.transactions.run(async () => {
      const change = await this.emailChanges.endByToken(hashOfEmailToken(token));
      if (!change) throw new AuthError('AUTH.EMAIL_LINK_INVALID');
      await this.emailChanges.setEmail(change).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AuthError('AUTH.EMAIL_TAKEN') : error;
      });
      return change.newEmail;
    });
  }
}

function isUniqueViolation(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: string };
  return code === UNIQUE_VIOLATION;
}
