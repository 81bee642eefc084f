export const AN_IBAN = { RO: 'RO49AAAA1B31007593840000', DE: 'DE89370400440532013000' } as const;

interface Transfer {
  amount: string;
  currency: string;
  reference: string;
  payer: string;
  /** yyyy-mm-dd */
  day: string;
}

/** What the bank of a country offers for download, with one transfer in it. */
export const STATEMENTS = {
  RO: ({ amount, reference, payer, day }: Transfer) => ({
    name: 'extras.csv',
    mimeType: 'text/csv',
    text: `Data;Suma;Partener;IBAN;Detalii;Referinta\n${day};${amount.replace('.', ',')};${payer};RO12BTRL0000001111111111;Plata ${reference};R1`,
  }),
  DE: ({ amount, currency, reference, payer, day }: Transfer) => ({
    name: 'camt053.xml',
    mimeType: 'application/xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${AN_IBAN.DE}</IBAN></Id></Acct>
<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt>
<NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>Bestellung ${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`,
  }),
};
