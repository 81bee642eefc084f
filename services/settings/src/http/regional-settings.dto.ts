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
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { OptionalField, ValidatesWith } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { RegionalSettings } from '../shop-settings.service';

export class SaveRegionalSettingsRequest implements Omit<RegionalSettings, 'catalogLanguage'> {
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

  /** Of the texts of products as they are entered; left out: as before. They stay as they are. @example "ro" */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  catalogLanguage?: LanguageCode;
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
  /** Of the texts of products as they are entered; those in other languages are translations. @example "en" */
  catalogLanguage: LanguageCode;

  static from(settings: RegionalSettings): RegionalSettingsResponse {
    const { timeZone, weekStart, holidayCountry, decimalMark, csvSeparator, catalogLanguage } = settings;
    return { timeZone, weekStart, holidayCountry, decimalMark, csvSeparator, catalogLanguage };
  }
}
