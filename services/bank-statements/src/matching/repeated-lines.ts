import { isNamed, wordsOf } from './payer-names';

/** A line as a file states it, whatever was decided about it. */
export interface StatedLine {
  readonly id: number;
  readonly format: string;
  /** Of the account; empty where the file does not name it. */
  readonly accountIban: string;
  /** ISO day. */
  readonly bookedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly counterpartyName: string;
  readonly counterpartyIban: string;
  readonly text: string;
  readonly state: string;
}

/**
 * Lines that seem to be imported already, from a file of another format: the later one, with the earlier one, or with
 * the one that is matched.
 * Each earlier line is repeated at most once by each format, so that two payments that look alike remain two.
 */
export function repeatedLines(lines: readonly StatedLine[]): Map<number, number> {
  const repeats = new Map<number, number>();
  const firsts = new Map<string, { line: StatedLine; formats: Set<string> }[]>();
  for (const line of [...lines].sort(matchedFirst)) {
    const key = [line.bookedOn, line.amountMinor, line.currency].join(' ');
    const alike = firsts.get(key) ?? [];
    const first = alike.find((each) => !each.formats.has(line.format) && isSameMovement(each.line, line));
    if (first) {
      first.formats.add(line.format);
      repeats.set(line.id, first.line.id);
    } else firsts.set(key, [...alike, { line, formats: new Set([line.format]) }]);
  }
  return repeats;
}

const matchedFirst = (one: StatedLine, other: StatedLine) =>
  Number(other.state === 'matched') - Number(one.state === 'matched') || one.id - other.id;

/** Formats spread name, account and purpose differently, so the words of the shorter one are looked for in all of the other. */
function isSameMovement(one: StatedLine, other: StatedLine): boolean {
  if (isContradicted(one.accountIban, other.accountIban)) return false;
  if (isContradicted(one.counterpartyIban, other.counterpartyIban)) return false;
  const [fewer, more] = [one, other].map(wordsIn).sort((left, right) => left.length - right.length);
  return isNamed(fewer!, more!);
}

const isContradicted = (one: string, other: string) => one !== '' && other !== '' && one !== other;

const wordsIn = ({ counterpartyName, counterpartyIban, text }: StatedLine): string[] => [
  ...new Set(wordsOf([counterpartyName, counterpartyIban, text].join(' '))),
];
