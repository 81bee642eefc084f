import type { SuggestionsResponse } from '../http/product-search.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

/** The same two wishes, as customers type them. */
const FRIDGE_THERMOMETER = [
  ['en', 'cooler thermometer'],
  ['ro', 'termometru frigider'],
  ['ar', 'ترمومتر ثلاجة'],
  ['ar', 'ميزان حرارة الثلاجة'],
  ['de', 'Kühlschrankthermometer'],
  ['fr', 'thermomètre frigo'],
  ['it', 'termometro frigorifero'],
  ['es', 'termómetro nevera'],
  ['pt', 'termômetro geladeira'],
  ['zh', '冰箱温度计'],
  ['ja', '冷蔵庫 温度計'],
  ['ko', '냉장고온도계'],
] as const;

const LABELS = [
  ['en', 'stickers'],
  ['ro', 'etichete'],
  ['ro', 'autocolante'],
  ['ar', 'ملصقات'],
  ['ar', 'الملصقات'],
  ['de', 'Etiketten'],
  ['fr', 'étiquettes'],
  ['it', 'etichette'],
  ['es', 'pegatinas'],
  ['pt', 'etiquetas'],
  ['zh', '标签'],
  ['ja', 'ラベル'],
  ['ko', '라벨'],
] as const;

describe('A catalogue with English texts only', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    await shop.product({ name: 'Fridge Thermometer, Dial', description: 'For refrigerators.' });
    await shop.product({ name: 'Oven Thermometer', description: 'Up to 300 degrees.' });
    await shop.product({ name: 'Allergen Labels, Roll of 500' });
    await shop.product({ name: 'Freezer Label', description: 'Sticks at -30.' });
    await shop.product({ name: 'Chef Knife' });
  });
  afterAll(() => shop.close());

  const search = (text: string, language: string) =>
    shop.names(`?search=${encodeURIComponent(text)}&language=${language}`);
  const suggest = async (text: string, language: string) => {
    const path = `/api/products/suggestions?q=${encodeURIComponent(text)}&language=${language}`;
    return (await shop.call<SuggestionsResponse>('GET', path)).body.products.map(({ name }) => name);
  };

  it.each(FRIDGE_THERMOMETER)('is searched in %s: %s', async (language, text) => {
    const english = await search('fridge thermometer', 'en');
    expect(english[0]).toBe('Fridge Thermometer, Dial');
    expect((await search(text, language))[0]).toBe(english[0]);
    expect((await suggest(text, language))[0]).toBe(english[0]);
  });

  it.each(LABELS)('shows all labels in %s for %s', async (language, text) => {
    const english = (await search('labels', 'en')).sort();
    expect(english).toEqual(['Allergen Labels, Roll of 500', 'Freezer Label']);
    expect((await search(text, language)).sort()).toEqual(english);
  });
});

describe('A catalogue with translations', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const translate = (id: number, language: string, name: string) =>
      shop.sql('INSERT INTO product_translation (product_id, language, name) VALUES ($1, $2, $3)', [
        id,
        language,
        name,
      ]);
    const turner = await shop.product({ name: 'Angled Turner' });
    await translate(turner, 'ro', 'Paletă cotită');
    await translate(turner, 'ar', 'ملعقة تقليب مائلة');
    await translate(turner, 'ja', '曲がりターナー');
  });
  afterAll(() => shop.close());

  it.each([
    ['ro', 'paleta cotita', 'Paletă cotită'],
    ['ar', 'ملعقة تقليب', 'ملعقة تقليب مائلة'],
    ['ja', 'ターナー', '曲がりターナー'],
    ['ro', 'angled turner', 'Paletă cotită'],
    ['en', 'paletă cotită', 'Angled Turner'],
  ])('is found in %s by "%s", shown as %s', async (language, text, name) => {
    expect(await shop.names(`?search=${encodeURIComponent(text)}&language=${language}`)).toEqual([name]);
  });
});

