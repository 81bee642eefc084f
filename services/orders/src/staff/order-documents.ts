import { Injectable, StreamableFile } from '@nestjs/common';
import {
  awaitsTransfer,
  money,
  namedPaymentMethod,
  ORDER_TEXT_FIELDS,
  personName,
  totalQuantity,
} from '@kp/commerce';
import { formatDate, formatMoney, formatNumber, moneyStyleOf } from '@kp/i18n';
import { articleText, quantityText } from '@kp/i18n/article-texts';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { countryName } from '@kp/i18n/country-name';
import { isolate } from '@kp/i18n/direction';
import { createTranslator } from '@kp/i18n/create-translator';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { shownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { loadMessages } from '@kp/i18n/load-messages';
import { isShippingTaxed, taxedTotalsOf, vatRows } from '@kp/i18n/vat-rows';
import { Paper } from '@kp/platform/pdf';
import { BrandFiles, SettingsService } from '@kp/settings';
import type { Address } from '@kp/commerce';
import type { Order, Shipment } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { OrderNames } from '../order-names';
import { OrderRepository } from '../persistence/order.repository';
import { proFormaTexts } from '../transfers/pro-forma-texts';
import { drawOrders, type OrderSheet, type Translate } from './draw-order';

export interface OrderDocument {
  fileName: string;
  pdf: Buffer;
}

export const PDF_FILE = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } };

export const pdfOf = ({ fileName, pdf }: OrderDocument) =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `inline; filename="${fileName}"`,
    length: pdf.length,
  });

/** Drawn when asked for, because an order can change until it is sent. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly names: OrderNames,
    private readonly settings: SettingsService,
    private readonly brand: BrandFiles,
  ) {}

  /** In the language of the order. */
  async order(id: number): Promise<OrderDocument> {
    const order = await this.get(id);
    const language = isLanguageCode(order.language) ? order.language : DEFAULT_LANGUAGE;
    return this.draw([order], language, orderSheetTexts, order.orderNumber);
  }

  /** What an order that waits for its transfer costs, and where the money goes: no tax document. */
  async proForma(order: Order): Promise<OrderDocument> {
    const { bankAccount } = this.settings;
    if (!bankAccount || !awaitsTransfer(order) || order.confirmationRequired) throw orderNotFound();
    const language = isLanguageCode(order.language) ? order.language : DEFAULT_LANGUAGE;
    const textsOf: TextsOf = (of, code, t) => ({
      ...orderSheetTexts(of, code, t),
      ...proFormaTexts(of, bankAccount, code, t),
    });
    return this.draw([order], language, textsOf, `pro-forma-${order.orderNumber}`);
  }

  /** For the warehouse: in the shop's language, without prices. */
  async packingSlip(id: number): Promise<OrderDocument> {
    const order = await this.get(id);
    return this.drawSlips([order], `packing-slip-${order.orderNumber}`);
  }

  /** In one file, in this order. */
  async packingSlips(ids: readonly number[]): Promise<OrderDocument> {
    const orders: Order[] = [];
    for (const id of ids) orders.push(await this.get(id));
    return this.drawSlips(orders, 'packing-slips');
  }

  /** What a parcel holds, for whom it is sent to: in the language of the order, without prices. */
  async deliveryNote(id: number, shipmentId: number): Promise<OrderDocument> {
    const order = await this.get(id);
    const shipment = order.shipments.find((sent) => sent.id === shipmentId);
    if (!shipment) throw orderNotFound();
    const language = isLanguageCode(order.language) ? order.language : DEFAULT_LANGUAGE;
    const textsOf: TextsOf = (of, code, t) => deliveryNoteTexts(of, shipment, code, t);
    return this.draw([order], language, textsOf, `delivery-note-${shipment.deliveryNoteNumber}`);
  }

  private async drawSlips(orders: readonly Order[], name: string): Promise<OrderDocument> {
    const language = catalogLanguage();
    const named = await this.names.ofOrders(orders, language);
    return this.draw(named, language, packingSlipTexts, name);
  }

  private async get(id: number): Promise<Order> {
    const order = await this.orders.find(id);
    if (!order) throw orderNotFound();
    return order;
  }

  private async draw(
    orders: readonly Order[],
    language: LanguageCode,
    textsOf: TextsOf,
    name: string,
  ): Promise<OrderDocument> {
    const messages = await loadMessages(language, ['common', 'invoice', 'order', 'units']);
    const { t } = createTranslator(language, messages);
    const texts = orders.map((order) => textsOf(order, language, t));
    const { name: author } = await this.settings.getPublicCompany();
    const [first] = orders;
    const title = `${texts[0]!.title} ${orders.map(({ orderNumber }) => orderNumber).join(', ')}`;
    const logo = await this.brand.printedLogo();
    const paper = await Paper.begin({ title, author, language, createdAt: first!.createdAt, logo });
    return { fileName: `${name}.pdf`, pdf: await drawOrders(paper, author, texts) };
  }
}

