import type { CurrencyCode } from '@kp/commerce';
import type { WeekStart } from '@kp/commerce/regional-rules';
import type { LanguageCode } from '@kp/i18n/languages';
import type { ExportFormat } from '@kp/platform/tables';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shop_settings')
export class ShopSettingsRow {
  @PrimaryColumn('smallint')
  id: number;

  /** How the shop calls itself. */
  @Column('text')
  name: string;

  /** It says what the demo claims of itself; false in a shop that began without it. */
  @Column({ name: 'has_sample_content', type: 'boolean' })
  hasSampleContent: boolean;

  /** Of all prices, orders and payments. */
  @Column('text')
  currency: CurrencyCode;

  /** Null: that of the shop. */
  @Column({ name: 'invoice_currency', type: 'text', nullable: true })
  invoiceCurrency: CurrencyCode | null;

  /** A name of the IANA time zone database. */
  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  /** 1 is Monday, 6 Saturday, 7 Sunday. */
  @Column({ name: 'week_start', type: 'smallint' })
  weekStart: WeekStart;

  /** ISO 3166 code; empty without public holidays. */
  @Column({ name: 'holiday_country', type: 'text' })
  holidayCountry: string;

  /** Of exported files. */
  @Column({ name: 'decimal_mark', type: 'text' })
  decimalMark: ExportFormat['decimalMark'];

  /** Of the columns of exported CSV files. */
  @Column({ name: 'csv_separator', type: 'text' })
  csvSeparator: ExportFormat['separator'];

  /** Of the texts of products as they are entered; those in other languages are translations. */
  @Column({ name: 'catalog_language', type: 'text' })
  catalogLanguage: LanguageCode;
}
