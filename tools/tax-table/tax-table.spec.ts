import rates from '../../services/settings/src/tax/vat-rates-eu.json';
import { type Row, rowsOf } from './rows';

const sum = (rows: Row[], ...columns: string[]) =>
  rows.reduce((total, row) => columns.reduce((part, column) => part + Number(row[column]), total), 0);

function groupBy(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const orders = rowsOf('orders');
const lines = groupBy(rowsOf('lines'), (line) => line.order);
const taxLines = groupBy(rowsOf('tax-lines'), (line) => line.order);
const refunds = groupBy(rowsOf('refunds'), (step) => `${step.order} ${step.sequence}`);
const refundTaxes = groupBy(rowsOf('refund-taxes'), (line) => `${line.order} ${line.sequence} ${line.step}`);

/** Names the rows that break a rule, so a failure says where. */
const breaking = (rule: (order: Row, own: Row[], taxes: Row[]) => boolean) =>
  orders
    .filter((order) => !rule(order, lines.get(order.order)!, taxLines.get(order.order)!))
    .map((order) => order.order);

function standingRate(country: string, taxClass: string, day: string): number {
  const rowsFor = (name: string) =>
    rates.filter((rate) => rate.country === country && rate.class === name && rate.validFrom <= day);
  const rows = rowsFor(taxClass).length > 0 ? rowsFor(taxClass) : rowsFor('standard');
  return rows.reduce((newest, rate) => (rate.validFrom > newest.validFrom ? rate : newest)).rateBasisPoints;
}

describe('tax table', () => {
  it('has a hundred orders and more, all with lines and tax lines', () => {
    expect(orders.length).toBeGreaterThan(100);
    expect(breaking((_, own, taxes) => own?.length > 0 && taxes?.length > 0)).toEqual([]);
  });

  it('holds whole minor units only', () => {
    const amount = /^\d{1,15}$/;
    expect(
      breaking((order) => ['net', 'vat', 'total', 'subtotal'].every((key) => amount.test(order[key]))),
    ).toEqual([]);
    expect(
      [...taxLines.values()]
        .flat()
        .filter((line) => ![line.taxable, line.vat].every((cell) => amount.test(cell))),
    ).toEqual([]);
  });

  it('adds up: tax lines are the total', () => {
    expect(
      breaking(
        (order, _, taxes) =>
          sum(taxes, 'taxable') === Number(order.net) &&
          sum(taxes, 'vat') === Number(order.vat) &&
          sum(taxes, 'taxable', 'vat') === Number(order.total),
      ),
    ).toEqual([]);
  });

  it('asks for subtotal − discount + shipping + fee, with the VAT of net prices and without that of exported gross ones', () => {
    expect(
      breaking((order, own) => {
        const prices = sum([order], 'subtotal', 'shipping', 'fee') - Number(order.discount);
        const isUntaxedGross =
          order.entry === 'gross' && own.some((line) => line.rate !== line.rate_in_price);
        if (isUntaxedGross) return Number(order.total) < prices;
        return Number(order.total) === prices + (order.entry === 'net' ? Number(order.goods_vat) : 0);
      }),
    ).toEqual([]);
  });

  it('keeps every line in its tax line, and all that was paid in the lines', () => {
    expect(
      breaking((order, own, taxes) => {
        const isWhole = taxes.every(
          (tax) =>
            sum(
              own.filter((line) => line.category === tax.category && line.rate === tax.rate),
              'net',
            ) === Number(tax.goods_net),
        );
        return (
          isWhole &&
          sum(own, 'paid_net', 'paid_vat') + sum([order], 'shipping', 'fee') === Number(order.total)
        );
      }),
    ).toEqual([]);
  });

  it('is at most one unit from taxable × rate, and charges VAT in category S alone', () => {
    expect(
      breaking((_, own, taxes) =>
        taxes.every((tax) => {
          const exact = (Number(tax.taxable) * Number(tax.rate)) / 10_000;
          return tax.category === 'S'
            ? Math.abs(Number(tax.vat) - Math.floor(exact + 0.5)) <= 1
            : tax.rate === '0' && tax.vat === '0';
        }),
      ),
    ).toEqual([]);
  });

  it('takes its rates from the rates of the member states', () => {
    expect(
      breaking((order, own) =>
        own
          .filter((line) => line.category === 'S')
          .every((line) => {
            const taxClass = line.other_country === order.tax_country ? line.other_class : line.class;
            return standingRate(order.tax_country, taxClass, order.day) === Number(line.rate);
          }),
      ),
    ).toEqual([]);
  });

  it.each([...refunds.keys()])('refunds %s in steps that leave nothing', (key) => {
    const steps = refunds.get(key)!;
    const order = orders.find((candidate) => candidate.order === steps[0].order)!;
    expect(sum(steps, 'refund')).toBe(Number(order.total));
    let remaining = Number(order.total);
    for (const step of steps) {
      const taxes = refundTaxes.get(`${key} ${step.step}`)!;
      remaining -= Number(step.refund);
      expect([Number(step.remaining), sum(taxes, 'remaining_taxable', 'remaining_vat')]).toEqual([
        remaining,
        remaining,
      ]);
      expect(sum(taxes, 'taxable', 'vat')).toBe(Number(step.refund));
      expect(Number(step.refund)).toBeGreaterThan(0);
    }
  });

  it('has edits and invoices that add up', () => {
    const total = (id: string) => Number(orders.find((order) => order.order === id)!.total);
    expect([rowsOf('edits').length, rowsOf('invoices').length].every((count) => count > 0)).toBe(true);
    for (const edit of rowsOf('edits'))
      expect([edit.after, sum([edit], 'to_pay') - sum([edit], 'refund')]).toEqual([
        edit.after,
        total(edit.after) - total(edit.before),
      ]);
    const taxes = groupBy(rowsOf('invoice-taxes'), (line) => line.order);
    for (const invoice of rowsOf('invoices')) {
      expect(sum(taxes.get(invoice.order)!, 'taxable', 'vat')).toBe(Number(invoice.total));
      expect(sum([invoice], 'net', 'vat')).toBe(Number(invoice.total));
    }
  });
});
