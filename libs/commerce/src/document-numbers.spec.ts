import {
  calendarSeriesOf,
  documentNumberOf,
  DOCUMENT_NUMBER_RULES,
  type DocumentNumbersForm,
  seriesOfYear,
} from './document-numbers';
import { problemsByRules } from './field-rules';

const FORM: DocumentNumbersForm = {
  invoiceSeries: 'KPB-2026-',
  invoiceFirstNumber: '1001',
  stornoSeries: 'KPB-S-',
  stornoFirstNumber: '1',
  creditNoteSeries: 'CN-2026-',
  creditNoteFirstNumber: '000001',
};
const problems = (changes: Partial<DocumentNumbersForm>) =>
  problemsByRules(DOCUMENT_NUMBER_RULES, { ...FORM, ...changes }).map(({ field, messageKey }) => [
    field,
    messageKey.replace('validation.', ''),
  ]);

describe('the numbers of documents', () => {
  it.each(['KPB-2026-', 'kpb', 'F', 'A1B2-', 'KPB2026-', 'A-B-C-', 'ORDER-'])(
    'may begin with %s',
    (series) => {
      expect(problems({ invoiceSeries: series })).toEqual([]);
    },
  );

  it.each(['', '-', '2026-', 'KPB-2026', 'KPB--', 'KPB 26', 'KPB/', 'ȘTE-', `${'K'.repeat(20)}-`])(
    'may not begin with "%s"',
    (series) => {
      expect(problems({ invoiceSeries: series })).toEqual([['invoiceSeries', 'seriesInvalid']]);
    },
  );

  it('of two kinds are never the same, also in another year, nor those of other things', () => {
    expect(problems({ stornoSeries: 'kpb-2027-' })).toEqual([
      ['invoiceSeries', 'seriesTaken'],
      ['stornoSeries', 'seriesTaken'],
    ]);
    for (const series of ['ORD-2026-', 'KP-', 'rma-'])
      expect(problems({ stornoSeries: series })).toEqual([['stornoSeries', 'seriesTaken']]);
  });

  it.each(['', '0', '000', '-1', '1.5', '123456789', 'A1'])('do not start at "%s"', (first) => {
    expect(problems({ stornoFirstNumber: first })).toEqual([['stornoFirstNumber', 'firstNumberInvalid']]);
  });

  it('follow the calendar where the series has the year, and only there', () => {
    const numberIn = (series: string, year: number, sequence: number, width = 1) =>
      documentNumberOf(seriesOfYear(calendarSeriesOf(series, 2026), year), sequence, width);
    expect(numberIn('KPB-2026-', 2026, 1001, 4)).toBe('KPB-2026-1001');
    expect(numberIn('KPB-2026-', 2027, 1, 4)).toBe('KPB-2027-0001');
    expect(numberIn('KPB20261-', 2027, 7)).toBe('KPB20261-7');
    expect(numberIn('KPB', 2027, 10_000, 4)).toBe('KPB10000');
  });
});
