import { money } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import { isolate } from '@kp/i18n/direction';
import type { InvoiceIssued, InvoiceMailView } from '@kp/invoices';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';
import { orderMail } from './order-mail';
import { safeDisplayCode } from './typed-text';

/** An invoice, a storno or a credit note is mailed whatever the account's preferences, with its PDF: once, and again when the staff asks for it. */
export async function invoiceMail(
  { order, invoice }: { order: OrderMailView; invoice: InvoiceMailView },
  shop: ShopContact,
  { request }: InvoiceIssued,
): Promise<MailContent> {
  const { number, creditsNumber, currency, totalMinor, pdf } = invoice;
  const { language, orderNumber, userId } = order;
  const { t } = await mailTranslator(language);
  const total = formatMoney(money(totalMinor, currency), language);
  const view = `${shop.publicUrl.replace(/\/$/, '')}/invoice/${number}`;
  const { paragraphs, ...texts } = textsOf(invoice, { t, orderNumber, total });
  const poNumber = safeDisplayCode(order.poNumber ?? '');
  const label = t(creditsNumber === null ? 'mail:invoiceIssued.view' : 'mail:creditNoteIssued.view');
  return orderMail(order, shop, {
    ...texts,
    // By which the accounts of the buyer find what it belongs to.
    paragraphs: [
      ...paragraphs,
      ...(poNumber ? [`${t('order.poNumber')}: ${isolate(poNumber, language)}`] : []),
    ],
    kind: 'invoice',
    onceFor: request ? `${number}:${request}` : number,
    attachment: pdf,
    ...(userId === null ? {} : { link: { label, url: view } }),
  });
}

function textsOf(
  { number, reversesNumber, creditsNumber, isPaid }: InvoiceMailView,
  { t, orderNumber, total }: { t: Translate; orderNumber: string; total: string },
) {
  if (reversesNumber !== null)
    return {
      subject: t('mail:invoiceReversed.subject', { number: reversesNumber }),
      title: t('mail:invoiceReversed.title'),
      paragraphs: [t('mail:invoiceReversed.intro', { number, reversesNumber, orderNumber })],
    };
  if (creditsNumber !== null)
    return {
      subject: t('mail:creditNoteIssued.subject', { number, orderNumber }),
      title: t('mail:creditNoteIssued.title'),
      paragraphs: [t('mail:creditNoteIssued.intro', { number, creditsNumber, orderNumber, total })],
    };
  return {
    subject: t('mail:invoiceIssued.subject', { number, orderNumber }),
    title: t('mail:invoiceIssued.title'),
    paragraphs: [
      t('mail:invoiceIssued.intro', { number, orderNumber, total }),
      t(isPaid ? 'mail:invoiceIssued.paid' : 'mail:invoiceIssued.transfer', { number }),
    ],
  };
}
