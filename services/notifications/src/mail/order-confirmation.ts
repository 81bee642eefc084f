import {
  awaitsPayment,
  greetedName,
  isOrderReference,
  money,
  namedPaymentMethod,
  ORDER_TEXT_FIELDS,
  type OrderTextField,
  personName,
} from '@kp/commerce';
import { formatDateTime, formatMoney, formatNumber, type LanguageCode, moneyStyleOf } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { isolateLtr } from '@kp/i18n/direction';
import { isShippingTaxed, taxedTotalsOf, vatRows } from '@kp/i18n/vat-rows';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { deliveryDays } from './delivery-days';
import { buttonBlock, letter, linesBlock, type MailBlock, paragraph } from './letter';
import { amountStyle, itemsBlock, type MailItem } from './mail-items';
import { html, mailTranslator, type ShopContact, type Translate } from './mail-template';
import { greetingOf, unpaidGuestCap, withdrawalLink } from './order-mail';
import { termsBlocks } from './terms-block';
import { transferBlocks } from './transfer-block';
import { safeDisplayAddress, safeDisplayCode, safeDisplayName } from './typed-text';

const CAP = { kinds: ['order-confirmation', 'order-waiting', 'order-transfer'], maxPerDay: 20 };

/** Until it is paid, it repeats only names, codes and the address of what the guest typed: the email may be a stranger's. */
export async function orderConfirmation(order: OrderMailView, shop: ShopContact): Promise<MailContent> {
  const { language } = order;
  const texts = await confirmationTexts(order);
  const { t, items, totals } = texts;
  const { kind, subject, title, intro, notes, preview, button } = wordingOf(order, texts);
  const delivery = deliveryDays(order, t);
  return {
    kind,
    cap: unpaidGuestCap(order, CAP),
    onceFor: order.id,
    subject,
    ...letter({
      t,
      shop,
      language,
      title,
      preview,
      reasons: [t('mail:reason', { shop: shop.name })],
      blocks: [
        paragraph(greetingOf(t, greetedName(order.shippingAddress))),
        ...[intro, ...notes].map(paragraph),
        buttonBlock(button),
        ...transferBlocks(order, t),
        itemsBlock(items, shop, language),
        totalsBlock(totals, language),
        paymentBlock(order, texts),
        linesBlock(t('mail:orderConfirmation.deliveryTitle'), destinationOf(order)),
        ...(delivery ? [paragraph(delivery)] : []),
        ...typedTextsOf(order, t).map(([label, typed]) => linesBlock(label, [typed])),
        ...withdrawalLink(order, t),
        ...(kind === 'order-confirmation' ? await termsBlocks(t, shop, language) : []),
      ],
    }),
  };
}

function paymentBlock(
  order: OrderMailView,
  { t, total }: Awaited<ReturnType<typeof confirmationTexts>>,
): MailBlock {
  const method = namedPaymentMethod(order, order.totalMinor);
  const name = t(`paymentMethod.${method}`);
  const isPaid = order.paymentStatus === 'paid' && method !== 'none';
  const payment = t('mail:orderConfirmation.paymentMethod', {
    method: isPaid ? `${name} · ${t('paymentStatus.paid')}` : name,
  });
  const note = {
    cash: `mail:orderConfirmation.${order.deliveryMethod?.kind === 'pickup' ? 'cashCollected' : 'cashNote'}`,
    agreed: 'mail:orderConfirmation.agreedNote',
  } as const;
  const lines = [payment, ...(method === 'cash' || method === 'agreed' ? [t(note[method], { total })] : [])];
  return { text: lines.join('\n'), html: html`<p>${lines.map((line) => html`${line}<br />`)}</p>` };
}

