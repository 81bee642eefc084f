import { IsMonth } from './accounting-month';

export class AccountingMonthRequest {
  /** @example "2026-11" */
  @IsMonth()
  month: string;
}
