import { greetedName } from '@kp/commerce';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { buttonBlock, letter, linkBlock, type MailBlock, paragraph, typedParagraph } from './letter';
import { itemsBlock, type MailItem } from './mail-items';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';
import { safeDisplayName } from './typed-text';

export interface OrderMailTexts extends Pick<MailContent, 'kind' | 'cap' | 'onceFor' | 'attachment'> {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Shown after the first paragraph. */
  items?: MailItem[];
  /** Shown after the items. */
  list?: string[];
  /** After the paragraphs, before the link. */
  blocks?: readonly MailBlock[];
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
  const name = safeDisplayName(firstName);
  return name === null ? t('mail:greetingPlain') : t('mail:greeting', { name });
}

/** Units of the lines of an order, by their ids. */
export function mailItemsOf(
  { lines }: Pick<OrderMailView, 'lines'>,
  units: readonly { orderLineId: number; quantity: number }[],
  t: Translate,
): MailItem[] {
  return units.map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const name = line?.productName ?? '';
    const text = t('mail:itemLine', { quantity, name });
    return { name: text, imageUrl: line?.imageUrl ?? null, details: [], text };
  });
}

/** Consumers can withdraw from the contract from each mail about their order. */
export function withdrawalLink(
  { withdrawalUrl: url, status }: Pick<OrderMailView, 'withdrawalUrl' | 'status'>,
  t: Translate,
): MailBlock[] {
  return url && status !== 'cancelled' ? [linkBlock({ label: t('withdrawal.action'), url })] : [];
}

export const allItemsOf = (order: Pick<OrderMailView, 'lines'>, t: Translate): MailItem[] =>
  mailItemsOf(
    order,
    order.lines.map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity })),
    t,
  );

export async function orderMail(
  order: OrderMailView,
  shop: ShopContact,
  { kind, cap, onceFor, attachment, subject, title, paragraphs, link, ...more }: OrderMailTexts,
): Promise<MailContent> {
  const { language, statusUrl } = order;
  const { t } = await mailTranslator(language);
  const greeting = greetingOf(t, greetedName(order.shippingAddress));
  const [first = '', ...rest] = paragraphs;
  const view = { label: t('mail:orderConfirmation.viewOrder'), url: statusUrl };
  const others = link && !more.hasOwnLink ? [view] : [];
  const { items = [], list = [], reasons = [t('mail:reason', { shop: shop.name })], unsubscribe } = more;
  return {
    kind,
    cap,
    onceFor,
    attachment,
    subject,
    unsubscribeUrl: unsubscribe?.oneClick,
    ...letter({
      t,
      shop,
      language,
      title,
      preview: first,
      reasons,
      unsubscribe,
      blocks: [
        paragraph(greeting),
        paragraph(first),
        ...(items.length > 0 ? [itemsBlock(items, shop, language)] : []),
        ...list.map(typedParagraph),
        ...rest.map(paragraph),
        ...(more.blocks ?? []),
        buttonBlock(link ?? view),
        ...others.map(linkBlock),
        ...(more.hasOwnLink ? [] : withdrawalLink(order, t)),
      ],
    }),
  };
}
