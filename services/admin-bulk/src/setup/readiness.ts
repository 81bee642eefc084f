import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { REQUIRED_ON_INVOICES } from '@kp/commerce/company-rules';
import { LEGAL_PAGES } from '@kp/commerce/shop-pages';
import { type ReadinessCheckName, type SetupMark } from '@kp/commerce/setup-marks';
import { DEFAULT_SHOP_NAME, hasSampleContent, shopName, UNNAMED_SHOP } from '@kp/i18n/shop-name';
import { MailConfig } from '@kp/notifications';
import { ConnectedProviders, NoDemoData, PaymentMethods } from '@kp/payments';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { HttpConfig, type Principal } from '@kp/platform/http';
import { StorageConfig } from '@kp/platform/storage';
import { Pages, RatesService, SettingsService, Taxes } from '@kp/settings';
import { FIND_FACTS, FIND_STATE, MARK, UNMARK } from './readiness.queries';

const MAX_BACKUP_AGE_MS = 8 * 24 * 60 * 60 * 1000;
/** Written by `npm run backup`. */
const LAST_BACKUP = 'last-backup.json';
/** Mails to the names of documents (RFC 2606) arrive nowhere. */
const INVENTED_MAILBOX = /@([^@]+\.)?(example|test|invalid)(\.(com|net|org))?$|@localhost$/i;

interface Facts {
  marks: Partial<Record<SetupMark, string>>;
  webhooksOf: string[] | null;
  hasSentMail: boolean;
  hasRegistration: boolean;
  hasShipping: boolean;
  hasProduct: boolean;
}

export interface ReadinessCheck {
  name: ReadinessCheckName;
  isDone: boolean;
  /** Why it is open, where there are several reasons. */
  reason: string | null;
}

export interface Readiness {
  checks: ReadinessCheck[];
  /** Somebody does not want to see the list any more. */
  isHidden: boolean;
}

const found = (name: ReadinessCheckName, reason: string | null | boolean): ReadinessCheck => ({
  name,
  isDone: reason === null || reason === true,
  reason: typeof reason === 'string' ? reason : null,
});

/** Whether the shop may take its first real order: each item is looked up, none is remembered. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly settings: SettingsService,
    private readonly pages: Pages,
    private readonly rates: RatesService,
    private readonly taxes: Taxes,
    private readonly providers: ConnectedProviders,
    private readonly methods: PaymentMethods,
    private readonly demo: NoDemoData,
    private readonly mail: MailConfig,
    private readonly http: HttpConfig,
    private readonly storage: StorageConfig,
  ) {}

  async read({ email }: Pick<Principal, 'email'>): Promise<Readiness> {
    const [facts, seller, hasBackup, isSeeded, missingRates] = await Promise.all([
      this.sql.first<Facts>(FIND_FACTS),
      this.settings.findSeller(),
      this.hasBackup(),
      this.demo.isSeeded(),
      this.rates.listUnproved(new Date()),
    ]);
    const { marks, webhooksOf, hasSentMail, hasRegistration, hasShipping, hasProduct } = facts!;
    // Who is outside of VAT has a tax number in place of the VAT number.
    const stated = seller && { ...seller, vatNumber: seller.vatNumber || seller.taxId };
    const isCompanyComplete =
      stated !== null && [...REQUIRED_ON_INVOICES, 'email' as const].every((field) => stated[field]);
    const name = shopName();
    return {
      isHidden: marks.checklist !== undefined,
      checks: [
        found('company', isCompanyComplete),
        found('brand', name !== DEFAULT_SHOP_NAME && name !== UNNAMED_SHOP),
        found(
          'taxes',
          this.taxes.hasOfficialStandardRate(new Date()) ? (hasRegistration ? null : 'registration') : 'rate',
        ),
        found('rates', missingRates.length === 0),
        found('shipping', hasShipping),
        found('product', hasProduct),
        found('payments', this.paymentsReason()),
        ...this.webhookChecks(webhooksOf ?? []),
        found('mail', this.mail.url === undefined ? 'noServer' : hasSentMail ? null : 'noneSent'),
        found('owner', !INVENTED_MAILBOX.test(email)),
        found('terms', this.pagesReason(marks.terms !== undefined)),
        found('backup', hasBackup || marks.backup !== undefined),
        found('https', this.http.publicUrl.startsWith('https:')),
        found('proxy', this.http.trustProxy !== 'false'),
        found('demo', !isSeeded),
      ],
    };
  }

  /** True for a shop without orders whose assistant nobody has closed; the demo has its orders. */
  async isNewShop(): Promise<boolean> {
    const { hasOrders, isClosed } = (await this.sql.first<{ hasOrders: boolean; isClosed: boolean }>(
      FIND_STATE,
    ))!;
    return !hasOrders && !isClosed && !(await this.demo.isSeeded());
  }

  set(name: SetupMark, isSet: boolean, actor: AuditActor): Promise<void> {
    return this.transactions.run(async () => {
      const changed = await (isSet ? this.sql.run(MARK, [name, actor.userId]) : this.sql.run(UNMARK, [name]));
      if (changed === 0) return;
      await this.audit.record(actor, {
        action: 'setup.updated',
        subject: 'setup',
        subjectId: name,
        before: { marked: !isSet },
        after: { marked: isSet },
      });
    });
  }

  /** A shop of its own shows no terms that it has not written. */
  private pagesReason(areRead: boolean): string | boolean {
    const written = this.pages.published.map(({ slug }) => slug);
    const isComplete = hasSampleContent() || LEGAL_PAGES.every((slug) => written.includes(slug));
    return isComplete ? areRead : 'missing';
  }

  /** Null where customers can pay: with real keys, or by transfer alone. */
  private paymentsReason(): string | null {
    if (this.providers.takesRealMoney) return null;
    if (this.methods.onlineMethods().length > 0) return 'test';
    return this.methods.isAvailable('bank_transfer') ? null : 'none';
  }

  /** Only where a provider is connected, because only then webhooks are expected. */
  private webhookChecks(answered: readonly string[]): ReadinessCheck[] {
    const connected = this.methods
      .onlineMethods()
      .filter((method) => this.providers.modeOf(method) === 'live');
    if (connected.length === 0) return [];
    return [
      found(
        'webhooks',
        connected.every((method) => answered.includes(method)),
      ),
    ];
  }

  private async hasBackup(): Promise<boolean> {
    try {
      const text = await readFile(path.join(this.storage.dataDir, LAST_BACKUP), 'utf8');
      const { finishedAt } = JSON.parse(text) as { finishedAt: string };
      return Date.now() - Date.parse(finishedAt) < MAX_BACKUP_AGE_MS;
    } catch {
      return false;
    }
  }
}
