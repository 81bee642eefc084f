import { greetedName } from '@kp/commerce';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { buttonBlock, letter, linkBlock, paragraph, typedParagraph } from './letter';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';
import { harmlessName } from './typed-text';

export interface OrderMailTexts extends Pick<MailContent, 'kind' | 'cap' | 'onceFor' | 'attachment'> {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Shown after the first paragraph. */
  list?: string[];
  link?: { label: string; url: string };
  /** The link leads to the order itself. */
  hasOwnLink?: boolean;
  /** Why the recipient gets it; by default, because of an order. */
  reasons?: string[];
  /** For mails that are sent only while a preference is on. */
  unsubscribe?: UnsubscribeUrls;
}

/** Limits abuse: a guest can order with anybody's email. Paid orders and orders of customers are always mailed. */
export function unpaidGuestCap(
  { userId, paymentStatus }: Pick<OrderMailView, 'userId' | 'paymentStatus'>,
  cap: NonNullable<MailContent['cap']>,
): MailContent['cap'] {
  return userId === null && paymentStatus === 'unpaid' ? cap : undefined;
}

/** Greets by name only when the text looks like a name, because the email may belong to a stranger. */
export function greetingOf(t: Translate, firstName: string): string {
  const name = harmlessName(firstName);
  return name === null ? t('mail:greetingPlain') : t('mail:greeting', { name });
}

export async function orderMail(
  order: OrderMailView,
  shop: ShopContact,
  { kind, cap, onceFor, attachment, subject, title, paragraphs, list = [], link, ...more }: OrderMailTexts,
): Promise<MailContent> {
  const { language, statusUrl } = order;
  const { t } = await mailTranslator(language);
  const greeting = greetingOf(t, greetedName(order.shippingAddress));
  const [first = '', ...rest] = paragraphs;
  const view = { label: t('mail:orderConfirmation.viewOrder'), url: statusUrl };
  const others = link && !more.hasOwnLink ? [view] : [];
  const { reasons = [t('mail:reason', { shop: shop.name })], unsubscribe } = more;
  return {
    ...{ kind, cap, onceFor, attachment, subject, unsubscribeUrl: unsubscribe?.oneClick },
    ...letter({
      ...{ t, shop, language, title, preview: first, reasons, unsubscribe },
      blocks: [
        ...[paragraph(greeting), paragraph(first)],
        ...list.map(typedParagraph),
        ...rest.map(paragraph),
        ...[buttonBlock(link ?? view), ...others.map(linkBlock)],
      ],
    }),
  };
}
