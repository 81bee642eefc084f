import { directionOf, type LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { buttonBlock, letter, paragraph } from './letter';
import { html, mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';
import { oneLine } from './typed-text';

const MAX_SUBJECT_LENGTH = 200;
const PREVIEW_LENGTH = 120;

export interface PromotionMail {
  /** Of the recipient. */
  language: LanguageCode;
  firstName: string;
  /** Of the newsletter, without an account. */
  isSubscriber: boolean;
  /** As the staff wrote it. */
  text: { language: LanguageCode; subject: string; body: string };
  url: string;
  products: readonly { name: string; /** Null on request. */ price: string | null; url: string }[];
  unsubscribe: UnsubscribeUrls;
}

export async function promotionMail(
  { language, firstName, isSubscriber, text, url, products, unsubscribe }: PromotionMail,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const paragraphs = text.body.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'));
  const view = t('mail:productAlert.view');
  const priceOf = (price: string | null) => price ?? t('common:product.onRequest');
  return {
    kind: 'promotion',
    unsubscribeUrl: unsubscribe.oneClick,
    subject: oneLine(text.subject, MAX_SUBJECT_LENGTH),
    ...letter({
      t,
      shop,
      language,
      title: text.subject,
      preview: oneLine(text.body, PREVIEW_LENGTH),
      blocks: [
        paragraph(greetingOf(t, firstName)),
        {
          text: text.body,
          // A text that stands in for a missing one keeps its own direction.
          html: html`<div lang="${text.language}" dir="${directionOf(text.language)}">
            ${paragraphs.map((lines) => html`<p>${lines.map((line) => html`${line}<br />`)}</p>`)}
          </div>`,
        },
        ...products.map((product) => ({
          text: `${product.name} · ${priceOf(product.price)}\n${view}: ${product.url}`,
          html: html`<p>
            <span dir="auto">${product.name}</span> · ${priceOf(product.price)}<br />
            <a href="${product.url}">${view}</a>
          </p>`,
        })),
        buttonBlock({ label: t('mail:promotion.visit'), url }),
      ],
      reasons: [t(isSubscriber ? 'mail:newsletter.reason' : 'mail:promotion.reason', { shop: shop.name })],
      namesPhone: false,
      unsubscribe,
    }),
  };
}
