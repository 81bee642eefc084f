import { DomainError, refusalsOf } from '@kp/platform/http';

class AccountingError extends DomainError {}

const refusal = refusalsOf(AccountingError);

export const nothingOpen = refusal('ACCOUNTING.NOTHING_OPEN', 404, 'Nothing is open of this customer.');
export const noArchive = refusal('ACCOUNTING.NO_ARCHIVE', 404, 'There is no archive of this month yet.');
