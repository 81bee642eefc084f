import { filedDocuments, statedBy } from './documents.mjs';
import { csvRows, xlsxRows } from './exports.mjs';
import { minorOf } from './shopping.mjs';
import { strFromU8 } from 'fflate';

const SHOWN = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Sums by key. */
function sums(rows, keyOf, minor) {
  const found = new Map();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + minor(row));
  return found;
}

/**
 * Every figure of the exports beside the same one from a source that the exports do not read: the e-invoices that the tax
 * office took, and what buyers paid and got back.
 */
export function compared({ exports, orders, ledger, office }) {
  const rows = [];
  const agree = (what, sources, one, other, isMoney = true) => {
    const shown = (value) => (isMoney ? SHOWN.format((value ?? 0) / 100) : String(value ?? 0));
    for (const key of [...new Set([...one.keys(), ...other.keys()])].sort()) {
      const [a, b] = [one.get(key) ?? 0, other.get(key) ?? 0];
      rows.push([what, key, ...sources.map(String), shown(a), shown(b), a === b ? 'yes' : '**no**']);
    }
  };
  const counted = (what, sources, one, other) =>
    agree(what, sources, new Map([['', one]]), new Map([['', other]]), false);

  const { sales, receipts, receiptSums, vat, states, open, invoiceSums, files } = exports;
  const uploads = [...office.uploads.values()];
  // Whose answer was lost is sent again: a rejected document is none, however often.
  const rejected = new Set(uploads.filter(({ errors }) => errors.length > 0).map(({ number }) => number));
  const taken = uploads.filter(({ errors }) => errors.length === 0);
  const stated = taken.map(({ xml }) => statedBy(xml));
  // What was rejected and its storno, which is not sent, come to zero: the books have both, the office neither.
  const sentSales = sales.filter(({ invoiceNumber }) => taken.some(({ number }) => number === invoiceNumber));

  const TAX = ['e-invoices at the tax office', 'sales journal'];
  counted('documents', TAX, taken.length, sales.length - 2 * rejected.size);
  counted('each of them once', ['taken', 'numbers'], taken.length, new Set(office.documents).size);
  const ofCurrency = ({ currency }) => currency;
  for (const amount of ['net', 'vat', 'total'])
    agree(
      amount,
      TAX,
      sums(stated, ofCurrency, (each) => each[amount]),
      sums(sales, ofCurrency, (sale) => minorOf(sale[amount])),
    );
  agree(
    'VAT in lei',
    TAX,
    sums(
      stated,
      () => 'RON',
      ({ vatInLei }) => vatInLei,
    ),
    sums(
      sales,
      () => 'RON',
      (sale) => minorOf(sale.accountingVat ?? sale.vat),
    ),
  );
  const days = (list, dayOf) =>
    new Map(list.map((each) => [each.number ?? each.invoiceNumber, Date.parse(dayOf(each))]));
  const [there, here] = [days(stated, ({ day }) => day), days(sentSales, ({ issueDate }) => issueDate)];
  counted(
    'documents of the same day',
    TAX,
    there.size,
    [...there].filter(([number, day]) => here.get(number) === day).length,
  );

  const rateKey = ({ currency }, { category, percent }) => `${currency} ${category} ${percent}%`;
  const lines = stated.flatMap((each) => each.rates.map((rate) => ({ key: rateKey(each, rate), ...rate })));
  const reported = vat.map((row) => ({
    key: rateKey(row, { category: row.category, percent: Math.round(row.rate * 10_000) / 100 }),
    taxable: minorOf(row.taxable),
    vat: minorOf(row.vat),
  }));
  const byKey = ({ key }) => key;
  for (const amount of ['taxable', 'vat'])
    agree(
      `${amount} by rate`,
      ['e-invoices at the tax office', 'VAT summary'],
      sums(lines, byKey, (line) => line[amount]),
      sums(reported, byKey, (line) => line[amount]),
    );

  const named = (pattern) => Object.keys(files).find((name) => pattern.test(name));
  const [csvName, xlsxName] = [named(/vanzari-\d.*\.csv$/), named(/vanzari-\d.*\.xlsx$/)];
  const csv = csvRows(strFromU8(files[csvName]));
  const xlsx = xlsxRows(files[xlsxName]);
  const cents = (text = '') => minorOf(String(text).replace(',', '.'));
  for (const [column, amount] of [
    ['Bază', 'net'],
    ['TVA', 'vat'],
    ['Total', 'total'],
  ]) {
    const journal = sums(sales, ofCurrency, (sale) => minorOf(sale[amount]));
    const ofFile = (table) =>
      sums(
        table,
        (row) => row['Moneda'] ?? row['Monedă'],
        (row) => cents(row[column]),
      );
    agree(amount, ['sales journal', 'its CSV'], journal, ofFile(csv));
    agree(amount, ['sales journal', 'its XLSX'], journal, ofFile(xlsx));
  }
  agree(
    'total',
    ['sales journal', 'sums of Invoices'],
    sums(sales, ofCurrency, (sale) => minorOf(sale.total)),
    sums(invoiceSums, ofCurrency, (sum) => minorOf(sum.totalAmount)),
  );

  const filed = filedDocuments(files, taken);
  for (const [kind, number] of Object.entries(filed))
    counted(`${kind} in the ZIP`, ['documents', 'files'], taken.length, number);

  const wayKey = ({ kind, method, currency }) => `${kind} ${method} ${currency}`;
  const MONEY = ['what buyers paid and got back', 'receipts journal'];
  agree(
    'receipts',
    MONEY,
    sums(ledger, wayKey, ({ minor }) => minor),
    sums(receipts, wayKey, ({ amount }) => minorOf(amount)),
  );
  agree(
    'receipts',
    ['receipts journal', 'its sums'],
    sums(receipts, wayKey, ({ amount }) => minorOf(amount)),
    sums(receiptSums, wayKey, ({ amount }) => minorOf(amount)),
  );

  const refunds = sums(
    ledger.filter(({ kind }) => kind === 'refund'),
    ({ orderId }) => orderId,
    ({ minor }) => minor,
  );
  const left = ({ id, isCancelled, totalAmount }) =>
    isCancelled ? 0 : minorOf(totalAmount) + (refunds.get(id) ?? 0);
  const documented = sums(
    sales,
    ({ orderId }) => orderId,
    ({ orderTotal }) => minorOf(orderTotal),
  );
  counted(
    'orders whose documents come to what was kept',
    ['orders', 'of the journal'],
    orders.length,
    orders.filter((order) => documented.get(order.id) === left(order)).length,
  );
  agree(
    'kept of all orders',
    ['orders less refunds', 'sales journal'],
    new Map([['EUR', orders.reduce((sum, order) => sum + left(order), 0)]]),
    new Map([['EUR', [...documented.values()].reduce((sum, minor) => sum + minor, 0)]]),
  );
  agree(
    'open',
    ['invoices less payments', 'open items'],
    sums(
      orders.filter(({ openMinor }) => openMinor > 0),
      ({ invoice }) => invoice.currency,
      ({ openMinor }) => openMinor,
    ),
    sums(open, ofCurrency, (each) => minorOf(each.open)),
  );

  const abroad = stated
    .filter(({ country }) => country === 'FR')
    .flatMap((each) => each.rates.map((rate) => ({ ...rate, key: `FR ${rate.percent}% ${each.currency}` })));
  agree(
    'VAT of France',
    ['e-invoices at the tax office', 'OSS sums'],
    sums(
      abroad.filter(({ category }) => category === 'S'),
      byKey,
      (line) => line.vat,
    ),
    sums(
      states.sales.map((each) => ({
        ...each,
        key: `${each.state} ${Math.round(each.rate * 10_000) / 100}% ${each.currency}`,
      })),
      byKey,
      (each) => minorOf(each.vat),
    ),
  );
  const supplies = stated.flatMap((each) =>
    each.rates.filter(({ category }) => category === 'K').map((rate) => ({ ...rate, key: each.currency })),
  );
  agree(
    'intra-Community supplies',
    ['e-invoices at the tax office', 'recapitulative sums'],
    sums(supplies, byKey, (line) => line.taxable),
    sums(states.supplies, ofCurrency, (each) => minorOf(each.month)),
  );
  return rows;
}
