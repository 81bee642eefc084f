import { readMeasures, withoutBounds, withoutParts } from './measures';
import { readPrices } from './prices';

const measured = (text: string) =>
  readMeasures(text).map(({ typed, quantity, value, from, to }) => [typed, quantity, value, from, to]);

describe('measures in a search', () => {
  it.each([
    ['pedal bin 60 l', 'pedal bin', [['60 l', 'volume', 60, 60, 60]]],
    ['coș de gunoi cu pedală 60 litri', 'coș de gunoi cu pedală', [['60 litri', 'volume', 60, 60, 60]]],
    ['250ml ladle', 'ladle', [['250ml', 'volume', 0.25, 0.25, 0.25]]],
    ['cuțit 20,5 cm', 'cuțit', [['20,5 cm', 'length', 205, 205, 205]]],
    ['shelf 1.2 m', 'shelf', [['1.2 m', 'length', 1200, 1200, 1200]]],
    ['2.5 kg scale', 'scale', [['2.5 kg', 'mass', 2500, 2500, 2500]]],
    ['2 kW oven', 'oven', [['2 kW', 'power', 2000, 2000, 2000]]],
    ['box -18 °C', 'box', [['-18 °C', 'temperature', -18, -18, -18]]],
    ['label minus 40 degrees celsius', 'label', [['-40 degrees celsius', 'temperature', -40, -40, -40]]],
    [
      'box for the freezer from -40 with lid',
      'box for the freezer with lid',
      [['-40', 'temperature', -40, -40, -40]],
    ],
    ['oven 500 °F', 'oven', [['500 °F', 'temperature', 260, 260, 260]]],
    ['timer 60 minutes', 'timer', [['60 minutes', 'duration', 3600, 3600, 3600]]],
    ['scanner IP67', 'scanner', [['IP67', 'protection', 67, 67, null]]],
    ['سلة ٦٠ لترا', 'سلة', [['60 لترا', 'volume', 60, 60, 60]]],
    ['60升垃圾桶', '垃圾桶', [['60升', 'volume', 60, 60, 60]]],
    ['60リットルのゴミ箱', 'ゴミ箱', [['60リットル', 'volume', 60, 60, 60]]],
    ['60리터 쓰레기통', '쓰레기통', [['60리터', 'volume', 60, 60, 60]]],
  ])('are told from its words: "%s"', (text, rest, expected) => {
    expect(measured(text)).toEqual(expected);
    expect(withoutParts(text, readMeasures(text))).toBe(rest);
  });

  it.each([
    ['thermometer up to 300 °C', 'thermometer', null, 300],
    ['freezer labels from -40 °C', 'freezer labels', -40, -40],
    ['knife not heavier than 250 g', 'knife', null, 250],
    ['Messer leichter als 250 g', 'Messer', null, 250],
    ['shelf longer than 90 cm', 'shelf', 900, null],
    ['Etiketten ab -40 Grad', 'Etiketten', -40, -40],
    ['Thermometer bis zu 300 Grad', 'Thermometer', null, 300],
    ['termometru până la 300°C', 'termometru', null, 300],
    ['cuțit nu mai lung de 20 cm', 'cuțit', null, 200],
    ['guanti non più corti di 30 cm', 'guanti', 300, null],
    ['sac cu mânere mai ușor de 2 kg', 'sac cu mânere', null, 2000],
    ['estante más ancha que 90 cm', 'estante', 900, null],
    ['Säcke für 110-Liter-Tonnen', 'Säcke für -Tonnen', 110, 110],
    ['gel that works within 30 seconds', 'gel that works', null, 30],
    ['bin at least 60 l', 'bin', 60, null],
    ['Eimer ab 60 l', 'Eimer', 60, null],
    ['coș minim 60 l', 'coș', 60, null],
    ['poubelle d’au moins 60 l', 'poubelle d’', 60, null],
    ['bin 60 l or more', 'bin', 60, null],
    ['60リットル以上 ゴミ箱', 'ゴミ箱', 60, null],
    ['최대 60리터 통', '통', null, 60],
    ['between 20 and 30 l pot', 'pot', 20, 30],
    ['dissolvable labels at least 500 per roll', 'dissolvable labels per roll', 500, null],
    ['etichete minim 500 pe rolă', 'etichete pe rolă', 500, null],
    ['guanti almeno 50 pezzi', 'guanti', 50, null],
    ['Tücher höchstens 20 Stück', 'Tücher', null, 20],
    ['ملصقات بحد أدنى 500', 'ملصقات', 500, null],
    ['thermometer at least IP65', 'thermometer', 65, null],
    ['Scanner maximal IP54', 'Scanner', null, 54],
    ['raft nu mai mult de 100 cm', 'raft', null, 1000],
    ['caisse 20 l ou plus', 'caisse', 20, null],
    ['scatola non meno di 10 l', 'scatola', 10, null],
    ['20–30 cm board', 'board', 200, 300],
    ['oală între 20 și 30 l', 'oală', 20, 30],
  ])('may be bounds: "%s"', (text, rest, from, to) => {
    const [measure] = readMeasures(text);
    expect(measure).toMatchObject({ from, to });
    expect(withoutParts(text, [measure!])).toBe(rest);
    expect(withoutBounds(text)).not.toMatch(/at least|minim|mindestens|almeno|حد/);
  });

  it('are two in a size', () =>
    expect(measured('labels 50x75 mm').map(([typed]) => typed)).toEqual(['50 mm', '75 mm']));

  it.each([
    '7 x 1000 dots',
    'infrared 12:1',
    'GN 1/1',
    'KP-12',
    'no 3 knife',
    'HDPE 500',
    'roll of 500',
    'gloves under 20',
    'grater 4-in-1',
    'pot less than 90 lei',
  ])('are none in "%s"', (text) => expect(readMeasures(text)).toEqual([]));
});

it.each([
  ['knives under 50 €', 'knives', 5000],
  ['knives below 20,000 forints', 'knives', 2_000_000],
  ['knives under 20 000 Ft', 'knives', 2_000_000],
  ['Messer unter 20.000 Forint', 'Messer', 2_000_000],
  ['cuțite sub 1.250,50 lei', 'cuțite', 125_050],
  ['cuțite sub 20000 de forinți', 'cuțite', 2_000_000],
  ['coltelli sotto 89,90 zł', 'coltelli', 8990],
  ['cuchillos menos de 249 Kč', 'cuchillos', 24_900],
  ['knives under 40 for fish', 'knives for fish', 4000],
  ['Messer unter 40', 'Messer', 4000],
])('"%s" is a search for "%s" with a bound of the price', (text, rest, minor) => {
  expect(readPrices(text)).toMatchObject({ rest, maxMinor: minor, minMinor: null });
});

it.each(['shelf under 40 cm', 'gloves 40', 'labels under 40 microns'])('"%s" bounds no price', (text) => {
  expect(readPrices(text)).toBeNull();
});
