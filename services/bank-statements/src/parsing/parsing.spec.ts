import { parseCamt053 } from './camt053';
import { isComplete, parseCsvStatement, readCsvHead } from './csv-statement';
import { decodeText } from './decode-text';
import { formatOf } from './detect-statement';
import { parseMt940 } from './mt940';
import { amountMinorOf, dayOf } from './statement';

const camt = (version: string, entries: string, prefix = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns${prefix && ':'}${prefix.replace(':', '')}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<${prefix}BkToCstmrStmt><${prefix}Stmt><${prefix}Acct><${prefix}Id><${prefix}IBAN>RO49AAAA1B31007593840000</${prefix}IBAN></${prefix}Id></${prefix}Acct>
${entries}</${prefix}Stmt></${prefix}BkToCstmrStmt></${prefix}Document>`;

const ENTRY = `<Ntry><Amt Ccy="RON">1234.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-03</Dt></BookgDt><AcctSvcrRef>BT-1</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Bistro Nord &amp; Co SRL</Nm></Dbtr><DbtrAcct><Id><IBAN>RO12BTRL0000001111111111</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>plata comanda</Ustrd><Ustrd>ORD-2026-000401</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const BATCH = `<Ntry><Amt Ccy="RON">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-11-04T10:00:00</DtTm></BookgDt>
<NtryDtls><TxDtls><Amt Ccy="RON">100.00</Amt><RltdPties><Dbtr><Pty><Nm>Ana</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>ORD-2026-000402</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>
<TxDtls><Amt Ccy="RON">200.00</Amt><RltdPties><Dbtr><Pty><Nm>Ion</Nm></Pty></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>`;

const RETURN = `<Ntry><Amt Ccy="RON">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><BookgDt><Dt>2026-11-05</Dt></BookgDt></Ntry>`;

describe('CAMT.053', () => {
  it.each(['02', '08'])('of version %s is read with payer, account and all references', (version) => {
    const { iban, lines } = parseCamt053(camt(version, ENTRY));
    expect(iban).toBe('RO49AAAA1B31007593840000');
    expect(lines).toEqual([
      {
        bookedOn: '2026-11-03',
        amountMinor: 123_450,
        currency: 'RON',
        counterpartyName: 'Bistro Nord & Co SRL',
        counterpartyIban: 'RO12BTRL0000001111111111',
        text: 'plata comanda ORD-2026-000401',
        bankReference: 'BT-1',
        isReturn: false,
      },
    ]);
  });

  it('has a line for each transaction of an entry, and says what is a return', () => {
    const { lines } = parseCamt053(camt('08', BATCH + RETURN));
    expect(
      lines.map(({ amountMinor, counterpartyName, text, isReturn }) => [
        amountMinor,
        counterpartyName,
        text,
        isReturn,
      ]),
    ).toEqual([
      [10_000, 'Ana', 'ORD-2026-000402', false],
      [20_000, 'Ion', '', false],
      [-5_000, '', '', true],
    ]);
  });

  it('may have a prefix', () => {
    const prefixed = ENTRY.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:');
    expect(parseCamt053(camt('02', prefixed, 'ns2:')).lines[0]?.amountMinor).toBe(123_450);
  });

  it.each(['<html><p>Session ended</p></html>', '<Document><BkToCstmrStmt>', '<a/>'])('is not %s', (xml) => {
    expect(() => parseCamt053(xml)).toThrow(expect.objectContaining({ code: 'BANK.STATEMENT_UNREADABLE' }));
  });
});

const MT940 = `{1:F01BTRLRO22AXXX0000000000}{2:I940N}{4:
:20:STMT
:25:RO49AAAA1B31007593840000
:28C:11/1
:60F:C261102RON1000,00
:61:2611031103C1234,50NTRFNONREF//BT-1
:86:166?20plata comanda ORD-2026-0?2100401?31RO12BTRL0000001111111111?32BISTRO NORD?33 SRL
:61:2611040D12,NCHGNONREF
:86:Comision
:61:2612310101RC50,00NRTINONREF//BT-9
:86:/NAME/Hotel Carpati/IBAN/RO31BRDE0000003100000001/REMI/retur ORD-2026-000403
:62F:C261105RON2222,50
-}`;

describe('MT940', () => {
  it('is read in the structure of the bank, and in that of SWIFT', () => {
    const { iban, lines } = parseMt940(MT940.replace('2611040D12,', '261104D12,'));
    expect(iban).toBe('RO49AAAA1B31007593840000');
    expect(lines).toEqual([
      expect.objectContaining({
        bookedOn: '2026-11-03',
        amountMinor: 123_450,
        currency: 'RON',
        counterpartyName: 'BISTRO NORD SRL',
        counterpartyIban: 'RO12BTRL0000001111111111',
        text: 'plata comanda ORD-2026-000401',
        bankReference: 'BT-1',
      }),
      expect.objectContaining({ amountMinor: -1_200, text: 'Comision' }),
      expect.objectContaining({
        bookedOn: '2027-01-01',
        amountMinor: -5_000,
        counterpartyName: 'Hotel Carpati',
        counterpartyIban: 'RO31BRDE0000003100000001',
        text: 'retur ORD-2026-000403',
        isReturn: true,
      }),
    ]);
  });

  it('names the line that cannot be read', () => {
    expect(() => parseMt940(':20:X\n:60F:C261102RON0,\n:61:nonsense')).toThrow('nonsense');
  });
});

const CSV = `Banca X;Extras de cont
Perioada;noiembrie

Data;Descriere;Debit;Credit;Partener;IBAN;Referinta
03.11.2026;ORD-2026-000401;;1.234,50;Bistro Nord SRL;RO12 BTRL 0000 0011 1111 1111;A1
04.11.2026;Comision;12,00;;Banca X;;A2
`;

describe('CSV', () => {
  it('is read below the lines of the bank, with headings that are known', () => {
    const { headings, mapping } = readCsvHead(CSV);
    expect(headings).toHaveLength(7);
    expect(isComplete(mapping)).toBe(true);
    const { lines } = parseCsvStatement(CSV, mapping, 'RON');
    expect(
      lines.map(({ bookedOn, amountMinor, counterpartyIban }) => [bookedOn, amountMinor, counterpartyIban]),
    ).toEqual([
      ['2026-11-03', 123_450, 'RO12BTRL0000001111111111'],
      ['2026-11-04', -1_200, ''],
    ]);
  });

  it.each([
    'Data tranzactie=date|Data valuta|Descriere=text|Referinta tranzactiei=reference|Debit=debit|Credit=credit|Sold contabil',
    'Data înregistrării=date|Referința tranzacției=reference|Nume partener=name|Suma ieșire=debit|Suma intrare=credit',
    'Data operațiunii=date|Data valorii|Descrierea operațiunii=text|Debit=debit|Credit=credit',
    'numar cont|data procesarii=date|suma=amount|valuta=currency|nume beneficiar/ordonator=name|cont beneficiar/ordonator=iban',
    'Data înregistrare=date|Data tranzacţiei|Suma debit=debit|Suma credit=credit|Nume/Denumire ordonator/beneficiar=name|Nr. referință=reference',
    'Buchungstag=date|Valuta|Beguenstigter/Zahlungspflichtiger=name|Kontonummer/IBAN=iban|Verwendungszweck=text|Betrag (€)=amount|Währung=currency',
    'Date de l’opération=date|Libellé=text|Débit euros=debit|Crédit euros=credit',
    'F. Valor|Fecha operación=date|Concepto=text|Importe=amount|Divisa=currency',
    'Data_Operazione=date|Data_Valuta|Entrate=credit|Uscite=debit|Descrizione=text',
    'Data mov.=date|Data valor|Descrição=text|Débito=debit|Crédito=credit',
    '取引日=date|入出金(円)=amount|入出金先内容=text',
    'Booking Date=date|Partner Name=name|Partner IBAN=iban|Amount=amount|Currency=currency|Account',
  ])('knows what a bank means by %s', (columns) => {
    const [head, fields] = [0, 1].map((at) =>
      columns.split('|').map((column) => column.split('=')[at] ?? ''),
    );
    const cells: Record<string, string> = { amount: '-12,00', debit: '12,00', credit: '', currency: 'RON' };
    const row = fields!.map((field) => cells[field] ?? '03.11.2026');
    const { mapping } = readCsvHead([head, row].map((each) => each!.join(';')).join('\n'));
    const known = fields!.flatMap((field, at) => (field ? [[field, head![at]]] : []));
    expect(mapping).toEqual(Object.fromEntries(known));
    expect(isComplete(mapping)).toBe(true);
  });

  it('needs a mapping where its headings say nothing', () => {
    expect(isComplete(readCsvHead('a,b\n1,2\n').mapping)).toBe(false);
    const { lines } = parseCsvStatement('a,b\n2026-11-03,-2.50\n', { date: 'a', amount: 'b' }, 'EUR');
    expect(lines).toEqual([expect.objectContaining({ amountMinor: -250, currency: 'EUR' })]);
  });

  it('names the row whose day or amount cannot be read', () => {
    expect(() => parseCsvStatement('a,b\nx,2\n', { date: 'a', amount: 'b' }, 'EUR')).toThrow('Row 1');
  });
});

it.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1234,5', 123_450],
  ['1 234', 123_400],
  ['1.234', 123_400],
  ['-12.00', -1_200],
  ['12,00-', -1_200],
  ['(3,00)', -300],
  ['', null],
  ['abc', null],
])('the amount %j is %p', (text, minor) => expect(amountMinorOf(text)).toBe(minor));

it.each([
  ['2026-11-29', '2026-11-29'],
  ['29.11.2026', '2026-11-29'],
  ['5/1/2026 10:00', '2026-01-05'],
  ['2026/11/29', '2026-11-29'],
  ['20261129', '2026-11-29'],
  ['31.02.2026', null],
  ['tomorrow', null],
])('the day %j is %p', (text, day) => expect(dayOf(text)).toBe(day));

it('files are told apart by what they begin with, and read in the letters of their bank', () => {
  expect([camt('02', ENTRY), MT940, CSV].map(formatOf)).toEqual(['camt053', 'mt940', 'csv']);
  expect(decodeText(Buffer.from([0xe3, 0xba, 0x20, 0x41]))).toBe('ăş A');
  expect(() => decodeText(Buffer.from('PK\u0003\u0004rest'))).toThrow('Excel');
});
