import { directionOf, type LanguageCode } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { ShopFacts } from './shop-facts';
import { harmlessLine } from './typed-text';

/** Anybody can type anybody's address into a form: one address gets this many confirmations a day, then no more. */
const MOST_PER_DAY = 10;
const LONGEST_NAME = 60;
const LONGEST_SUBJECT = 80;

/** Who wrote, in which language, and about what. */
export interface EnquirySender {
  name: string;
  email: string;
  language: LanguageCode;
  subject?: string;
}

/**
 * The mail that tells the sender of a form that it arrived. Of what was typed it repeats name and subject only, and
 * those only when they are harmless.
 */
export async function enquiryConfirmation(
  kind: 'contactConfirmation' | 'quoteConfirmation',
  { name, email, language, subject }: EnquirySender,
  shop: ShopFacts,
): Promise<MailDraft> {
  const { t } = await mailTranslator(language);
  const shownName = harmlessLine(name, LONGEST_NAME);
  const shownSubject = harmlessLine(subject ?? '', LONGEST_SUBJECT);
  const title = t(`mail:${kind}.title`);
  const intro = t(`mail:${kind}.intro`);
  const reason = t('mail:enquiry.reason', { shop: shop.publicUrl });
  const paragraphs = [
    shownName === null ? t('mail:greetingPlain') : t('mail:greeting', { name: shownName }),
    intro,
    ...(shownSubject === null ? [] : [t('mail:contactConfirmation.about', { subject: shownSubject })]),
    t('mail:enquiry.addMore'),
    t('mail:signature'),
  ];
  return {
    kind: kind === 'contactConfirmation' ? 'contact-confirmation' : 'quote-confirmation',
    to: email,
    replyTo: shop.email,
    mostPerDay: MOST_PER_DAY,
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
