import { SettingsService } from '@kp/settings';
import { type AiShop, partOf, startAiShop } from './testing/ai-shop';

const PRODUCTS: [name: string, description: string][] = [
  ['Fire extinguisher, 6 l', 'For burning oil and fat, with a guarantee of five years.'],
  ['Freezer gloves, pair', 'Lined gloves for work down to -30 °C.'],
  ['Baking paper, 38 cm', 'Coated on both sides, to +220 °C.'],
  ['Nitrile gloves, M', 'One hundred gloves in size M.'],
  ['Nitrile gloves, L', 'One hundred gloves in size L.'],
  ['Box grater', 'Four sides, 24 cm high.'],
  ['Cling film, 45 cm', 'A roll of 300 m.'],
];

describe('the assistant, asked about products', () => {
  let shop: AiShop;
  let ids: number[];

  beforeAll(async () => {
    shop = await startAiShop();
    ids = [];
    for (const [name, description] of PRODUCTS) {
      const id = await shop.product({ name, priceMinor: 1500, stock: 40 });
      await shop.sql('UPDATE product SET description = $2 WHERE id = $1', [id, description]);
      ids.push(id);
    }
  });
  afterAll(() => shop.close());

  it.each([
    ['en', 'does the fire extinguisher come with a warranty?', /five years/],
    ['en', 'do the freezer gloves go down to minus 40?', /-30 °C/],
    ['en', 'how many degrees does baking paper withstand', /\+220 °C/],
    ['en', 'how many pairs of freezer gloves are in a pack', /Freezer gloves, pair/],
    ['en', 'length of the cling film', /300 m/],
    ['fr', 'la box grater fait quelle hauteur ?', /24 cm/],
  ])('knows its facts in %s: %s', async (language, question, fact) => {
    const { response } = await (await shop.chat()).ask(question, language);
    expect(response).toMatch(fact);
  });

  it.each([
    [
      'en',
      'got anything to stop my lads burning oil catching fire, like an extinguisher thing',
      'Fire extinguisher, 6 l',
    ],
    ['en', 'mate i need a grater pls', 'Box grater'],
    ['de', 'habt ihr so was wie nen box grater', 'Box grater'],
    ['fr', 'bonjour je veux du cling film svp merci', 'Cling film, 45 cm'],
  ])('leaves out small talk in %s: %s', async (language, question, name) => {
    const reply = await (await shop.chat()).ask(question, language);
    expect(partOf(reply, 'products')!.products[0]!.name).toBe(name);
  });

  it.each([['nitrile gloves in L or the M ones, what is the difference']])(
    'compares two of a kind: %s',
    async (question) => {
      const { columns } = partOf(await (await shop.chat()).ask(question, 'en'), 'comparison')!;
      expect(columns.map(({ name }) => name).sort()).toEqual(['Nitrile gloves, L', 'Nitrile gloves, M']);
    },
  );

  it.each([
    ['ar', 'ضعوا في السلة 2 box grater و3 cling film', [2, 3]],
    ['ko', 'box grater 2개랑 cling film 3개 장바구니에 담아줘', [2, 3]],
  ])('parts what %s writes together with "and"', async (language, question, quantities) => {
    const { items } = partOf(await (await shop.chat()).ask(question, language), 'proposal')!;
    expect(items.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('says prices as the shop shows them, and compares with those', async () => {
    const asked = async (question: string) => (await (await shop.chat()).ask(question, 'en')).response;
    expect(await asked('box grater under 16 dollars')).toContain('$15.00');
    await shop.sql('UPDATE tax_settings SET is_shown_with_tax = true');
    await shop.app.get(SettingsService).refresh();
    // 15.00 and 19%.
    expect(await asked('how much is the box grater')).toContain('$17.85 with VAT');
    expect(await asked('box grater under 18 dollars')).toContain('Box grater costs $17.85 with VAT');
    expect(await asked('box grater under 16 dollars')).not.toContain('Box grater costs');
    await shop.sql('UPDATE tax_settings SET is_shown_with_tax = false');
    await shop.app.get(SettingsService).refresh();
  });

  it('answers the warranty of the shop when no product is named', async () => {
    const { response } = await (await shop.chat()).ask('is there a warranty?', 'en');
    expect(response).toContain('within 30 days');
  });

  it('asks for another size of what was shown', async () => {
    const chat = await shop.chat();
    await chat.ask('do you have nitrile gloves', 'en');
    const { response } = await chat.ask('and in size L?', 'en');
    expect(response).toContain('Nitrile gloves, L');
  });

  it.each([
    ['en', (one: number, other: number) => `put two KP-${one} and a dozen KP-${other} in my cart`],
    ['ko', (one: number, other: number) => `KP-${one} 두 개랑 KP-${other} 12개 장바구니에 담아줘`],
    ['it', (one: number, other: number) => `aggiungi due KP-${one} e una dozzina di KP-${other} al carrello`],
  ])('counts each code of a list in %s', async (language, question) => {
    const [one, other] = [ids[0]!, ids[5]!];
    const reply = await (await shop.chat()).ask(question(one, other), language);
    const items = partOf(reply, 'proposal')?.items.map(({ productId, quantity }) => [productId, quantity]);
    expect(items).toEqual([
      [one, 2],
      [other, 12],
    ]);
  });

  it('puts as many of what was shown into the cart as a number word says', async () => {
    const chat = await shop.chat();
    await chat.ask('how much is the box grater?', 'en');
    const items = partOf(await chat.ask('i want three of those in my cart', 'en'), 'proposal')?.items;
    expect(items?.map(({ name, quantity }) => [name, quantity])).toEqual([['Box grater', 3]]);
  });
});