describe('Unknown words and measures', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    await shop.product({ name: 'Bread Knife 吐司刀' });
    await shop.product({ name: 'Chef Knife 主厨刀' });
    await shop.product({ name: 'Stock Pot, 50 l', description: 'For soups.' });
    await shop.product({ name: 'Stock Pot, 25 l', description: 'For soups.' });
    await shop.product({ name: 'Ladle', description: 'For pots.' });
    await shop.product({ name: 'Towel, 50 x 50 cm' });
    await shop.product({ name: 'Napkin, 20x30cm, 33x33' });
    await shop.product({ name: 'Container GN 1/1', description: 'Model Zx-45B, 2 × 4.' });
    await shop.product({ name: 'Non-slip Mat' });
    await shop.product({ name: 'Nonstick Pan ＡＢ７ ｽﾃﾝﾚｽ' });
    await shop.product({ name: 'سكين ١٢ سم' });
  });
  afterAll(() => shop.close());

  it.each([
    ['50x50', ['Towel, 50 x 50 cm']],
    ['50 × 50', ['Towel, 50 x 50 cm']],
    ['33 x 33', ['Napkin, 20x30cm, 33x33']],
    ['20x30', ['Napkin, 20x30cm, 33x33']],
    ['GN1/1', ['Container GN 1/1']],
    ['gn 1/1', ['Container GN 1/1']],
    ['gn11', ['Container GN 1/1']],
    ['ＧＮ　１/１', ['Container GN 1/1']],
    ['zx45b', ['Container GN 1/1']],
    ['ZX 45B', ['Container GN 1/1']],
    ['2x4', ['Container GN 1/1']],
    ['nonslip', ['Non-slip Mat']],
    ['non‐slip', ['Non-slip Mat']],
    ['non-stick', ['Nonstick Pan ＡＢ７ ｽﾃﾝﾚｽ']],
    ['ab-7', ['Nonstick Pan ＡＢ７ ｽﾃﾝﾚｽ']],
    ['ステンレス', ['Nonstick Pan ＡＢ７ ｽﾃﾝﾚｽ']],
    ['سـكـيـن', ['سكين ١٢ سم', 'Chef Knife 主厨刀', 'Bread Knife 吐司刀']],
    ['12 سم', ['سكين ١٢ سم']],
  ])('finds %s, joined or apart, of any width', async (text, names) => {
    expect(await search(text, 'en')).toEqual(names);
  });

  const search = (text: string, language: string) =>
    shop.names(`?search=${encodeURIComponent(text)}&language=${language}`);

  it.each([
    ['Antirust Spray', 'Anti-rust Brush', 'Anti rust Oil', 'anti', 'rust'],
    ['Spülmittel', 'Spül-Mittel XL', 'Spül Mittel mild', 'spül', 'mittel'],
    ['Preheated Cabinets', 'Pre-heated Shelf', 'Pre heated Drawer', 'pre', 'heated'],
  ])('finds %s, %s and %s however the word is written', async (joined, hyphened, apart, first, second) => {
    const names = [joined, hyphened, apart];
    for (const name of names) await shop.product({ name });
    shop.refresh();
    for (const text of [`${first}${second}`, `${first}-${second}`, `${first} ${second}`]) {
      expect((await search(text, 'en')).sort()).toEqual(names.toSorted());
      const path = `/api/products/suggestions?q=${encodeURIComponent(text)}&language=en`;
      const { products } = (await shop.call<SuggestionsResponse>('GET', path)).body;
      expect(products.map(({ name }) => name).sort()).toEqual(names.toSorted());
    }
  });

  it('is searched by the pairs of its letters in Chinese', async () => {
    expect(await search('锯齿吐司专用', 'zh')).toEqual(['Bread Knife 吐司刀']);
  });

  it.each([
    ['en', '50 litre pot'],
    ['en', 'stock pot 50 liters'],
    ['it', '50 litri'],
    ['fr', '50 litres'],
    ['es', '50 litros'],
  ])('is a measure that names abbreviate, in %s: %s', async (language, text) => {
    expect(await search(text, language)).toEqual(['Stock Pot, 50 l']);
  });

  it('does not bring what has any other word of many', async () => {
    expect(await search('ladle santoku borscht wagyu', 'en')).toEqual(['Ladle']);
  });
});
