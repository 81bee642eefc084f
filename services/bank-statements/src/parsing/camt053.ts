import { convert } from 'xmlbuilder2';
import {
  amountMinorOf,
  compactIban,
  dayOf,
  oneLine,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement';

/** What xmlbuilder2 reads: elements by name, attributes with "@", text as "#", lists where they repeat. */
type Xml = string | { [name: string]: Xml } | Xml[];

const listOf = (node: Xml | undefined): Xml[] =>
  node === undefined ? [] : Array.isArray(node) ? node : [node];

/** Elements at a path, whatever their prefix and the version of the schema. */
function all(node: Xml | undefined, path: string): Xml[] {
  return path
    .split('/')
    .reduce<Xml[]>(
      (nodes, name) =>
        nodes.flatMap((each) =>
          typeof each === 'string' || Array.isArray(each)
            ? []
            : Object.entries(each).flatMap(([key, child]) =>
                key.replace(/^.*:/, '') === name ? listOf(child) : [],
              ),
        ),
      listOf(node),
    );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The reader leaves entities as they are written. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return ENTITIES[name] ?? written;
    const code = parseInt((decimal ?? hex) as string, decimal === undefined ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });

function textOf(node: Xml | undefined, path = ''): string {
  const [first] = path === '' ? listOf(node) : all(node, path);
  if (first === undefined) return '';
  if (typeof first === 'string') return decoded(first);
  return Array.isArray(first) || typeof first['#'] !== 'string' ? '' : decoded(first['#']);
}

/** ISO 20022 camt.053 of any version: an entry may hold several transactions, each of which is a line. */
export function parseCamt053(xml: string): Statement {
  let root: Xml;
  try {
    root = convert(xml, { format: 'object' }) as Xml;
  } catch {
    throw unreadable('This XML file is damaged.');
  }
  const statements = all(root, 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0) throw unreadable('This XML file is no bank statement (camt.053).');
  return {
    format: 'camt053',
    iban: compactIban(textOf(statements[0], 'Acct/Id/IBAN')),
    lines: statements.flatMap((statement) => all(statement, 'Ntry').flatMap((entry) => linesOf(entry))),
  };
}

function linesOf(entry: Xml): StatementLine[] {
  const details = all(entry, 'NtryDtls/TxDtls');
  const own = details.filter((detail) => amountOf(detail) !== null);
  // A single transaction is stated with the amount of its entry in older versions.
  if (details.length > 1 && own.length === details.length) return details.map((each) => lineOf(entry, each));
  return [lineOf(entry, details[0])];
}

function amountOf(detail: Xml | undefined): Xml | null {
  return all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls/TxAmt/Amt')[0] ?? null;
}

function lineOf(entry: Xml, detail: Xml | undefined): StatementLine {
  const isOneOfSeveral = all(entry, 'NtryDtls/TxDtls').length > 1;
  const amount = (isOneOfSeveral ? amountOf(detail) : null) ?? all(entry, 'Amt')[0];
  const amountMinor = amountMinorOf(textOf(amount));
  const bookedOn = dayOf(
    textOf(entry, 'BookgDt/Dt') || textOf(entry, 'BookgDt/DtTm') || textOf(entry, 'ValDt/Dt'),
  );
  if (amountMinor === null || bookedOn === null)
    throw unreadable('An entry of this statement has no amount or no day.');
  const isDebit = textOf(entry, 'CdtDbtInd') === 'DBIT';
  const party = isDebit ? 'Cdtr' : 'Dbtr';
  const name =
    textOf(detail, `RltdPties/${party}/Nm`) ||
    textOf(detail, `RltdPties/${party}/Pty/Nm`) ||
    textOf(detail, `RltdPties/Ultmt${party}/Nm`);
  const endToEnd = textOf(detail, 'Refs/EndToEndId');
  return {
    bookedOn,
    amountMinor: isDebit ? -amountMinor : amountMinor,
    currency: currencyOf(amount),
    counterpartyName: name,
    counterpartyIban: compactIban(textOf(detail, `RltdPties/${party}Acct/Id/IBAN`)),
    text: oneLine([
      ...all(detail, 'RmtInf/Ustrd').map((node) => textOf(node)),
      ...all(detail, 'RmtInf/Strd/CdtrRefInf/Ref').map((node) => textOf(node)),
      ...all(detail, 'RmtInf/Strd/RfrdDocInf/Nb').map((node) => textOf(node)),
      endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
      textOf(entry, 'AddtlNtryInf'),
    ]),
    bankReference: (isOneOfSeveral ? textOf(detail, 'Refs/AcctSvcrRef') : '') || textOf(entry, 'AcctSvcrRef'),
    isReturn: textOf(entry, 'RvslInd') === 'true' || all(detail, 'RtrInf').length > 0,
  };
}

function currencyOf(amount: Xml | undefined): string {
  const currency = typeof amount === 'object' && !Array.isArray(amount) ? amount['@Ccy'] : undefined;
  return typeof currency === 'string' ? currency : '';
}
