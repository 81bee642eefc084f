import type { MailRecipient } from '@kp/auth';
import type { LanguageCode } from '@kp/i18n';
import type { MailContent, TestMailRequested } from '../domain/mail';
import { letter, paragraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';

const KIND = 'test-mail';
const MAX_PER_DAY = 20;

/** For the administrator who asked for it. */
export async function testMail(
  { language: ofAccount }: MailRecipient,
  shop: ShopContact,
  { language = ofAccount as LanguageCode }: TestMailRequested,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const subject = t('mail:testMail.subject');
  const intro = t('mail:testMail.intro');
  return {
    kind: KIND,
    cap: { kinds: [KIND], maxPerDay: MAX_PER_DAY },
    subject,
    ...letter({
      t,
      shop,
      language,
      title: subject,
      preview: intro,
      blocks: [t('mail:greetingPlain'), intro, t('mail:testMail.answer')].map(paragraph),
      reasons: [t('mail:testMail.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}
