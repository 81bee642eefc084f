import { VAT_REGISTRATIONS, type VatRegistration } from '@kp/commerce/vat-registration';
import { IsDay, ValidatesWith } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import { businessDay, newestOn } from '../business-day';
import { FIRST_DAY } from '../tax/vat-registrations.service';
import type { VatRegistrationRow } from '../tax/vat-registration.entity';
import { DatedRateResponse, notInPast } from './rates.dto';

export class AddVatRegistrationRequest {
  /** A day in Bucharest. @example "2027-01-01" */
  @ValidatesWith(notInPast)
  @IsDay()
  validFrom: string;

  @IsIn(VAT_REGISTRATIONS)
  status: VatRegistration;
}

export class VatRegistrationParam {
  @IsDay()
  validFrom: string;
}

export class VatRegistrationPeriodResponse extends DatedRateResponse {
  status: VatRegistration;
  /** It counts before every other one. */
  isFirst: boolean;
}

export class VatRegistrationsResponse {
  /** Today. */
  current: VatRegistration;
  /** Newest first; none until a day is entered: the numbers of the company decide. */
  periods: VatRegistrationPeriodResponse[];

  static from(current: VatRegistration, rows: readonly VatRegistrationRow[]): VatRegistrationsResponse {
    const today = businessDay(new Date());
    const inForce = newestOn(rows, today);
    const periods = rows.map(({ validFrom, status }) => ({
      validFrom,
      status,
      isFirst: validFrom === FIRST_DAY,
      isInForce: validFrom === inForce?.validFrom,
      isFuture: validFrom > today,
    }));
    return { current, periods };
  }
}
