import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Mirror, PostgresBus, Transactions } from '@kp/platform/database';
import { paymentSettingsChanged } from './domain/payment.errors';
import { PAYMENT_SETTINGS_ID, PaymentSettingsRow } from './domain/payment-settings.entity';

/** Which methods are offered to whom; read from memory, because every checkout asks. */
@Injectable()
export class PaymentSettings extends Mirror {
  protected readonly content = 'the payment settings';
  protected readonly channel = 'kp_payment_settings';
  private settings?: PaymentSettingsRow;

  constructor(
    private readonly transactions: Transactions,
    bus: PostgresBus,
    private readonly audit: AuditLog,
  ) {
    super(bus);
  }

  get current(): PaymentSettingsRow {
    if (!this.settings) throw new Error('The payment settings are read before their module has started.');
    return this.settings;
  }

  /**
   * For orders from now on; visible to this process after commit, to the others within seconds.
   *
   * @throws PaymentError SETTINGS_CHANGED when it was changed since this version
   */
  save(settings: Omit<PaymentSettingsRow, 'id'>, actor: AuditActor): Promise<PaymentSettingsRow> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: PAYMENT_SETTINGS_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(PaymentSettingsRow, row);
      if (before.version !== settings.version) throw paymentSettingsChanged();
      const saved = { ...settings, id: PAYMENT_SETTINGS_ID, version: settings.version + 1 };
      await manager.save(manager.create(PaymentSettingsRow, saved));
      await this.audit.record(actor, {
        action: 'payment-settings.updated',
        subject: 'payment-settings',
        subjectId: PAYMENT_SETTINGS_ID,
        before: audited(before),
        after: audited(saved),
      });
      this.transactions.afterCommit(() => this.announce(() => (this.settings = saved)));
      return saved;
    });
  }

  protected async read(): Promise<() => void> {
    const row = { id: PAYMENT_SETTINGS_ID };
    const read = await this.transactions.manager.findOneByOrFail(PaymentSettingsRow, row);
    return () => (this.settings = read);
  }
}

function audited({ methods, transferDays, reminderDays }: Omit<PaymentSettingsRow, 'id' | 'version'>) {
  return { methods: methods.map((method) => ({ ...method })), transferDays, reminderDays };
}
