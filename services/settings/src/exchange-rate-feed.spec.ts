import { parseRateFeed, rateOf } from './exchange-rate-feed';

const OF_BNR = `<?xml version="1.0" encoding="utf-8"?>
<DataSet xmlns="http://www.bnr.ro/xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.bnr.ro/xsd nbrfxrates.xsd">
  <Header><Publisher>National Bank of Romania</Publisher><PublishingDate>2026-11-27</PublishingDate><MessageType>DR</MessageType></Header>
  <Body>
    <Subject>Reference rates</Subject>
    <OrigCurrency>RON</OrigCurrency>
    <Cube date="2026-11-27">
      <Rate currency="EUR">5.0912</Rate>
      <Rate currency="GBP">5.8520</Rate>
      <Rate currency="HUF" multiplier="100">1.2731</Rate>
      <Rate currency="JPY" multiplier="100">3.1196</Rate>
      <Rate currency="USD">4.6850</Rate>
    </Cube>
  </Body>
</DataSet>`;

const OF_ECB = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='2026-11-27'>
    <Cube currency='USD' rate='1.0867'/><Cube currency='RON' rate='5.0912'/><Cube currency='HUF' rate='399.90'/>
  </Cube></Cube>
</gesmes:Envelope>`;

/** By hand: 5.0912; 1 / 5.0912; 1.2731 / 100; 4.6850 / 5.0912; 3.1196 / 1.2731. */
const BY_BNR = [
  ['EUR', 'RON', '5.091200'],
  ['RON', 'EUR', '0.196417'],
  ['HUF', 'RON', '0.012731'],
  ['USD', 'EUR', '0.920215'],
  ['JPY', 'HUF', '2.450397'],
  ['CHF', 'RON', null],
] as const;

/** By hand: 1.0867; 1 / 1.0867; 5.0912 / 1.0867; 1 / 399.90. */
const BY_ECB = [
  ['EUR', 'USD', '1.086700'],
  ['USD', 'EUR', '0.920217'],
  ['USD', 'RON', '4.685010'],
  ['HUF', 'EUR', '0.002501'],
  ['GBP', 'EUR', null],
] as const;

describe('the daily rates of a bank', () => {
  it.each([
    ['bnr', OF_BNR, BY_BNR],
    ['ecb', OF_ECB, BY_ECB],
  ] as const)('are read as %s states them', (bank, xml, table) => {
    const feed = parseRateFeed(xml);
    expect([feed.bank, feed.day]).toEqual([bank, '2026-11-27']);
    expect(table.map(([base, quote]) => [base, quote, rateOf(base, quote, feed)])).toEqual(table);
  });

  it.each([
    ['a page', '<h1>Maintenance</h1>'],
    ['no day', OF_BNR.replace('date="2026-11-27"', '')],
    ['rates that are no numbers', OF_ECB.replaceAll(/rate='[^']*'/g, "rate='-'")],
  ])('are not read from %s', (_case, xml) => {
    expect(() => parseRateFeed(xml)).toThrow('no exchange rates');
  });

  it('are those of the first day where a file has several', () => {
    const days = OF_BNR.replace(
      '</Body>',
      '<Cube date="2026-11-26"><Rate currency="EUR">5.0650</Rate></Cube></Body>',
    );
    const read = parseRateFeed(days);
    expect([read.day, rateOf('EUR', 'RON', read)]).toEqual(['2026-11-27', '5.091200']);
  });

  it('leave out a rate of an odd number of units', () => {
    const feed = parseRateFeed(
      OF_BNR.replace('currency="HUF" multiplier="100"', 'currency="HUF" multiplier="7"'),
    );
    expect([rateOf('HUF', 'RON', feed), rateOf('EUR', 'RON', feed)]).toEqual([null, '5.091200']);
  });
});
