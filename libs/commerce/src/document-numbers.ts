import { cleanCode } from './clean-code';
import type { FieldRule, FieldRules } from './field-rules';
import type { InvoiceKind } from './list-rules';

/** How documents are numbered: the series "KPB-2026-" and the first number "1001" make "KPB-2026-1001". */
export interface DocumentNumbersForm {
  readonly invoiceSeries: string;
  /** As many digits as all numbers have at least: "000001". */
  readonly invoiceFirstNumber: string;
  readonly stornoSeries: string;
  readonly stornoFirstNumber: string;
  readonly creditNoteSeries: string;
  readonly creditNoteFirstNumber: string;
}

interface NumberFields {
  readonly series: keyof DocumentNumbersForm;
  readonly firstNumber: keyof DocumentNumbersForm;
}

export const NUMBER_FIELDS: Readonly<Record<InvoiceKind, NumberFields>> = {
  invoice: { series: 'invoiceSeries', firstNumber: 'invoiceFirstNumber' },
  storno: { series: 'stornoSeries', firstNumber: 'stornoFirstNumber' },
  credit_note: { series: 'creditNoteSeries', firstNumber: 'creditNoteFirstNumber' },
};

const SERIES_MAX = 20;
const FIRST_NUMBER_DIGITS = 8;
/** A series that ends with a digit would run into its numbers. */
const SERIES = /^[A-Z](?:-?[A-Z0-9])*-?(?<!\d)$/;
const FIRST_NUMBER = new RegExp(`^(?!0+$)\\d{1,${FIRST_NUMBER_DIGITS}}$`);
/** Orders, products, returns and delivery notes have them. */
const RESERVED = /^(?:ORD|KP|RMA|DN)(?![A-Z])/;

export const cleanSeries = (text: string): string => cleanCode(text).toUpperCase();

/** Stands for the year of issue in a series that is stored. */
const YEAR = '{year}';

/** The year that it is now follows the calendar: "KPB-2026-" of 2026 is "KPB-2027-" in 2027, and begins again at 1. */
export const calendarSeriesOf = (series: string, year: number): string =>
  series.replace(new RegExp(`(?<!\\d)${year}(?!\\d)`), YEAR);

export const isOfYear = (stored: string): boolean => stored.includes(YEAR);

export const seriesOfYear = (stored: string, year: number): string => stored.replace(YEAR, String(year));

/** @param width how many digits it has at least */
export const documentNumberOf = (series: string, sequence: number, width: number): string =>
  series + String(sequence).padStart(width, '0');

/** With any year it would be the same one. */
const timeless = (series: string): string => cleanSeries(series).replaceAll(/(?<!\d)20\d\d(?!\d)/g, YEAR);

const seriesRule =
  (own: keyof DocumentNumbersForm): FieldRule<string, DocumentNumbersForm> =>
  (text, form) => {
    const series = cleanSeries(text);
    if (series.length > SERIES_MAX || !SERIES.test(series))
      return { messageKey: 'validation.seriesInvalid', values: { max: SERIES_MAX } };
    const others = Object.values(NUMBER_FIELDS).filter((fields) => fields.series !== own);
    const isTaken = others.some((fields) => timeless(form[fields.series] ?? '') === timeless(series));
    return isTaken || RESERVED.test(series) ? { messageKey: 'validation.seriesTaken' } : null;
  };

const firstNumberRule: FieldRule = (text) =>
  FIRST_NUMBER.test(cleanCode(text))
    ? null
    : { messageKey: 'validation.firstNumberInvalid', values: { max: FIRST_NUMBER_DIGITS } };

export const DOCUMENT_NUMBER_RULES: FieldRules<DocumentNumbersForm> = {
  invoiceSeries: seriesRule('invoiceSeries'),
  invoiceFirstNumber: firstNumberRule,
  stornoSeries: seriesRule('stornoSeries'),
  stornoFirstNumber: firstNumberRule,
  creditNoteSeries: seriesRule('creditNoteSeries'),
  creditNoteFirstNumber: firstNumberRule,
};
