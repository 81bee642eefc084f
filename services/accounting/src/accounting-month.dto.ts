import { SingleLineText } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Such as "2026-11". */
const isMonth = (value: unknown): value is string => typeof value === 'string' && MONTH.test(value);

export const IsMonth = () =>
  applyDecorators(
    SingleLineText(),
    ValidateBy(
      { name: 'isMonth', validator: { validate: isMonth } },
      { message: '$property must be a month like 2026-11' },
    ),
  );

export class AccountingMonthRequest {
  /** @example "2026-11" */
  @IsMonth()
  month: string;
}
