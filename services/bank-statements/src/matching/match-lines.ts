import type { BankLine, KnownPayers, OpenDocument } from './bank-line';
import { DocumentIndex } from './document-index';
import { isNamed, wordsOf } from './payer-names';
import { isMistypedIn, type ReferenceStrength, strengthOf } from './references';

export type MatchReason = 'reference' | 'mistyped' | 'account' | 'name';

export interface MatchedPart {
  readonly number: string;
  readonly amountMinor: number;
}

export interface Match {
  readonly isCertain: boolean;
  readonly reason: MatchReason;
  readonly parts: readonly MatchedPart[];
}

/** What of the amount a bank may keep, or a customer may round. */
const MAX_FEE_SHARE = 0.1;
const MAX_JOINED_DOCUMENTS = 3;

interface Candidate {
  readonly document: OpenDocument;
  readonly strength: ReferenceStrength | null;
  readonly isMistyped: boolean;
  readonly isKnownAccount: boolean;
  readonly isPayer: boolean;
}

/** In the order of their days: what a line pays is not open for the next one. */
export function matchLines(
  lines: readonly BankLine[],
  documents: readonly OpenDocument[],
  payers: KnownPayers,
): Map<number, Match> {
  const index = new DocumentIndex(documents);
  const paid = new Map<string, number>();
  const rest = ({ number, openMinor }: OpenDocument) => Math.max(0, openMinor - (paid.get(number) ?? 0));
  const matches = new Map<number, Match>();
  const ordered = [...lines].sort((one, other) => compare(one.bookedOn, other.bookedOn) || one.id - other.id);
  for (const line of ordered) {
    if (line.amountMinor <= 0) continue;
    const near = index.near(line, payers).map((document) => ({ ...document, openMinor: rest(document) }));
    const match = matchLine(line, near, payers);
    if (!match) continue;
    matches.set(line.id, match);
    for (const { number, amountMinor } of match.parts)
      paid.set(number, (paid.get(number) ?? 0) + amountMinor);
  }
  return matches;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** @returns null when it is not known what it pays */
export function matchLine(
  line: BankLine,
  documents: readonly OpenDocument[],
  payers: KnownPayers,
): Match | null {
  if (line.amountMinor <= 0) return null;
  const given = {
    payer: wordsOf(line.payerName),
    text: wordsOf(line.text),
  };
  const candidates = documents
    .filter(({ currency, placedOn }) => currency === line.currency && placedOn <= line.bookedOn)
    .map((document) => candidateOf(document, line, given, payers));
  const open = candidates.filter(({ document }) => document.openMinor > 0);
  return byReference(line, open, candidates) ?? byPayer(line, open, candidates);
}

interface GivenWords {
  readonly payer: readonly string[];
  readonly text: readonly string[];
}

function candidateOf(
  document: OpenDocument,
  { text, payerIban }: BankLine,
  given: GivenWords,
  payers: KnownPayers,
): Candidate {
  const isKnownAccount = payers.get(payerIban)?.has(document.customer) ?? false;
  const isNamedBy = (words: readonly string[]) => document.names.some((name) => isNamed(name, words));
  return {
    document,
    strength: strengthOf(document.number, text),
    isMistyped: isMistypedIn(text, document.number),
    isKnownAccount,
    isPayer: isKnownAccount || isNamedBy(given.payer) || isNamedBy(given.text),
  };
}

const isStrong = ({ strength }: Candidate) => strength === 'full' || strength === 'short';
const sumOf = (candidates: readonly Candidate[]) =>
  candidates.reduce((sum, { document }) => sum + document.openMinor, 0);

function inFull(candidates: readonly Candidate[], reason: MatchReason, isCertain: boolean): Match {
  const isLate = candidates.some(({ document }) => document.isLate);
  return {
    isCertain: isCertain && !isLate,
    reason,
    parts: candidates.map(({ document: { number, openMinor } }) => ({ number, amountMinor: openMinor })),
  };
}

const partly = ({ document: { number } }: Candidate, amountMinor: number, reason: MatchReason): Match => ({
  isCertain: false,
  reason,
  parts: [{ number, amountMinor }],
});

function byReference(line: BankLine, open: readonly Candidate[], all: readonly Candidate[]): Match | null {
  const { amountMinor } = line;
  const named = open.filter(isStrong);
  if (named.length > 0 && sumOf(named) === amountMinor) return inFull(named, 'reference', true);
  // "ORD-2026-000490/491": beside a reference a bare number counts, and so it does for who is known to pay.
  const bare = open.filter(({ strength, isPayer }) => strength === 'bare' && (isPayer || named.length > 0));
  const joined = [...named, ...bare];
  if (bare.length > 0 && sumOf(joined) === amountMinor)
    return inFull(
      joined,
      'reference',
      joined.every(({ isPayer }) => isPayer),
    );
  const mistyped = open.filter(
    (candidate) => candidate.isMistyped && candidate.isPayer && candidate.document.openMinor === amountMinor,
  );
  if (mistyped.length === 1) return inFull(mistyped, 'mistyped', false);
  return named.length === 1 || (named.length === 0 && bare.length === 1)
    ? ofOne((named[0] ?? bare[0])!, line, all)
    : null;
}

/** Another amount than the document that is named: a part of it, a fee less, or too much. */
function ofOne(candidate: Candidate, { amountMinor }: BankLine, all: readonly Candidate[]): Match | null {
  const { document, isPayer, strength } = candidate;
  const others = all.filter((other) => other !== candidate && isStrong(other));
  if (others.length > 0) return null;
  const isPaidByOthers = all.some(
    (other) => other !== candidate && other.isPayer && other.document.openMinor === amountMinor,
  );
  if (isPaidByOthers || (!isPayer && strength !== 'full')) return null;
  const isTooMuch = amountMinor > document.openMinor;
  if (isTooMuch && (!isPayer || !isNear(amountMinor, document.openMinor))) return null;
  return partly(candidate, amountMinor, 'reference');
}

const isNear = (amountMinor: number, openMinor: number) =>
  Math.abs(amountMinor - openMinor) <= openMinor * MAX_FEE_SHARE;

function byPayer(line: BankLine, open: readonly Candidate[], all: readonly Candidate[]): Match | null {
  const { amountMinor } = line;
  // They repeat the reference of what they have paid already: only they know what this is for.
  if (all.some((each) => isStrong(each) && each.document.openMinor === 0 && each.isPayer)) return null;
  const own = open.filter(({ isPayer }) => isPayer);
  const reason = own.every(({ isKnownAccount }) => isKnownAccount) ? 'account' : 'name';
  const exact = own.filter(({ document }) => document.openMinor === amountMinor);
  if (exact.length > 0)
    return exact.length === 1 ? inFull(exact, reason, reason === 'account' && own.length === 1) : null;
  if (own.some(isStrong) || !isOneCustomer(own)) return null;
  const joined = joinedDocuments(own, amountMinor);
  if (joined) return inFull(joined, reason, false);
  const [only] = own;
  return own.length === 1 && isNear(amountMinor, only!.document.openMinor)
    ? partly(only!, amountMinor, reason)
    : null;
}

const isOneCustomer = (candidates: readonly Candidate[]) =>
  new Set(candidates.map(({ document }) => document.customer)).size === 1;

/** The only documents whose sum it is; null where there are none, or several such. */
function joinedDocuments(candidates: readonly Candidate[], amountMinor: number): Candidate[] | null {
  const found: Candidate[][] = [];
  const extend = (chosen: Candidate[], from: number, restMinor: number) => {
    if (restMinor === 0 && chosen.length > 1) found.push(chosen);
    if (restMinor <= 0 || chosen.length === MAX_JOINED_DOCUMENTS || found.length > 1) return;
    for (let index = from; index < candidates.length; index += 1)
      extend([...chosen, candidates[index]!], index + 1, restMinor - candidates[index]!.document.openMinor);
  };
  extend([], 0, amountMinor);
  return found.length === 1 ? found[0]! : null;
}
