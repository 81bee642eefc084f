import { type Address, money } from '@kp/commerce';
import { directionOf, formatDateTime, formatMoney, formatPercent, type LanguageCode } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import type { MailDraft } from '../domain/mail';
import { html, type Html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { OrderFacts } from './order-facts';
import type { ShopFacts } from './shop-facts';

const CELL = 'padding:8px 0;border-bottom:1px solid #E9ECEC;vertical-align:top';
/** Amounts end at their cents in either direction, with room to the words before them. */
const AMOUNT = { ltr: 'padding-left:12px', rtl: 'padding-right:12px' };
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0B5B47;color:#FFFFFF;text-decoration:none;border-radius:6px;font-weight:bold';

/** The mail that tells a buyer what was ordered, in the language of the order, as HTML and as text. */
export async function orderConfirmation(order: OrderFacts, shop: ShopFacts): Promise<MailDraft> {
  const texts = await orderTexts(order);
  const { t, total, lines, totals, address } = texts;
  const title = t('mail:orderConfirmation.title');
  const greeting = t('mail:greeting', { name: order.shippingAddress.firstName });
  const intro = t('mail:orderConfirmation.intro', { orderNumber: order.orderNumber, date: texts.date });
  const payment = t('mail:orderConfirmation.paymentMethod', {
    method: t(`paymentMethod.${order.paymentMethod}`),
  });
  const cashNote = order.paymentMethod === 'cash' ? t('mail:orderConfirmation.cashNote', { total }) : '';
  const delivery = t('mail:orderConfirmation.deliveryTimes');
  const reason = t('mail:reason', { shop: shop.publicUrl });
  const questions = t('mail:questions', { phone: shop.phone });
  const shipTo = address(order.shippingAddress);
  const direction = directionOf(order.language);
  const amountStyle = `text-align:right;white-space:nowrap;${AMOUNT[direction]}`;

  const content = html` <p>${greeting}</p>
    <p>${intro}</p>
    <table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
      ${lines.map(
        (line) =>
          html`<tr>
            <td style="${CELL}">
              <span dir="auto">${line.name}</span><br />
              <small><span dir="ltr">${line.code}</span> · ${line.quantity} × ${line.unitPrice}</small>
            </td>
            <td align="right" style="${CELL};${amountStyle}">${line.total}</td>
          </tr>`,
      )}
      ${totals.map(
        ([label, amount], place) =>
          html`<tr style="${place === totals.length - 1 ? 'font-weight:bold;font-size:18px' : ''}">
            <td style="padding:4px 0">${label}</td>
            <td align="right" style="padding:4px 0;${amountStyle}">${amount}</td>
          </tr>`,
      )}
    </table>
    <p>${payment}<br />${cashNote}</p>
    <h2 style="font-size:18px">${t('mail:orderConfirmation.deliveryTitle')}</h2>
    <p>${shipTo.map((line) => html`<span dir="auto">${line}</span><br />`)}</p>
    <p>${delivery}</p>
    ${notesOf(order, t('mail:orderConfirmation.notes'))}
    <p><a href="${order.statusUrl}" style="${BUTTON}">${t('mail:orderConfirmation.viewOrder')}</a></p>
    <p>${t('mail:signature')}</p>`;

  const text = [
    greeting,
    '',
    intro,
    '',
    ...lines.map((line) =>
      t('mail:orderConfirmation.textLine', {
        quantity: line.quantity,
        name: line.name,
        code: line.code,
        total: line.total,
      }),
    ),
    '',
    ...totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    payment,
    ...(cashNote ? [cashNote] : []),
    '',
    t('mail:orderConfirmation.deliveryTitle'),
    ...shipTo,
    delivery,
    ...(order.notes ? ['', t('mail:orderConfirmation.notes'), order.notes] : []),
    '',
    `${t('mail:orderConfirmation.viewOrder')}: ${order.statusUrl}`,
    '',
    t('mail:signature'),
    '',
    questions,
    reason,
  ].join('\n');

  return {
    kind: 'order-confirmation',
    to: order.email,
    language: order.language,
    subject: t('mail:orderConfirmation.subject', { orderNumber: order.orderNumber }),
    text,
    html: mailLayout({
      language: order.language,
      direction,
      title,
      preview: t('mail:orderConfirmation.preview', { total }),
      content,
      footer: [questions, reason],
    }),
  };
}

function notesOf(order: OrderFacts, label: string): Html | null {
  return order.notes ? html`<p><b>${label}</b><br /><span dir="auto">${order.notes}</span></p>` : null;
}

/** Translator and formatted values of one order. */
async function orderTexts(order: OrderFacts) {
  const { language, currency } = order;
  const { t } = await mailTranslator(language);
  const amount = (minor: number) => formatMoney(money(minor, currency), language);
  const shipping =
    order.shippingMinor === 0 ? t('mail:orderConfirmation.shippingFree') : amount(order.shippingMinor);
  const vat = t('mail:orderConfirmation.vat', { rate: formatPercent(order.vatRate, language) });
  const totals: [label: string, amount: string][] = [
    [t('mail:orderConfirmation.subtotal'), amount(order.subtotalMinor)],
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
      quantity: line.quantity,
      unitPrice: amount(line.unitPriceMinor),
      total: amount(line.lineTotalMinor),
    })),
    address: (address: Address) => addressLines(address, language),
  };
}

function addressLines(address: Address, language: LanguageCode): string[] {
  const { firstName, lastName, company, city, state, county, zipCode, country, phone } = address;
  const region = [...new Set([county, state])].filter((part) => part && part !== city).join(', ');
  return [
    `${firstName} ${lastName}`,
    company,
    address.address,
    `${zipCode} ${city}`,
    region,
    countryName(country, language),
    phone,
  ].filter(Boolean);
}
