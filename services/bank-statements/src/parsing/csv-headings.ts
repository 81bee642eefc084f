import type { BankCsvField, BankCsvMapping } from '@kp/commerce/bank-csv-fields';
import { amountMinorOf, dayOf } from './statement';

/** As banks head their columns, folded: of what one field may be called, the first in the list wins. */
const KNOWN: Record<BankCsvField, RegExp[]> = {
  date: [
    /^(booking|posting|transaction|completed)? ?date$/,
    /^data( tranzactiei?| procesarii| inregistrari?i?e?| operatiunii?)?$/,
    /^(buchungstag|buchungsdatum|datum)$/,
    /^date( operation| de l'operation| de comptabilisation| comptable)?$/,
    /^fecha( operacion| de operacion| contable)?$/,
    /^data (contabile|operazione|mov|movimento|lancamento|da operacao)$/,
    /^(日付|取引日|交易日期|记账日期|거래일|거래일자|거래일시|التاريخ|تاريخ العملية)$/,
  ],
  amount: [
    /^(transaction )?amount$/,
    /^(suma|valoare)( tranzactiei?)?$/,
    /^(betrag|umsatz)( in eur)?$/,
    /^(montant|importe|importo|importancia|montante)( eur| euros?)?$/,
    /^(入出金|交易金额|거래금액|المبلغ)$/,
  ],
  credit: [
    /^(suma )?(credit|incasari|intrari|intrare)$/,
    /^(credit amount|money in|paid in|haben|abonos?|avoir|credit euros|entrate|accrediti|avere|creditos?)$/,
    /^(入金|入金金額|預かり金額|お預入金額|贷方发生额|收入|입금|입금액|دائن)$/,
  ],
  debit: [
    /^(suma )?(debit|plati|iesiri|iesire)$/,
    /^(debit amount|money out|paid out|soll|cargos?|debit euros|uscite|addebiti|dare|debitos?)$/,
    /^(出金|出金金額|支払い金額|お引出金額|借方发生额|支出|출금|출금액|مدين)$/,
  ],
  currency: [/^(currency|valuta|moneda|wahrung|waehrung|divisa|devise|moeda|通貨|币种|통화|العملة)$/],
  name: [
    /^((counterparty|partner|payer) )?name$|^(counterparty|payer)$/,
    /^(nume |denumire |nume\/denumire )?(partener|contrapartida|(beneficiar ?\/ ?ordonator)|(ordonator ?\/ ?beneficiar)|ordonator|platitor)$|^nume$/,
    /^(partnername|auftraggeber.*|beguenstigter.*|begunstigter.*|name zahlungsbeteiligter|zahlungspflichtige.*)$/,
    /^(contrepartie|ordenante|contraparte|controparte|ordinante)$/,
    /^(摘要内容|对方户名|거래처|المستفيد)$/,
  ],
  iban: [
    /^(counterparty |partner )?iban( partener| contrapartida| zahlungsbeteiligter)?$/,
    /^cont (partener|contrapartida|ordonator|platitor|beneficiar ?\/ ?ordonator|ordonator ?\/ ?beneficiar)$/,
    /^(kontonummer.*|iban ?\/ ?kontonummer|对方账号)$/,
  ],
  text: [
    /^((transaction )?description|details|booking details|reference text|purpose)$/,
    /^(detalii(le)?|descriere|descrierea|explicatii)( operatiunii| tranzactiei?)?$/,
    /^(verwendungszweck|buchungs-?details|buchungstext)$/,
    /^(libelle( operation| complet)?|concepto|descricao|descrizione( completa)?|causale)$/,
    /^(摘要|内容|入出金先内容|적요|내용|الوصف|البيان)$/,
  ],
  reference: [
    /^((booking|bank) )?reference$|^transaction id$/,
    /^(nr |numar )?referinta( tranzactiei?)?$|^id tranzactie$/,
    /^(buchungsreferenz|referencia|riferimento)$/,
  ],
};

const CURRENCY = /^[A-Za-z]{3}$/;

/** "Valuta" is a currency in one country and a day in another: the cells below say which. */
const HOLDS: Partial<Record<BankCsvField, (cell: string) => boolean>> = {
  date: (cell) => dayOf(cell) !== null,
  amount: (cell) => amountMinorOf(cell) !== null,
  credit: (cell) => amountMinorOf(cell) !== null,
  debit: (cell) => amountMinorOf(cell) !== null,
  currency: (cell) => CURRENCY.test(cell),
};

/** Without accents, dots and what stands in brackets: "Dată tranzacție." and "Betrag (€)". */
const folded = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[(（].*?[)）]/g, ' ')
    .replace(/[.:_’]/g, (letter) => (letter === '’' ? "'" : ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What the columns of a table mean, as far as their headings and first cells say it. */
export function guessMapping(head: readonly string[], rows: readonly (readonly string[])[]): BankCsvMapping {
  const names = head.map(folded);
  const holds = (field: BankCsvField, at: number) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
    return cells.length === 0 || cells.some(HOLDS[field] ?? (() => true));
  };
  const guesses = (Object.entries(KNOWN) as [BankCsvField, RegExp[]][]).flatMap(([field, patterns]) => {
    const found = patterns
      .map((pattern) => names.findIndex((name, at) => pattern.test(name) && holds(field, at)))
      .find((at) => at >= 0);
    return found === undefined ? [] : [[field, head[found]!]];
  });
  return Object.fromEntries(guesses) as BankCsvMapping;
}
