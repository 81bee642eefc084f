import {
  csvSeparatorRule,
  DECIMAL_MARKS,
  type DecimalMark,
  holidayCountryRule,
  timeZoneRule,
  WEEK_STARTS,
  type WeekStart,
  type CsvSeparator,
} from '@kp/commerce/regional-rules';
import { ValidatesWith } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { RegionalSettings } from '../shop-settings.service';

export class SaveRegionalSettingsRequest implements RegionalSettings {
  /** A name of the IANA time zone database. @example "Europe/Bucharest" */
  @ValidatesWith(timeZoneRule)
  timeZone: string;

  /** First day of the week: 1 is Monday, 6 Saturday, 7 Sunday. @example 1 */
  @IsIn(WEEK_STARTS)
  weekStart: WeekStart;

  /** ISO 3166 code of the country whose public holidays count; empty for none. @example "RO" */
  @ValidatesWith(holidayCountryRule)
  holidayCountry: string;

  /** Of exported files. @example "." */
  @IsIn(DECIMAL_MARKS)
  decimalMark: DecimalMark;

  /** Between the columns of exported CSV files; another one than the decimal mark. @example "," */
  @ValidatesWith(csvSeparatorRule)
  csvSeparator: CsvSeparator;
}

export class RegionalSettingsResponse implements RegionalSettings {
  /** Of all days and times that are typed and shown. @example "Europe/Bucharest" */
  timeZone: string;
  /** First day of the week: 1 is Monday, 6 Saturday, 7 Sunday. @example 1 */
  weekStart: WeekStart;
  /** ISO 3166 code of the country whose public holidays count; empty for none. @example "RO" */
  holidayCountry: string;
  /** Of exported files. @example "." */
  decimalMark: DecimalMark;
  /** Between the columns of exported CSV files. @example "," */
  csvSeparator: CsvSeparator;

  static from(settings: RegionalSettings): RegionalSettingsResponse {
    const { timeZone, weekStart, holidayCountry, decimalMark, csvSeparator } = settings;
    return { timeZone, weekStart, holidayCountry, decimalMark, csvSeparator };
  }
}
