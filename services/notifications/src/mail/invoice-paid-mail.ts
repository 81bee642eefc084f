import { money } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import type { InvoiceMailView } from '@kp/invoices';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';

/** Once per invoice, also when a mistaken transfer was undone and entered again. */
export async function invoicePaidMail(
  { order, invoice }: { order: OrderMailView; invoice: InvoiceMailView },
  shop: ShopContact,
): Promise<MailContent> {
  const { number, currency, totalMinor } = invoice;
  const { t } = await mailTranslator(order.language);
  const amount = formatMoney(money(totalMinor, currency), order.language);
  const url = `${shop.publicUrl.replace(/\/$/, '')}/invoice/${number}`;
  return orderMail(order, shop, {
    kind: 'invoice-paid',
    onceFor: number,
    subject: t('mail:invoicePaid.subject', { number }),
    title: t('mail:invoicePaid.title'),
    paragraphs: [t('mail:invoicePaid.intro', { amount, number }), t('mail:invoicePaid.thanks')],
    ...(order.userId === null ? {} : { link: { label: t('mail:invoicePaid.button'), url } }),
  });
}