function totalsBlock(
  totals: readonly (readonly [label: string, amount: string])[],
  language: LanguageCode,
): MailBlock {
  return {
    text: totals.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    html: html`<table width="100%" cellspacing="0" cellpadding="0" style="margin-top:8px">
      ${totals.map(
        ([label, amount], index) =>
          html`<tr style="${index === totals.length - 1 ? 'font-weight:bold;font-size:18px' : ''}">
            <td style="padding:4px 0">${label}</td>
            <td align="right" style="padding:4px 0;${amountStyle(language)}">${amount}</td>
          </tr>`,
      )}
    </table>`,
  };
}

interface Wording {
  kind: string;
  subject: string;
  title: string;
  intro: string;
  notes: string[];
  preview: string;
  button: { label: string; url: string };
}

function wordingOf(
  order: OrderMailView,
  { t, total, date }: Awaited<ReturnType<typeof confirmationTexts>>,
): Wording {
  const { orderNumber, language, reservedUntil, isStockReleased } = order;
  const time = reservedUntil && formatDateTime(reservedUntil, language);
  const view = { label: t('mail:orderConfirmation.viewOrder'), url: order.statusUrl };
  if (order.confirmationRequired) {
    const intro = t('mail:orderWaiting.confirmIntro', { orderNumber, date });
    const deadline = isStockReleased ? 'mail:orderWaiting.confirmBy' : 'mail:orderWaiting.confirmUntil';
    const until = time ? [t(deadline, { time })] : [];
    return {
      kind: 'order-waiting',
      subject: t('mail:orderWaiting.confirmSubject', { orderNumber }),
      title: t('mail:orderWaiting.confirmTitle'),
      intro,
      notes: [...until, t('mail:orderWaiting.confirmIgnore')],
      preview: intro,
      button: { label: t('mail:orderWaiting.confirmButton'), url: order.confirmationUrl },
    };
  }
  if (order.transfer) {
    const amount = formatMoney(money(order.transfer.amountMinor, order.currency), language);
    const intro = t('mail:orderTransfer.intro', { orderNumber, date, total: amount });
    return {
      kind: 'order-transfer',
      subject: t('mail:orderTransfer.subject', { orderNumber, total: amount }),
      title: t('mail:orderTransfer.title'),
      intro,
      notes: time ? [t('mail:orderTransfer.reserved', { time })] : [],
      preview: intro,
      button: view,
    };
  }
  if (awaitsPayment(order)) {
    const intro = t('mail:orderWaiting.paymentIntro', { orderNumber, date });
    return {
      kind: 'order-waiting',
      subject: t('mail:orderWaiting.paymentSubject', { orderNumber }),
      title: t('mail:orderWaiting.paymentTitle'),
      intro,
      notes: time && !isStockReleased ? [t('mail:orderWaiting.paymentReserved', { time })] : [],
      preview: intro,
      button: view,
    };
  }
  return {
    kind: 'order-confirmation',
    subject: t('mail:orderConfirmation.subject', { orderNumber }),
    title: t('mail:orderConfirmation.title'),
    intro: t('mail:orderConfirmation.intro', { orderNumber, date }),
    notes: [],
    preview: t('mail:orderConfirmation.preview', { total }),
    button: view,
  };
}

