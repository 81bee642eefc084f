import { lineTotal } from '@kp/commerce';
import { type MailQuote, type MailReply, quoteTotals } from '@kp/contact';
import { formatDate, formatMoney } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import { html, mailButton, mailLayout, mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';
import { oneLine } from './typed-text';

const MAX_SUBJECT_LENGTH = 200;

/** What the staff answered to a message or a quote request. */
export async function replyMail(reply: MailReply, shop: ShopContact): Promise<MailContent> {
  const { language, name, text } = reply;
  const { t } = await mailTranslator(language);
  const about = reply.subject ?? t('mail:quoteConfirmation.subject');
  const subject = oneLine(/^re:/i.test(about) ? about : `Re: ${about}`, MAX_SUBJECT_LENGTH);
  const greeting = greetingOf(t, name);
  const signature = t('mail:signature', { shop: shop.name });
  const reason = t('mail:conversation.reason', { shop: shop.name });
  return {
    kind: 'conversation-reply',
    replyTo: shop.email,
    onceFor: reply.id,
    language,
    subject,
    text: [greeting, text, signature, reason].join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title: subject,
      preview: oneLine(text, MAX_SUBJECT_LENGTH),
      content: html`<p>${greeting}</p>
        <p dir="auto">${text.split('\n').map((line) => html`${line}<br />`)}</p>
        <p>${signature}</p>`,
      footer: [reason],
    }),
  };
}

export async function quoteMail(
  { quote, number, name, language, url }: MailQuote,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const { lines, currency, note } = quote;
  const { total } = quoteTotals(quote);
  const greeting = greetingOf(t, name);
  const intro = t('mail:quote.intro', { total: formatMoney(total, language) });
  const validUntil = t('mail:quote.validUntil', { date: formatDate(quote.validUntil, language) });
  const view = t('mail:quote.view');
  const items = lines.map((line) =>
    t('mail:orderConfirmation.textLine', {
      quantity: line.quantity,
      name: line.productName,
      code: line.productCode,
      total: formatMoney(lineTotal(line, currency), language),
    }),
  );
  const signature = t('mail:signature', { shop: shop.name });
  const reason = t('mail:conversation.reason', { shop: shop.name });
  return {
    kind: 'quote',
    replyTo: shop.email,
    onceFor: number,
    language,
    subject: t('mail:quote.subject', { number }),
    text: [greeting, intro, items.join('\n'), note, validUntil, `${view}: ${url}`, signature, reason]
      .filter(Boolean)
      .join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title: t('mail:quote.title'),
      preview: intro,
      content: html`<p>${greeting}</p>
        <p>${intro}</p>
        <ul>
          ${items.map((item) => html`<li dir="auto">${item}</li>`)}
        </ul>
        ${note && html`<p dir="auto">${note.split('\n').map((line) => html`${line}<br />`)}</p>`}
        <p>${validUntil}</p>
        ${mailButton({ label: view, url })}
        <p>${signature}</p>`,
      footer: [reason],
    }),
  };
}
