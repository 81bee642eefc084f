import { TextIndex } from './text-index';

const GLOVES = {
  id: 1,
  name: 'Cut-resistant gloves, level 5, pair',
  keywords: 'oysters, slicer, protect hands',
  description: 'Knitted gloves for boning and filleting.',
};
const KNIFE = {
  id: 2,
  name: "Chef's knife, 20 cm",
  keywords: 'chopping, cabbage',
  description: 'A blade of one piece. Sharp for long.',
};
const LARGE_KNIFE = { ...KNIFE, id: 3, name: "Chef's knife, 26 cm" };
const POT = {
  id: 4,
  name: 'Stock pot with lid, 50 l',
  keywords: 'soup, big pot',
  description: 'For stocks of bones. Lid included.',
};

const idsOf = (index: TextIndex, query: string, context?: string) =>
  index.find(query, 10, context).map(({ id }) => id);

describe('An index of texts', () => {
  let index: TextIndex;
  beforeAll(async () => {
    index = await TextIndex.build([GLOVES, KNIFE, LARGE_KNIFE, POT]);
  });

  it('finds by a purpose that only keywords tell', () => {
    expect(idsOf(index, 'something so that no cook slices a hand opening oysters')[0]).toBe(GLOVES.id);
  });

  it('finds other forms of a word and compounds by their parts', () => {
    expect(idsOf(index, 'knives')[0]).toBe(KNIFE.id);
    expect(idsOf(index, 'stockpots')[0]).toBe(POT.id);
  });

  it('tells sizes apart by their numbers', () => {
    expect(idsOf(index, 'a 26 chef knife')[0]).toBe(LARGE_KNIFE.id);
    expect(idsOf(index, 'a 20 chef knife')[0]).toBe(KNIFE.id);
  });

  it('puts names before keywords, and keywords before descriptions', () => {
    expect(idsOf(index, 'pot')[0]).toBe(POT.id);
    expect(idsOf(index, 'pot for boning')[0]).toBe(POT.id);
    expect(idsOf(index, 'slicer bones')[0]).toBe(GLOVES.id);
  });

  it('lets the context decide where the query itself says little', () => {
    expect(idsOf(index, 'the 26 one', 'which chef knife for cabbage')[0]).toBe(LARGE_KNIFE.id);
    expect(idsOf(index, 'gloves', 'which chef knife for cabbage')[0]).toBe(GLOVES.id);
  });

  it('says how much of the query the text has', () => {
    const [whole] = index.find('oysters', 1);
    const [part] = index.find('oysters xqzw vwkj', 1);
    expect(whole!.coverage).toBeCloseTo(1, 5);
    expect(part!.coverage).toBeLessThan(0.7);
    expect(index.find('xqzw', 1)).toEqual([]);
  });

  it('knows the words of names', () => {
    expect([index.isOfName('knife'), index.isOfName('oysters')]).toEqual([true, false]);
  });

  it('finds Chinese and Arabic words in any form', async () => {
    const translated = await TextIndex.build([
      { id: 1, name: '防割手套 5级', keywords: '开生蚝, 切到手', description: '' },
      { id: 2, name: '主厨刀 20cm', keywords: '切菜', description: '' },
      { id: 3, name: 'قفازات نتريل', keywords: '', description: '' },
    ]);
    expect(idsOf(translated, '切生蚝不会割到手的东西')[0]).toBe(1);
    expect(idsOf(translated, 'القفاز')[0]).toBe(3);
  });
});
