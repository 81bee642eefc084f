import {
  type Address,
  awaitsPayment,
  greetedName,
  money,
  namedPaymentMethod,
  ORDER_TEXT_FIELDS,
  personName,
} from '@kp/commerce';
import {
  directionOf,
  formatDateTime,
  formatDayRange,
  formatMoney,
  formatNumber,
  formatPercent,
  type LanguageCode,
} from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import {
  html,
  mailButton,
  mailLayout,
  mailTranslator,
  type ShopContact,
  type Translate,
} from './mail-template';
import { greetingOf, unpaidGuestCap } from './order-mail';
import { harmlessName } from './typed-text';

const CELL = 'padding:8px 0;border-bottom:1px solid #E9ECEC;vertical-align:top';
/** Amounts are right-aligned in both directions, so the space beside the label changes sides. */
const AMOUNT = { ltr: 'padding-left:12px', rtl: 'padding-right:12px' };

const CAP = { kinds: ['order-confirmation', 'order-waiting'], maxPerDay: 20 };

/** Until it is paid, it repeats only names of what the buyer typed: the email may belong to a stranger. */
export async function orderConfirmation(order: OrderMailView, shop: ShopContact): Promise<MailContent> {
  const texts = await orderTexts(order);
  const { t, total, lines, totals } = texts;
  const { kind, subject, title, intro, notes, preview, button } = wordingOf(order, texts);
  const greeting = greetingOf(t, greetedName(order.shippingAddress));
  const method = namedPaymentMethod(order, order.totalMinor);
  const payment = t('mail:orderConfirmation.paymentMethod', {
    method: t(`paymentMethod.${method}`),
  });
  const note = {
    cash: 'mail:orderConfirmation.cashNote',
    agreed: 'mail:orderConfirmation.agreedNote',
  } as const;
  const payingNote = method === 'cash' || method === 'agreed' ? t(note[method], { total }) : '';
  const delivery = deliveryDays(order, t);
  const reason = t('mail:reason', { shop: shop.name });
  const questions = t('mail:questions', { phone: shop.phone });
  const shipTo = destinationOf(order.shippingAddress, order.language);
  const typedTexts = typedTextsOf(order, t);
  const amountStyle = `text-align:right;white-space:nowrap;${AMOUNT[directionOf(order.language)]}`;

  const content = html` <p>${greeting}</p>
    <p>${intro}</p>
    ${notes.map((note) => html`<p>${note}</p>`)}
    <table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
      ${lines.map(
        (line) =>
          html`<tr>
            <td style="${CELL}">
              <span dir="auto">${line.name}</span><br />
              <small><span dir="ltr">${line.code}</span> · ${line.quantity} × ${line.unitPrice}</small>
              ${line.backordered && html`<br /><small>${line.backordered}</small>`}
            </td>
            <td align="right" style="${CELL};${amountStyle}">${line.total}</td>
          </tr>`,
      )}
      ${totals.map(
        ([label, amount], index) =>
          html`<tr style="${index === totals.length - 1 ? 'font-weight:bold;font-size:18px' : ''}">
            <td style="padding:4px 0">${label}</td>
            <td align="right" style="padding:4px 0;${amountStyle}">${amount}</td>
          </tr>`,
      )}
    </table>
    <p>${payment}<br />${payingNote}</p>
    <h2 style="font-size:18px">${t('mail:orderConfirmation.deliveryTitle')}</h2>
    <p>${shipTo.map((line) => html`<span dir="auto">${line}</span><br />`)}</p>
    ${delivery && html`<p>${delivery}</p>`}
    ${typedTexts.map(
      ([label, typed]) =>
        html`<h2 style="font-size:18px">${label}</h2>
          <p dir="auto" style="white-space:pre-line">${typed}</p>`,
    )}
    ${mailButton(button)}
    <p>${t('mail:signature', { shop: shop.name })}</p>`;

  const text = [
    greeting,
    '',
    intro,
    '',
    ...notes.flatMap((note) => [note, '']),
    ...lines.flatMap(({ quantity, name, code, total: lineTotal, backordered }) => [
      t('mail:orderConfirmation.textLine', { quantity, name, code, total: lineTotal }),
      ...(backordered ? [backordered] : []),
    ]),
    '',
    ...totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    payment,
    ...(payingNote ? [payingNote] : []),
    '',
    t('mail:orderConfirmation.deliveryTitle'),
    ...shipTo,
    ...(delivery ? [delivery] : []),
    '',
    ...typedTexts.flatMap(([label, typed]) => [label, typed, '']),
    `${button.label}: ${button.url}`,
    '',
    t('mail:signature', { shop: shop.name }),
    '',
    questions,
    reason,
  ].join('\n');

  return {
    kind,
    language: order.language,
    cap: unpaidGuestCap(order, CAP),
    onceFor: order.id,
    subject,
    text,
    html: mailLayout({
      shopName: shop.name,
      language: order.language,
      title,
      preview,
      content,
      footer: [questions, reason],
    }),
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
  { t, total, date }: Awaited<ReturnType<typeof orderTexts>>,
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

async function orderTexts(order: OrderMailView) {
  const { language, currency } = order;
  const { t } = await mailTranslator(language);
  const amount = (minor: number) => formatMoney(money(minor, currency), language);
  const shipping =
    order.shippingMinor === 0 ? t('mail:orderConfirmation.shippingFree') : amount(order.shippingMinor);
  const vat = t('mail:orderConfirmation.vat', { rate: formatPercent(order.vatRate, language) });
  const totals: [label: string, amount: string][] = [
    [t('mail:orderConfirmation.subtotal'), amount(order.subtotalMinor)],
    ...discountRow(order, t, amount),
    [t('mail:orderConfirmation.shipping'), shipping],
    [vat, amount(order.vatMinor)],
    [t('mail:orderConfirmation.total'), amount(order.totalMinor)],
  ];
  return {
    t,
    totals,
    total: amount(order.totalMinor),
    date: formatDateTime(order.createdAt, language),
    lines: order.lines.map((line) => ({
      name: line.productName,
      code: line.productCode,
      quantity: formatNumber(line.quantity, language),
      backordered: backorderedText(line, t, language),
      unitPrice: amount(line.unitPriceMinor),
      total: amount(line.lineTotalMinor),
    })),
  };
}

function deliveryDays(
  { promisedFirstDay: first, promisedLastDay: last, language }: OrderMailView,
  t: Translate,
): string | null {
  return first && last && t('order.arrives', { days: formatDayRange(first, last, language) });
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
  if (order.paymentStatus !== 'paid') return [];
  return ORDER_TEXT_FIELDS.flatMap((field) => {
    const typed = order[field];
    return typed ? [[t(`order.${field}`), typed]] : [];
  });
}

function destinationOf(address: Address, language: LanguageCode): string[] {
  const { city, country } = address;
  const parts = [personName(address), city, countryName(country, language)];
  return parts.flatMap((part) => harmlessName(part) ?? []);
}
