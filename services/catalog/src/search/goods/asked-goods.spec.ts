import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { termKey, wordsOf } from '../words';
import { askedGoods, isOfGoods } from './asked-goods';
import { GOODS } from './goods';

const FRIDGES = GOODS.find(({ terms }) => terms.en[0] === 'fridges')!;

describe('goods that kitchens ask for', () => {
  it.each(LANGUAGE_CODES)('have a name and words of their own in %s', (language) => {
    const keys = GOODS.map(({ terms }) => [
      ...new Set(terms[language].map((term) => termKey(wordsOf(term)))),
    ]);
    expect(keys.flat().filter((key, at, all) => key === '' || all.indexOf(key) !== at)).toEqual([]);
  });

  it.each([
    ['en', 'fridge', 'fridges', []],
    ['en', 'I am looking for a commercial refrigerator 200 l', 'fridges', []],
    ['en', 'stainless steel fridge with glass door', 'fridges', []],
    ['en', 'ice cream machine', 'ice cream machines', []],
    ['ro', 'am nevoie de un frigider 200 litri', 'fridges', []],
    ['ro', 'mașini de spălat vase', 'dishwashers', []],
    ['ro', 'frigider inox pentru bar', 'fridges', []],
    ['de', 'Gewerbekühlschrank', 'fridges', []],
    ['de', 'Kühlschränke', 'fridges', []],
    ['fr', 'friteuse électrique', 'fryers', []],
    ['it', 'forno a microonde', 'microwaves', []],
    ['es', 'lavavajillas industrial', 'dishwashers', []],
    ['pt', 'geladeira', 'fridges', []],
    ['ar', 'ثلاجة', 'fridges', []],
    ['zh', '商用冰箱', 'fridges', []],
    ['ja', '業務用冷蔵庫', 'fridges', []],
    ['ko', '업소용 냉장고', 'fridges', []],
    ['ko', 'fridge', 'fridges', []],
    // The kind of these is what stands beside: the words of the shop decide.
    ['en', 'fridge thermometer', 'fridges', ['thermometer']],
    ['ro', 'termometru frigider', 'fridges', ['termometru']],
    ['es', 'lavavajillas detergente', 'dishwashers', ['detergente']],
    // Said of something else.
    ['es', 'tabla de cortar', undefined, undefined],
    ['ro', 'pot plăti cu cardul', undefined, undefined],
    ['en', 'how often should I write down what the fridge shows', undefined, undefined],
    ['en', 'thermometer for the fridge', undefined, undefined],
    ['de', 'Thermometer für den Kühlschrank', undefined, undefined],
    ['de', 'Kühlschrankthermometer', undefined, undefined],
    ['fr', 'thermomètre pour four', undefined, undefined],
    ['zh', '冰箱温度计', undefined, undefined],
    ['ja', '冷蔵庫用温度計', undefined, undefined],
    ['en', 'probe thermometer', undefined, undefined],
  ] as const)('are read in %s: "%s"', (language, text, goods, others) => {
    const asked = askedGoods(text, language);
    expect([asked?.goods.terms.en[0], asked?.others]).toEqual([goods, others]);
  });

  it.each([
    [null, 'Bar Fridge, 200 l', true],
    [null, 'Fridge 200 l', true],
    [null, 'Refrigerator with Glass Door', true],
    [null, 'Frigider inox, 400 l', true],
    ['ro', 'Frigider pentru bar', true],
    ['de', 'Getränkekühlschrank 130 l', true],
    ['zh', '业务用冰箱 400L', true],
    [null, 'Fridge Thermometer, Dial', false],
    ['ro', 'Termometru pentru frigider', false],
    ['zh', '冰箱温度计 指针式', false],
    ['en', 'Shelf for Fridge', false],
  ] as const)('are what a product is by the head of its name (%s): %s', (language, name, isFridge) => {
    expect(isOfGoods(name, FRIDGES, language)).toBe(isFridge);
  });
});