type TextsOf = (order: Order, language: LanguageCode, t: Translate) => OrderSheet;

function commonTexts(order: Order, language: LanguageCode, t: Translate) {
  const { orderNumber } = order;
  return {
    number: orderNumber,
    date: t('common:order.placedOn', { date: formatDate(order.createdAt, language) }),
    addresses: [
      {
        title: t('common:order.shippingAddress'),
        lines: addressLines(order.shippingAddress, language, t),
      },
    ],
    entered: ORDER_TEXT_FIELDS.flatMap((field) => {
      const text = order[field];
      return text === null ? [] : [{ title: t(`common:order.${field}`), text }];
    }),
    page: (page: number, pages: number) => `${orderNumber} · ${t('invoice:page', { page, pages })}`,
  };
}

const methodOf = ({ deliveryMethod }: Order, t: Translate) =>
  deliveryMethod && deliveryMethodName(deliveryMethod, t);

function packingSlipTexts(order: Order, language: LanguageCode, t: Translate): OrderSheet {
  const { courier, awbNumber } = order;
  const shipment = [methodOf(order, t), courier, awbNumber].filter(Boolean).join(' · ');
  return {
    ...commonTexts(order, language, t),
    title: t('invoice:packingSlip.title'),
    facts: [shipment, t('common:order.itemCount', { count: totalQuantity(order.lines) })].filter(Boolean),
    columns: [
      { title: t('invoice:packingSlip.picked'), share: 0.14, hasCheckbox: true },
      { title: t('invoice:items.code'), share: 0.16 },
      { title: t('invoice:items.product'), share: 0.56 },
      { title: t('invoice:items.quantity'), share: 0.14, align: 'end' },
    ],
    rows: order.lines.map((line) => [
      '',
      line.productCode,
      articleText(withBackorder(line, language, t), line.gtin),
      quantityText(line, t, language),
    ]),
    totals: [],
  };
}

function deliveryNoteTexts(
  order: Order,
  { deliveryNoteNumber, courier, awbNumber, shippedAt, lines }: Shipment,
  language: LanguageCode,
  t: Translate,
): OrderSheet {
  const parcel = [methodOf(order, t), courier, awbNumber].filter(Boolean).join(' · ');
  const ordered = t('common:order.number', { orderNumber: order.orderNumber });
  return {
    ...commonTexts(order, language, t),
    title: t('invoice:deliveryNote.title'),
    number: deliveryNoteNumber,
    date: formatDate(shippedAt, language),
    facts: [ordered, parcel].filter(Boolean),
    page: (page, pages) => `${deliveryNoteNumber} · ${t('invoice:page', { page, pages })}`,
    columns: [
      { title: t('invoice:items.code'), share: 0.2 },
      { title: t('invoice:items.product'), share: 0.64 },
      { title: t('invoice:items.quantity'), share: 0.16, align: 'end' },
    ],
    rows: lines.map(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)!;
      const { productCode, productName, gtin, unit } = line;
      return [productCode, articleText(productName, gtin), quantityText({ quantity, unit }, t, language)];
    }),
    totals: [],
  };
}

