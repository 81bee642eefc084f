import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { NewsletterLink } from '../newsletter';
import { html, mailButton, mailLayout, mailTranslator, type ShopContact } from './mail-template';

/** Limits abuse: anybody can enter anybody's email. */
const LINK_CAP = { kinds: ['newsletter-link'], maxPerDay: 3 };

export async function newsletterLinkMail(
  { language: code, url }: NewsletterLink,
  shop: ShopContact,
): Promise<MailContent> {
  const language = isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
  const { t } = await mailTranslator(language);
  const title = t('mail:newsletter.linkTitle');
  const intro = t('mail:newsletter.linkIntro', { shop: shop.name });
  const button = t('mail:newsletter.linkButton');
  const [ignore, reason] = [
    t('mail:guestAlert.linkIgnore'),
    t('mail:conversation.reason', { shop: shop.name }),
  ];
  const [greeting, signature] = [t('mail:greetingPlain'), t('mail:signature', { shop: shop.name })];
  const content = html`<p>${greeting}</p>
    <p>${intro}</p>
    ${mailButton({ label: button, url })}
    <p>${ignore}</p>
    <p>${signature}</p>`;
  return {
    kind: 'newsletter-link',
    cap: LINK_CAP,
    language,
    subject: title,
    text: [greeting, intro, `${button}: ${url}`, ignore, signature, reason].join('\n\n'),
    html: mailLayout({ shop, language, title, preview: intro, content, footer: [reason] }),
  };
}
