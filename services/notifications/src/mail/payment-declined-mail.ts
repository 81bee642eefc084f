import { money } from '@kp/commerce';
import { directionOf, formatMoney } from '@kp/i18n';
import type { CheckoutForMail } from '@kp/orders';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import { greetingOf } from './order-mail';
import type { ShopFacts } from './shop-facts';

const KIND = 'payment-declined';
const CAP = { kinds: [KIND], maxPerDay: 10 };

/** Tells a buyer who has left that the provider declined their payment after a review, and that nothing was charged. */
export async function paymentDeclinedMail(checkout: CheckoutForMail, shop: ShopFacts): Promise<MailDraft> {
  const { language, email, firstName, totalMinor, currency } = checkout;
  const { t } = await mailTranslator(language);
  const amount = formatMoney(money(totalMinor, currency), language);
  const title = t('mail:paymentDeclined.title');
  const intro = t('mail:paymentDeclined.intro', { amount });
  const paragraphs = [
    greetingOf(t, { shippingAddress: { firstName } }),
    intro,
    t('mail:orderCancelled.notCharged'),
    t('mail:paymentDeclined.again'),
  ];
  const label = t('mail:paymentDeclined.button');
  const url = `${shop.publicUrl.replace(/\/$/, '')}/checkout`;
  const signature = t('mail:signature');
  const footer = [t('mail:questions', { phone: shop.phone }), t('mail:reason', { shop: shop.publicUrl })];
  return {
    kind: KIND,
    to: email,
    language,
    cap: CAP,
    subject: t('mail:paymentDeclined.subject'),
    text: [...paragraphs, `${label}: ${url}`, signature, footer.join('\n')].join('\n\n'),
    html: mailLayout({
      language,
      direction: directionOf(language),
      title,
      preview: intro,
      content: html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        <p><a href="${url}">${label}</a></p>
        <p>${signature}</p>`,
      footer,
    }),
  };
}
