import {
  RETENTION_BOUNDS,
  type RetentionPeriod,
  type RetentionPeriods,
} from '@kp/commerce/retention-periods';
import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

const IsPeriod = (period: RetentionPeriod) =>
  applyDecorators(IsInt(), Min(RETENTION_BOUNDS[period].min), Max(RETENTION_BOUNDS[period].max));

export class RetentionSettingsResponse implements RetentionPeriods {
  /** @example 90 */
  mailDays: number;
  /** @example 365 */
  unsentMailDays: number;
  /** @example 30 */
  checkoutDays: number;
  /** @example 90 */
  webhookDays: number;
  /** @example 730 */
  messageDays: number | null;
}

export class SaveRetentionSettingsRequest implements RetentionPeriods {
  /** Of sent mails. @example 90 */
  @IsPeriod('mailDays')
  mailDays: number;

  /** Of mails that could not be sent. @example 365 */
  @IsPeriod('unsentMailDays')
  unsentMailDays: number;

  /** @example 30 */
  @IsPeriod('checkoutDays')
  checkoutDays: number;

  /** Of processed webhooks. @example 90 */
  @IsPeriod('webhookDays')
  webhookDays: number;

  /** Of answered or closed messages to the shop; null: they are kept. @example 730 */
  @IsPeriod('messageDays')
  @ValidateIf((_request, value) => value !== null)
  messageDays: number | null;
}