async function confirmationTexts(order: OrderMailView) {
  const { language, currency } = order;
  const { t } = await mailTranslator(language);
  const style = moneyStyleOf(currency, amountsOf(order));
  const amount = (minor: number) => formatMoney(money(minor, currency), language, style);
  const shipping =
    order.shippingMinor === 0 ? t('mail:orderConfirmation.shippingFree') : amount(order.shippingMinor);
  const taxed = taxedTotalsOf(order);
  const shippingLabel = isShippingTaxed(taxed)
    ? t('totals.shippingWithVat')
    : t('mail:orderConfirmation.shipping');
  const rows = vatRows(taxed, t, language);
  const vat = (isOfIncluded: boolean) =>
    rows
      .filter(({ isIncluded }) => isIncluded === isOfIncluded)
      .map(({ label, amount: decimal }): [string, string] => [
        label,
        formatMoney({ amount: decimal, currency }, language, style),
      ]);
  const totals: [label: string, amount: string][] = [
    [t('mail:orderConfirmation.subtotal'), amount(order.subtotalMinor)],
    ...discountRow(order, t, amount),
    [shippingLabel, shipping],
    ...vat(false),
    [t('mail:orderConfirmation.total'), amount(order.totalMinor)],
    ...vat(true),
  ];
  return {
    t,
    totals,
    total: amount(order.totalMinor),
    date: formatDateTime(order.createdAt, language),
    items: order.lines.map((line): MailItem => {
      const { productName: name, productCode: code, imageUrl } = line;
      const quantity = formatNumber(line.quantity, language);
      const lineTotal = amount(line.lineTotalMinor);
      const backordered = backorderedText(line, t, language);
      return {
        name,
        imageUrl,
        amount: lineTotal,
        details: [
          isolateLtr(`${code} · ${quantity} × ${amount(line.unitPriceMinor)}`, language),
          ...(backordered ? [backordered] : []),
        ],
        text: t('mail:orderConfirmation.textLine', {
          quantity,
          name,
          code,
          total: lineTotal,
        }),
      };
    }),
  };
}

function backorderedText(
  { backorderedQuantity, quantity }: OrderMailView['lines'][number],
  t: Translate,
  language: LanguageCode,
): string | null {
  if (backorderedQuantity === 0) return null;
  const missing = formatNumber(backorderedQuantity, language);
  return t('order.backordered', { missing, quantity: formatNumber(quantity, language) });
}

/** All that stand in the mail. */
const amountsOf = (order: OrderMailView): number[] => [
  order.subtotalMinor,
  order.discountMinor,
  order.shippingMinor,
  order.totalMinor,
  ...order.taxLines.map(({ taxMinor }) => taxMinor),
  ...order.lines.flatMap(({ unitPriceMinor, lineTotalMinor }) => [unitPriceMinor, lineTotalMinor]),
];

function discountRow(
  { discountCode: code, discountMinor }: OrderMailView,
  t: Translate,
  amount: (minor: number) => string,
): [label: string, amount: string][] {
  if (code === null) return [];
  return [
    [
      t('totals.discount', { code }),
      discountMinor === 0 ? t('totals.discountShipping') : amount(-discountMinor),
    ],
  ];
}

function typedTextsOf(order: OrderMailView, t: Translate): [label: string, typed: string][] {
  const isTrusted = order.paymentStatus === 'paid';
  const entered: [label: string, typed: string | null][] = [
    [t('order.taxNumber'), isTrusted ? order.vatNumber : safeDisplayCode(order.vatNumber ?? '')],
    ...ORDER_TEXT_FIELDS.map((field): [string, string | null] => [
      t(`order.${field}`),
      isTrusted ? order[field] : harmlessReference(field, order),
    ]),
  ];
  return entered.filter((row): row is [string, string] => Boolean(row[1]));
}

function harmlessReference(field: OrderTextField, order: OrderMailView): string | null {
  return isOrderReference(field) ? safeDisplayCode(order[field] ?? '') : null;
}

function destinationOf({ shippingAddress, language, userId, paymentStatus }: OrderMailView): string[] {
  const { company, address, zipCode, city, county, state } = shippingAddress;
  const country = countryName(shippingAddress.country, language);
  const region = county || state;
  const town = [zipCode, city].filter(Boolean).join(' ');
  const places = [address, town, region === city ? '' : region, country];
  const names = [personName(shippingAddress), company ?? ''];
  const isTrusted = userId !== null || paymentStatus === 'paid';
  if (isTrusted) return [...names, ...places].filter((line): line is string => Boolean(line));
  return [
    ...names.flatMap((name) => safeDisplayName(name) ?? []),
    ...places.flatMap((place) => safeDisplayAddress(place ?? '') ?? []),
  ];
}
