import {
  amountMinorOf,
  compactIban,
  dayOf,
  oneLine,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement';

interface Field {
  tag: string;
  value: string;
}

/** ":61:2611290129C1234,56NTRFNONREF//8951234": value date, booking date, mark, amount, code, references. */
const MOVEMENT =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})([A-Z][A-Z0-9]{3})([^\n/]{0,16})(?:\/\/([^\n]*))?/;
/** "?20Text" of German, Austrian and many Romanian banks; "+20" of others. */
const SUBFIELD = /[?+<~](\d{2})/;
const IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/;

/** SWIFT MT940: `:61:` is a movement, the `:86:` that follows says for what, in the bank's own structure. */
export function parseMt940(text: string): Statement {
  const fields = fieldsOf(text);
  if (!fields.some(({ tag }) => tag === '61')) {
    if (fields.some(({ tag }) => /^6[02]/.test(tag))) return { format: 'mt940', iban: '', lines: [] };
    throw unreadable('This file is no bank statement (MT940).');
  }
  const account = fields.find(({ tag }) => tag === '25')?.value ?? '';
  let currency = '';
  const lines: StatementLine[] = [];
  for (const [index, { tag, value }] of fields.entries()) {
    if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? currency;
    if (tag !== '61') continue;
    const next = fields[index + 1];
    lines.push(lineOf(value, next?.tag === '86' ? next.value : '', currency));
  }
  return { format: 'mt940', iban: IBAN.exec(compactIban(account))?.[0] ?? '', lines };
}

function fieldsOf(text: string): Field[] {
  const found = text.replaceAll('\r', '').split(/\n(?=:\d{2}[A-Z]?:|-\}?\s*$)/m);
  return found.flatMap((part) => {
    const [, tag, value] = /^\s*(?:\{[\s\S]*?)?:(\d{2}[A-Z]?):([\s\S]*)$/.exec(part) ?? [];
    return tag === undefined ? [] : [{ tag, value: value!.trim() }];
  });
}

function lineOf(movement: string, purpose: string, currency: string): StatementLine {
  const found = MOVEMENT.exec(movement);
  const [, valued = '', booked, mark = '', amount = '', code = '', own = '', bankReference = ''] =
    found ?? [];
  const amountMinor = amountMinorOf(amount.endsWith(',') ? amount.slice(0, -1) : amount);
  const valueDay = dayOf(`20${valued}`);
  if (!found || amountMinor === null || valueDay === null)
    throw unreadable(`This line of the statement cannot be read: ${movement.split('\n')[0]}`);
  const { name, iban, text } = structured(purpose);
  return {
    bookedOn: bookingDay(valueDay, booked),
    // "RC" takes a credit back, "RD" a debit.
    amountMinor: mark === 'C' || mark === 'RD' ? amountMinor : -amountMinor,
    currency,
    counterpartyName: name,
    counterpartyIban: iban,
    text: oneLine([text, own === 'NONREF' ? '' : own, ...movement.split('\n').slice(1)]),
    bankReference: bankReference.trim(),
    isReturn: mark.startsWith('R') || code === 'NRTI',
  };
}

/** The booking date has no year: at the turn of a year it is that of the other one. */
function bookingDay(valueDay: string, booked: string | undefined): string {
  if (!booked) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) => `${each}-${booked.slice(0, 2)}-${booked.slice(2)}`);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDay));
  return days.sort((one, other) => distance(one) - distance(other))[0]!;
}

function structured(purpose: string): { name: string; iban: string; text: string } {
  const joined = purpose.replaceAll('\n', '');
  const parts = joined.split(SUBFIELD);
  if (parts.length < 3) {
    const slashed = slashedParts(joined);
    return { ...slashed, iban: IBAN.exec(compactIban(slashed.iban || joined))?.[0] ?? '' };
  }
  const of = (from: number, to: number) =>
    parts.flatMap((part, index) =>
      index % 2 === 1 && Number(part) >= from && Number(part) <= to ? [parts[index + 1]!] : [],
    );
  return {
    // A text of 27 characters goes on in the next field without a space.
    text: of(20, 29)
      .concat(of(60, 63))
      .join('')
      .replace(/(EREF|KREF|SVWZ|ABWA)\+/g, ' ')
      .trim(),
    name: oneLine([of(32, 33).join('')]),
    iban: compactIban(of(31, 31)[0] ?? '') || compactIban(of(38, 38)[0] ?? ''),
  };
}

/** "/NAME/Bistro Nord/IBAN/RO49…/REMI/ORD-2026-000401": the structure of SWIFT itself. */
function slashedParts(text: string): { name: string; iban: string; text: string } {
  const of = (...codes: string[]) =>
    codes
      .map((code) => new RegExp(`/${code}/(.*?)(?=/[A-Z]{4}/|$)`).exec(text)?.[1] ?? '')
      .find((value) => value !== '') ?? '';
  const remittance = of('REMI', 'ORDP');
  return { name: of('NAME', 'ORDP'), iban: of('IBAN', 'ACCT'), text: remittance || text };
}
