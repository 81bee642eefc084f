import type { PaymentReminderDue } from '@kp/accounting';
import { money } from '@kp/commerce';
import { formatDate, formatMoney } from '@kp/i18n';
import { isolateLtr } from '@kp/i18n/direction';
import type { InvoiceMailView } from '@kp/invoices';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { linesBlock } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';

const STEPS = { '-3': 'soon', '0': 'today', '7': 'late', '14': 'later' } as const;

/** Once per invoice and step. @returns null when it was paid, credited or reversed meanwhile */
export async function paymentReminder(
  { order, invoice }: { order: OrderMailView; invoice: InvoiceMailView },
  shop: ShopContact,
  { step }: PaymentReminderDue,
): Promise<MailContent | null> {
  const { number, currency, dueDate, seller, pdf } = invoice;
  const openMinor = invoice.totalMinor - invoice.paidMinor - invoice.creditedMinor;
  if (invoice.isPaid || invoice.reversedByNumber !== null || openMinor <= 0 || dueDate === null) return null;
  const { language, userId } = order;
  const { t } = await mailTranslator(language);
  const texts = {
    number,
    amount: formatMoney(money(openMinor, currency), language),
    day: formatDate(dueDate, language),
  };
  const key = STEPS[step];
  const line = (label: string, value: string) =>
    t('mail:orderTransfer.line', { label, value: isolateLtr(value, language) });
  const url = `${shop.publicUrl.replace(/\/$/, '')}/invoice/${number}`;
  return orderMail(order, shop, {
    kind: 'payment-reminder',
    onceFor: `${number}:${step}`,
    subject: t(`mail:paymentReminder.${key}.subject`, texts),
    title: t(`mail:paymentReminder.${key}.title`),
    paragraphs: [t(`mail:paymentReminder.${key}.intro`, texts), t('mail:paymentReminder.crossed')],
    blocks: [
      linesBlock(t('mail:orderTransfer.details'), [
        line(t('order:transfer.amount'), texts.amount),
        line(t('order:transfer.holder'), seller.name),
        line(t('order:transfer.iban'), seller.iban.replace(/(.{4})(?=.)/g, '$1 ')),
        ...(seller.bankName ? [line(t('order:transfer.bank'), seller.bankName)] : []),
        line(t('order:transfer.reference'), number),
      ]),
    ],
    attachment: pdf,
    ...(userId === null ? {} : { link: { label: t('mail:invoicePaid.button'), url } }),
  });
}
