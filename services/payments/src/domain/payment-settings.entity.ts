import type { PaymentMethod } from '@kp/commerce';
import type { PaymentMethodTerms } from '@kp/commerce/payment-method-terms';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAYMENT_SETTINGS_ID = 1;

export interface PaymentMethodText {
  /** Code. */
  language: string;
  name: string;
  hint: string;
}

/** Empty texts are those of the shop. */
export interface PaymentMethodSettings extends PaymentMethodTerms {
  id: PaymentMethod;
  isOn: boolean;
  texts: PaymentMethodText[];
}

/** What the owner decides about paying. */
@Entity('payment_settings')
export class PaymentSettingsRow {
  @PrimaryColumn('smallint')
  id: number;

  /** In the order of the checkout. */
  @Column('jsonb')
  methods: PaymentMethodSettings[];

  /** Working days that an order waits for its transfer. */
  @Column({ name: 'transfer_days', type: 'smallint' })
  transferDays: number;

  /** Before the end of these days; 0 for no reminder. */
  @Column({ name: 'reminder_days', type: 'smallint' })
  reminderDays: number;

  @Column('integer')
  version: number;
}
