import { lineTotal } from '@kp/commerce';
import { type MailQuote, type MailReply, quoteTotals } from '@kp/contact';
import { formatDate, formatMoney } from '@kp/i18n';
import { isVatCharged } from '@kp/i18n/vat-rows';
import type { MailContent } from '../domain/mail';
import { buttonBlock, letter, paragraph, typedBlock } from './letter';
import { html, mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';
import { oneLine } from './typed-text';

const MAX_SUBJECT_LENGTH = 200;

/** What the staff answered to a message or a quote request. */
export async function replyMail(reply: MailReply, shop: ShopContact): Promise<MailContent> {
  const { language, name, text } = reply;
  const { t } = await mailTranslator(language);
  const about = reply.subject ?? t('mail:quoteConfirmation.subject');
  const subject = oneLine(/^re:/i.test(about) ? about : `Re: ${about}`, MAX_SUBJECT_LENGTH);
  return {
    kind: 'conversation-reply',
    replyTo: shop.email,
    onceFor: reply.id,
    subject,
    ...letter({
      t,
      shop,
      language,
      title: subject,
      preview: oneLine(text, MAX_SUBJECT_LENGTH),
      blocks: [paragraph(greetingOf(t, name)), typedBlock(text)],
      reasons: [t('mail:conversation.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}

export async function quoteMail(
  { quote, number, name, language, url }: MailQuote,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const { lines, currency, note } = quote;
  const { total, taxLines } = quoteTotals(quote);
  const intro = t(isVatCharged(taxLines) ? 'mail:quote.intro' : 'mail:quote.introWithoutVat', {
    total: formatMoney(total, language),
  });
  const validUntil = t('mail:quote.validUntil', { date: formatDate(quote.validUntil, language) });
  const items = lines.map((line) =>
    t('mail:orderConfirmation.textLine', {
      quantity: line.quantity,
      name: line.productName,
      code: line.productCode,
      total: formatMoney(lineTotal(line, currency), language),
    }),
  );
  return {
    kind: 'quote',
    replyTo: shop.email,
    onceFor: number,
    subject: t('mail:quote.subject', { number }),
    ...letter({
      t,
      shop,
      language,
      title: t('mail:quote.title'),
      preview: intro,
      blocks: [
        ...[greetingOf(t, name), intro].map(paragraph),
        {
          text: items.join('\n'),
          html: html`<ul>${items.map((item) => html`<li dir="auto">${item}</li>`)}</ul>`,
        },
        ...(note ? [typedBlock(note)] : []),
        paragraph(validUntil),
        buttonBlock({ label: t('mail:quote.view'), url }),
      ],
      reasons: [t('mail:conversation.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}
