/** What is measured; values of one are compared with each other, whatever their units. */
export type Quantity =
  | 'volume'
  | 'length'
  | 'mass'
  | 'temperature'
  | 'power'
  | 'voltage'
  | 'duration'
  | 'protection'
  | 'count';

export interface UnitOfMeasure {
  readonly quantity: Quantity;
  /** As attributes and names of products have it. */
  readonly symbol: string;
  /** Other ways to write it, in lower case and without marks. */
  readonly spellings: readonly string[];
  /** A value in the unit as one of the quantity's own unit: liter, millimeter, gram, °C, watt, volt, second. */
  toBase(value: number): number;
}

/** Symbol, how many of the quantity's own unit it is, and how it is written in the languages of the shop, without marks. */
const UNITS: readonly [quantity: Quantity, symbol: string, factor: number, spellings: string][] = [
  [
    'volume',
    'l',
    1,
    'l lt ltr litre litres liter liters litern litro litros litri litru litrii litr لتر ليتر لترا لترات リットル 升 公升 리터',
  ],
  [
    'volume',
    'ml',
    0.001,
    'ml millilitre millilitres milliliter milliliters mililitri mililitru mililitro mililitros millilitri millilitro مل ملل ملليلتر ミリリットル 毫升 밀리리터',
  ],
  ['volume', 'cl', 0.01, 'cl centilitre centilitres centilitri centilitros zentiliter'],
  ['volume', 'dl', 0.1, 'dl decilitre decilitri decilitros deziliter'],
  [
    'length',
    'mm',
    1,
    'mm millimetre millimetres millimeter millimeters millimetern milimetri milimetru milimetro milimetros millimetri millimetro مم ملم ミリ ミリメートル 毫米 밀리 밀리미터',
  ],
  [
    'length',
    'cm',
    10,
    'cm centimetre centimetres centimeter centimeters zentimeter zentimetern centimetri centimetru centimetro centimetros centi سم سنتيمتر センチ センチメートル 厘米 公分 센티 센티미터',
  ],
  ['length', 'm', 1000, 'm metre metres meter meters metern metri metru metro metros متر メートル 米 미터'],
  [
    'mass',
    'g',
    1,
    'g gr gram grams gramm grame gramme grammes gramos grammi gramas غ غرام جرام グラム 克 그램',
  ],
  [
    'mass',
    'kg',
    1000,
    'kg kilo kilos kilogram kilograms kilogramm kilograme kilogramme kilogrammes kilogramos chili chilo chilogrammi quilos quilogramas كجم كغ كغم كيلو كيلوغرام كيلوجرام キロ キログラム 公斤 千克 킬로 킬로그램',
  ],
  [
    'temperature',
    '°C',
    1,
    '°c c oc ° degrees degree celsius grad grade grades gradi graus degres درجه °م 度 摄氏度 도',
  ],
  ['power', 'W', 1, 'w watt watts wati vatios واط ワット 瓦 와트'],
  ['power', 'kW', 1000, 'kw kilowatt kilowatts kilowati kilovatios كيلوواط キロワット 千瓦 킬로와트'],
  ['voltage', 'V', 1, 'v volt volts volti voltios فولت ボルト 伏 볼트'],
  [
    'duration',
    's',
    1,
    's sec secs second seconds sekunde sekunden secunde seconde secondes secondi segundos ثانيه ثوان 秒 초',
  ],
  ['duration', 'min', 60, 'min mins minute minutes minuten minuti minutos دقيقه دقائق 分钟 分間 분'],
];

const FAHRENHEIT: UnitOfMeasure = {
  quantity: 'temperature',
  symbol: '°F',
  spellings: ['°f', 'of', 'fahrenheit'],
  toBase: (value) => (value - 32) / 1.8,
};

const BY_SPELLING = new Map<string, UnitOfMeasure>([
  ...UNITS.flatMap(([quantity, symbol, factor, spellings]) => {
    const written = spellings.split(' ');
    const unit = { quantity, symbol, spellings: written, toBase: (value: number) => value * factor };
    return written.map((spelling) => [spelling, unit] as const);
  }),
  ...FAHRENHEIT.spellings.map((spelling) => [spelling, FAHRENHEIT] as const),
]);

/** @param spelling in lower case and without marks */
export const unitOfMeasure = (spelling: string): UnitOfMeasure | undefined => BY_SPELLING.get(spelling);

const LONGEST = Math.max(...[...BY_SPELLING.keys()].map((spelling) => spelling.length));

/** The longest unit that a text begins with, for scripts that write it together with what follows. */
export function unitAtStart(text: string): { unit: UnitOfMeasure; length: number } | null {
  for (let length = Math.min(LONGEST, text.length); length > 0; length -= 1) {
    const unit = BY_SPELLING.get(text.slice(0, length));
    if (unit) return { unit, length };
  }
  return null;
}

/** The written words of a unit by its symbol in lower case, of Latin letters only. */
export const WRITTEN_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  UNITS.flatMap(([, symbol, , spellings]) =>
    spellings
      .split(' ')
      .flatMap((spelling) => (/^[a-z]{4,}$/.test(spelling) ? [[spelling, symbol.toLowerCase()]] : [])),
  ),
);
