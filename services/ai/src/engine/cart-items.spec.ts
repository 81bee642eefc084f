import type { LanguageCode } from '@kp/i18n/languages';
import { listedIn, listedItems } from './cart-items';

const listed = (text: string, language: LanguageCode) =>
  listedItems(text, language).map((item) => `${item.quantity ?? '?'} ${item.text}`);

describe('the items of a list', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', '3 boxes of gloves, two pots and a ladle', ['3 boxes of gloves', '2 pots', '1 ladle']],
    ['en', 'beard nets 4 boxes, hairnets 6 boxes', ['4 beard nets', '6 hairnets']],
    ['en', 'whisks 45 x2', ['2 whisks 45']],
    ['en', 'Gloves with lining, four pairs; sponges: 2', ['4 gloves with lining', '2 sponges']],
    ['en', 'half a dozen whisks', ['6 whisks']],
    ['de', 'zwei Töpfe mit 25 Litern und vier Kellen', ['2 topfe mit 25 litern', '4 kellen']],
    [
      'fr',
      'six seaux de douze litres, quatre raclettes de 60',
      ['6 seaux de douze litres', '4 raclettes de 60'],
    ],
    ['es', 'un carrito con dos cubos de 30 litros', ['2 cubos de 30 litros']],
    ['it', 'scope n. 2, palette n. 3', ['2 scope', '3 palette']],
    ['ar', 'سطل ستانلس عدد 2، مكنسة عدد 5', ['2 سطل ستانلس عدد', '5 مكنسه عدد']],
    ['ar', 'نشابتين', ['2 نشابه']],
    ['zh', '四面刨丝器两个，手套五盒', ['2 四面刨丝器', '5 手套']],
    ['ja', '寸胴1個 お玉3本', ['1 寸胴', '3 お玉']],
    ['ja', '200枚入りを3つ', ['3 200枚入りを']],
    ['ko', '국자 세 개랑 칼 두 자루', ['3 국자', '2 칼']],
  ])('%s: %s', (language, text, items) => {
    expect(listed(text, language)).toEqual(items);
  });

  it('tells that a number in the middle may be a size', () => {
    const [, size] = listedItems('drei Körbe, in die je 25 Gläser passen', 'de');
    expect(size).toMatchObject({ quantity: 25, maybeSize: 'own' });
  });
});

describe('a message that lists things', () => {
  it.each<[string, 'all' | 'some' | null]>([
    ['2 pots, 3 lids', 'all'],
    ['for the terrace we take 2 trolleys and 6 crates, the old ones broke', 'some'],
    ['bucket 15 litres x3', 'all'],
    ['a supplier has six pots', null],
    ['my basket is about 420 dollars', null],
    ['keep it for 3 days or 5 hours', null],
  ])('%s', (text, expected) => {
    expect(listedIn(text, 'en')).toBe(expected);
  });
});
