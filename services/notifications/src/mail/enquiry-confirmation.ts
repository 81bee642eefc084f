import { directionOf, type LanguageCode } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { ShopFacts } from './shop-facts';
import { harmlessName } from './typed-text';

/** Anybody can type anybody's address into a form: one mailbox gets this many confirmations of a kind a day. */
const MAX_PER_DAY = 10;

/** Who wrote, in which language. */
export interface EnquirySender {
  name: string;
  email: string;
  language: LanguageCode;
}

/**
 * The mail that tells the sender of a form that it arrived. Of what was typed it repeats the name alone, when it looks
 * like one: the address may be a stranger's.
 */
export async function enquiryConfirmation(
  kind: 'contactConfirmation' | 'quoteConfirmation',
  { name, email, language }: EnquirySender,
  shop: ShopFacts,
): Promise<MailDraft> {
  const { t } = await mailTranslator(language);
  const shownName = harmlessName(name);
  const title = t(`mail:${kind}.title`);
  const intro = t(`mail:${kind}.intro`);
  const reason = t('mail:enquiry.reason', { shop: shop.publicUrl });
  const paragraphs = [
    shownName === null ? t('mail:greetingPlain') : t('mail:greeting', { name: shownName }),
    intro,
    t('mail:enquiry.addMore'),
    t('mail:signature'),
  ];
  const mailKind = kind === 'contactConfirmation' ? 'contact-confirmation' : 'quote-confirmation';
  return {
    kind: mailKind,
    to: email,
    replyTo: shop.email,
    cap: { kinds: [mailKind], maxPerDay: MAX_PER_DAY },
    language,
    subject: t(`mail:${kind}.subject`),
    text: [...paragraphs, reason].join('\n\n'),
    html: mailLayout({
      language,
      direction: directionOf(language),
      title,
      preview: intro,
      content: html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
      footer: [reason],
    }),
  };
}
