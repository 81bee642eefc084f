import type { CurrencyCode } from '@kp/commerce';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shop_settings')
export class ShopSettingsRow {
  @PrimaryColumn('smallint')
  id: number;

  /** Of all prices, orders and payments. */
  @Column('text')
  currency: CurrencyCode;

  /** Null: that of the shop. */
  @Column({ name: 'invoice_currency', type: 'text', nullable: true })
  invoiceCurrency: CurrencyCode | null;
}
