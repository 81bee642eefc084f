import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { paymentSettingsChanged } from './domain/payment.errors';
import { PAYMENT_SETTINGS_ID, PaymentSettingsRow } from './domain/payment-settings.entity';

const CHANNEL = 'kp_payment_settings';
/** Bounds the effect of a lost notification. */
const REFRESH_INTERVAL_MS = 5000;

/** Which methods are offered to whom; read from memory, because every checkout asks. */
@Injectable()
export class PaymentSettings implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PaymentSettings.name);
  private settings?: PaymentSettingsRow;
  private changes = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly bus: PostgresBus,
    private readonly audit: AuditLog,
  ) {}

  get current(): PaymentSettingsRow {
    if (!this.settings) throw new Error('The payment settings are read before their module has started.');
    return this.settings;
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refreshOrWarn(), REFRESH_INTERVAL_MS);
    this.timer.unref();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(CHANNEL, () => void this.refreshOrWarn());
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
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
      this.transactions.afterCommit(() => {
        this.changes += 1;
        this.settings = saved;
        this.bus.publish(CHANNEL, ['changed']);
      });
      return saved;
    });
  }

  private async refresh(): Promise<void> {
    const changesBefore = this.changes;
    const read = await this.transactions.manager.findOneByOrFail(PaymentSettingsRow, {
      id: PAYMENT_SETTINGS_ID,
    });
    // A change committed during the read is newer than what was read.
    if (this.changes === changesBefore) this.settings = read;
  }

  private async refreshOrWarn(): Promise<void> {
    await this.refresh().catch((error: Error) =>
      this.logger.warn(`Could not refresh the payment settings: ${error.message}`),
    );
  }
}

function audited({ methods, transferDays, reminderDays }: Omit<PaymentSettingsRow, 'id' | 'version'>) {
  return { methods: methods.map((method) => ({ ...method })), transferDays, reminderDays };
}
