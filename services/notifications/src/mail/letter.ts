import type { LanguageCode } from '@kp/i18n/languages';
import type { MailContent } from '../domain/mail';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { type Html, html, mailButton, mailLayout, type ShopContact, type Translate } from './mail-template';

/** A part of a mail, as text and as HTML. */
export interface MailBlock {
  text: string;
  html: Html;
}

export const paragraph = (text: string): MailBlock => ({ text, html: html`<p>${text}</p>` });

/** For what may be written in another direction than the mail. */
export const typedParagraph = (text: string): MailBlock => ({
  text,
  html: html`<p><span dir="auto">${text}</span></p>`,
});

/** What somebody typed, with its lines. */
export const typedBlock = (text: string): MailBlock => ({
  text,
  html: html`<p dir="auto">${text.split('\n').map((line) => html`${line}<br />`)}</p>`,
});

export const linkBlock = ({ label, url }: { label: string; url: string }): MailBlock => ({
  text: `${label}: ${url}`,
  html: html`<p><a href="${url}">${label}</a></p>`,
});

/** A heading and lines, such as an address. */
export const linesBlock = (title: string, lines: readonly string[]): MailBlock => ({
  text: [title, ...lines].join('\n'),
  html: html`<h2 style="margin:24px 0 4px;font-size:18px">${title}</h2>
    <p style="margin-top:0">
      ${lines.map((line) => html`<span dir="auto" style="white-space:pre-line">${line}</span><br />`)}
    </p>`,
});

/** What the mail is for; the first of its links. */
export const buttonBlock = (link: { label: string; url: string }): MailBlock => ({
  ...linkBlock(link),
  html: mailButton(link),
});

interface Letter {
  t: Translate;
  shop: ShopContact;
  language: LanguageCode;
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** Why the recipient gets it. */
  reasons: readonly string[];
  /** Whether it says that questions are answered by phone; it does by default. */
  namesPhone?: boolean;
  unsubscribe?: UnsubscribeUrls;
}

/** Ends like every letter of the shop: signature, where to ask, why it was sent, and how to stop it. */
export function letter(parts: Letter): Pick<MailContent, 'language' | 'text' | 'html'> {
  const { t, shop, language, title, preview, blocks, reasons, namesPhone = true, unsubscribe } = parts;
  const signed = [...blocks, paragraph(t('mail:signature', { shop: shop.name }))];
  const footer = [...(namesPhone ? [t('mail:questions', { phone: shop.phone })] : []), ...reasons];
  const stop = unsubscribe ? [linkBlock({ label: t('mail:unsubscribe'), url: unsubscribe.page })] : [];
  const ending = [...footer, ...stop.map(({ text }) => text)].join('\n');
  return {
    language,
    text: [...signed.map(({ text }) => text), ending].join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title,
      preview,
      footer,
      content: html`${[...signed, ...stop].map((block) => block.html)}`,
    }),
  };
}
