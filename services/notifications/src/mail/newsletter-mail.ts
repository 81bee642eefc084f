import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { NewsletterLink } from '../newsletter';
import { buttonBlock, letter, paragraph } from './letter';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';

/** Limits abuse: anybody can enter anybody's email. */
const LINK_CAP = { kinds: ['newsletter-link'], maxPerDay: 3 };

export function newsletterLinkMail(link: NewsletterLink, shop: ShopContact): Promise<MailContent> {
  return confirmationLinkMail(link, shop, (t) => ({
    kind: 'newsletter-link',
    cap: LINK_CAP,
    subject: t('mail:newsletter.linkTitle'),
    title: t('mail:newsletter.linkTitle'),
    intro: t('mail:newsletter.linkIntro', { shop: shop.name }),
    button: t('mail:newsletter.linkButton'),
  }));
}

interface ConfirmationLink extends Pick<MailContent, 'kind' | 'cap' | 'subject'> {
  title: string;
  intro: string;
  button: string;
}

/** Asks whoever has a mailbox whether they entered its email, which anybody could. */
export async function confirmationLinkMail(
  { language: code, url }: { language: string; url: string },
  shop: ShopContact,
  textsOf: (t: Translate) => ConfirmationLink,
): Promise<MailContent> {
  const language = isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
  const { t } = await mailTranslator(language);
  const { kind, cap, subject, title, intro, button } = textsOf(t);
  return {
    kind,
    cap,
    subject,
    ...letter({
      t,
      shop,
      language,
      title,
      preview: intro,
      blocks: [
        ...[t('mail:greetingPlain'), intro].map(paragraph),
        buttonBlock({ label: button, url }),
        paragraph(t('mail:guestAlert.linkIgnore')),
      ],
      reasons: [t('mail:conversation.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}
