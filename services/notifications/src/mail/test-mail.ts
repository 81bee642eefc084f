import type { MailRecipient } from '@kp/auth';
import type { LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import { html, mailLayout, mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';

const KIND = 'test-mail';
const MAX_PER_DAY = 20;

/** For the administrator who asked for it. */
export async function testMail(
  { firstName, language: code }: MailRecipient,
  shop: ShopContact,
): Promise<MailContent> {
  const language = code as LanguageCode;
  const { t } = await mailTranslator(language);
  const subject = t('mail:testMail.subject');
  const sentences = [greetingOf(t, firstName), t('mail:testMail.intro'), t('mail:testMail.answer')];
  const signature = t('mail:signature', { shop: shop.name });
  const footer = [t('mail:testMail.reason', { shop: shop.name })];
  return {
    kind: KIND,
    cap: { kinds: [KIND], maxPerDay: MAX_PER_DAY },
    language,
    subject,
    text: [...sentences, signature, ...footer].join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title: subject,
      preview: t('mail:testMail.intro'),
      content: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        <p>${signature}</p>`,
      footer,
    }),
  };
}