/** So that staff do not look for units that are not there. */
function withBackorder(line: Order['lines'][number], language: LanguageCode, t: Translate): string {
  const { productName, quantity, backorderedQuantity } = line;
  if (backorderedQuantity === 0) return productName;
  const [missing, all] = [backorderedQuantity, quantity].map((units) => formatNumber(units, language));
  return `${productName} (${t('common:order.backordered', { missing, quantity: all })})`;
}

function orderSheetTexts(order: Order, language: LanguageCode, t: Translate): OrderSheet {
  const common = commonTexts(order, language, t);
  const style = moneyStyleOf(order.currency, [
    order.subtotalMinor,
    order.discountMinor,
    order.shippingMinor,
    order.totalMinor,
    ...order.taxLines.map(({ taxMinor }) => taxMinor),
    ...order.lines.flatMap(({ unitPriceMinor, lineTotalMinor }) => [unitPriceMinor, lineTotalMinor]),
  ]);
  const amount = (minor: number) => formatMoney(money(minor, order.currency), language, style);
  const total = (label: string, minor: number) => ({ label, value: amount(minor) });
  const { discountCode: code, discountMinor } = order;
  const taxed = taxedTotalsOf(order);
  const rows = vatRows(taxed, t, language);
  const vat = (isOfIncluded: boolean) =>
    rows
      .filter(({ isIncluded }) => isIncluded === isOfIncluded)
      .map(({ label, amount: decimal }) => ({
        label,
        value: formatMoney({ amount: decimal, currency: order.currency }, language, style),
      }));
  const taken = discountMinor === 0 ? t('common:totals.discountShipping') : amount(-discountMinor);
  const discount = code === null ? [] : [{ label: t('common:totals.discount', { code }), value: taken }];
  return {
    ...common,
    title: t('invoice:orderNumber'),
    facts: [
      t(`common:orderStatus.${order.status}`),
      ...(order.deliveryMethod ? [deliveryMethodName(order.deliveryMethod, t)] : []),
      `${t(`common:paymentMethod.${namedPaymentMethod(order, order.totalMinor)}`)} · ${t(`common:paymentStatus.${shownPaymentStatus(order.paymentStatus, order.outstandingMinor)}`)}`,
    ],
    addresses: [
      ...common.addresses,
      {
        title: t('common:order.billingAddress'),
        lines: [
          ...addressLines(order.billingAddress, language, t),
          ...(order.vatNumber ? [`${t('invoice:vatNumber')}: ${isolate(order.vatNumber, language)}`] : []),
          order.email,
        ],
      },
    ],
    columns: [
      { title: t('invoice:items.code'), share: 0.14 },
      { title: t('invoice:items.product'), share: 0.4 },
      { title: t('invoice:items.quantity'), share: 0.12, align: 'end' },
      { title: t('invoice:items.unitPrice'), share: 0.17, align: 'end' },
      { title: t('invoice:items.total'), share: 0.17, align: 'end' },
    ],
    rows: order.lines.map((line) => [
      line.productCode,
      line.productName,
      quantityText(line, t, language),
      amount(line.unitPriceMinor),
      amount(line.lineTotalMinor),
    ]),
    totals: [
      total(t('common:totals.subtotal'), order.subtotalMinor),
      ...discount,
      total(
        t(`common:totals.${isShippingTaxed(taxed) ? 'shippingWithVat' : 'shipping'}`),
        order.shippingMinor,
      ),
      ...vat(false),
      total(t('common:totals.total'), order.totalMinor),
      ...vat(true),
    ],
  };
}

function addressLines(address: Address, language: LanguageCode, t: Translate): string[] {
  const { company, city, county, state, zipCode, country, phone } = address;
  const region = county || state;
  const lines = [company, personName(address), address.address, `${zipCode} ${city}`];
  return [
    ...lines,
    region === city ? '' : region,
    countryName(country, language),
    phone && t('common:order.phone', { phone }),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
