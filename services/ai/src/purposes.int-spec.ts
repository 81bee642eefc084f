import { type AiShop, partOf, startAiShop } from './testing/ai-shop';

const PRODUCTS: [name: string, keywords: string, description: string][] = [
  [
    'Cut-resistant gloves, pair',
    'oysters, slicer, cut fingers, protect hands',
    'Level 5, washable at 40 °C.',
  ],
  ['Insulated box GN 1/1, 46 l', 'keep food hot, catering transport, wedding', 'Loses 2 °C an hour.'],
  ['Fridge thermometer, dial', 'hang in the fridge', 'From -30 to +30 °C.'],
  ['Freezer thermometer, dial', 'hang in the freezer, frost', 'Readable through frost.'],
  ['Stock pot with lid, 25 l', 'soup, big pot', 'Diameter 32 cm, for induction.'],
  ['Stock pot with lid, 50 l', 'soup, huge pot', 'Diameter 40 cm, for induction.'],
  ['Disposable aprons, roll of 200', 'throwaway pinny, plastic', 'Polythene.'],
  ['Crème brûlée torch', 'blowtorch, caramelise sugar', 'Gas is not included.'],
];

describe('the assistant, asked by purpose and on from there', () => {
  let shop: AiShop;

  beforeAll(async () => {
    shop = await startAiShop();
    for (const [name, keywords, description] of PRODUCTS) {
      const id = await shop.product({ name, priceMinor: 1500, stock: 40 });
      await shop.sql('UPDATE product SET keywords = $2, description = $3 WHERE id = $1', [
        id,
        keywords,
        description,
      ]);
    }
    const soldOut = await shop.product({ name: 'Grill brush', priceMinor: 900, stock: 0 });
    await shop.sql('UPDATE product SET in_stock = false WHERE id = $1', [soldOut]);
  });
  afterAll(() => shop.close());

  const firstShown = async (messages: readonly string[], language = 'en') => {
    const chat = await shop.chat();
    let reply = await chat.ask(messages[0]!, language);
    for (const message of messages.slice(1)) reply = await chat.ask(message, language);
    return { name: partOf(reply, 'products')?.products[0]?.name, response: reply.response };
  };

  it.each([
    ['got smth so my lads stop slicing their fingers when they shuck oysters', 'Cut-resistant gloves, pair'],
    [
      'we cook for a wedding and the food must stay hot on the road, what do I put it in',
      'Insulated box GN 1/1, 46 l',
    ],
    ['need a blowtorch thing for the sugar', 'Crème brûlée torch'],
  ])('finds what serves it: %s', async (question, name) => {
    expect((await firstShown([question])).name).toBe(name);
  });

  it('says when nothing is called what was asked for', async () => {
    const { response } = await firstShown(['do you sell combi ovens with a gas torch lighter']);
    expect(response).toMatch(/No product is called|no product for/);
  });

  it.each([
    [['do you have a thermometer for the fridge', 'and for the freezer?'], 'Freezer thermometer, dial'],
    [['have you got a stock pot with lid 25', 'and the bigger one, 50?'], 'Stock pot with lid, 50 l'],
  ])('goes on to another product: %j', async (messages, name) => {
    expect((await firstShown(messages)).name).toBe(name);
  });

  it('goes on with a property of the product that it showed', async () => {
    const { response } = await firstShown(['do you have a torch for crème brûlée', 'is the gas included?']);
    expect(response).toContain('Gas is not included.');
  });

  it('goes on with a rule of the shop for another amount', async () => {
    const { response } = await firstShown(['how much is delivery?', 'and if my order is over 620?']);
    expect(response).toMatch(/620/);
  });

  it('compares two sizes that only numbers name', async () => {
    const reply = await (await shop.chat()).ask('25 or 50 litre stock pot, what is the difference', 'en');
    const names = partOf(reply, 'comparison')!.columns.map(({ name }) => name);
    expect(names.sort()).toEqual(['Stock pot with lid, 25 l', 'Stock pot with lid, 50 l']);
  });

  it('compares two things that "or" stands between', async () => {
    const reply = await (
      await shop.chat()
    ).ask('fridge thermometer or freezer thermometer for a blast chiller', 'en');
    const names = partOf(reply, 'comparison')!.columns.map(({ name }) => name);
    expect(names.sort()).toEqual(['Freezer thermometer, dial', 'Fridge thermometer, dial']);
  });

  it.each(['show me the stock pot with lid', 'do you have disposable aprons?', 'freezer thermometer'])(
    'shows what is plainly named: %s',
    async (message) => {
      const { name } = await firstShown([message]);
      expect(message).toContain(name!.split(',')[0]!.toLowerCase());
    },
  );

  it('goes on to the next size of what it showed', async () => {
    const shown = await firstShown(['have you got the stock pot with lid, 25 l', 'and a bigger one?']);
    expect(shown.name).toBe('Stock pot with lid, 50 l');
  });

  it('proposes no other size than the one that is asked for', async () => {
    for (const name of ['Nitrile gloves, M, box of 100', 'Nitrile gloves, L, box of 100'])
      await shop.product({ name, priceMinor: 900, stock: 90 });
    const itemsOf = async (message: string) =>
      partOf(await (await shop.chat()).ask(message, 'en'), 'proposal')?.items.map(
        ({ name, quantity }) => `${quantity} ${name}`,
      );
    expect(await itemsOf('10 nitrile gloves M and 2 day dots sets')).toEqual([
      '10 Nitrile gloves, M, box of 100',
      '2 Day dots',
    ]);
    expect(await itemsOf('put 3 stock pots of 70 litres in my cart')).toBeUndefined();
  });

  it('takes a number for money only with a currency', async () => {
    const { ask } = await shop.chat();
    expect((await ask('what is shipping for an order of $600?', 'en')).response).toContain('$600.00');
    expect((await ask('what does shipping cost for 3 boxes?', 'en')).response).not.toContain('$3.00');
  });

  it('goes on with guidance for another place', async () => {
    const { response } = await firstShown(['which core temperature must chicken have', 'and in the US?']);
    expect(response).toContain('165 °F');
  });

  it('makes a cart of a list without any verb, and changes how many', async () => {
    const chat = await shop.chat();
    const itemsOf = async (message: string) =>
      partOf(await chat.ask(message, 'en'), 'proposal')!.items.map((item) => `${item.quantity} ${item.name}`);
    expect(await itemsOf('disposable aprons 4 rolls, stock pot with lid 25 l x2')).toEqual([
      '4 Disposable aprons, roll of 200',
      '2 Stock pot with lid, 25 l',
    ]);
    expect(await itemsOf('cut-resistant gloves, three pairs')).toEqual(['3 Cut-resistant gloves, pair']);
    expect(await itemsOf('actually make that five')).toEqual(['5 Cut-resistant gloves, pair']);
  });

  it.each([
    'which painkiller should a cook take and how many',
    'what did the bistro next door buy from you last month',
    'write me a limerick about our kitchen porter',
  ])('declines, and shows no product: %s', async (message) => {
    const reply = await (await shop.chat()).ask(message, 'en');
    expect(reply.response).toMatch(/cannot/);
    expect(reply.parts).toEqual([]);
  });

  it('proposes a cart of things by other names, and says what is sold out', async () => {
    const chat = await shop.chat();
    const reply = await chat.ask(
      'put 3 rolls of the throwaway pinnies, 2 huge soup pots of 50 litres and a grill brush in my basket',
      'en',
    );
    const items = partOf(reply, 'proposal')!.items.map(({ name, quantity }) => `${quantity} ${name}`);
    expect(items).toEqual(['3 Disposable aprons, roll of 200', '2 Stock pot with lid, 50 l']);
    expect(reply.response).toContain('Grill brush is out of stock');
  });
});
