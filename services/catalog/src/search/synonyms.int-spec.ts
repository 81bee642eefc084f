import type { SynonymGroupResponse } from '../http/synonyms.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Refusal {
  code: string;
  message: string;
  fields?: { field: string; message: string }[];
  details?: { current?: SynonymGroupResponse; taken?: unknown };
}

describe('Synonyms in the back office', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    await shop.product({ name: 'Undercounter Fridge' });
    await shop.product({ name: 'Zester Deluxe' });
  });
  afterAll(() => shop.close());

  const PATH = '/admin/api/synonyms';
  const post = <T = SynonymGroupResponse>(body: object) => shop.call<T>('POST', PATH, { token, body });
  const put = <T = SynonymGroupResponse>(id: number, body: object) =>
    shop.call<T>('PUT', `${PATH}/${id}`, { token, body });
  const remove = <T = null>(id: number, query = '') =>
    shop.call<T>('DELETE', `${PATH}/${id}${query}`, { token });
  const created = async (...terms: string[]) => (await post({ language: 'en', terms })).body;
  const list = async (query: string) => {
    const { body, headers } = await shop.call<SynonymGroupResponse[]>('GET', `${PATH}${query}`, { token });
    return { groups: body, total: Number(headers['x-total-count']) };
  };
  const search = (text: string) => shop.names(`?search=${encodeURIComponent(text)}`);

  it('are there from the start: at least 150 groups in each of the eleven languages', async () => {
    for (const language of ['en', 'fr', 'de', 'it', 'pt', 'ro', 'es', 'ar', 'zh', 'ja', 'ko']) {
      const { total } = await list(`?language=${language}&limit=1`);
      expect([language, total >= 150]).toEqual([language, true]);
    }
    const [cooler] = (await list('?language=en&search=fridge')).groups;
    expect(cooler?.terms).toEqual(expect.arrayContaining(['fridge', 'cooler']));
  });

  it('are found by part of a word without regard to marks, sorted and paged', async () => {
    const labels = await list('?language=ro&search=eticheta');
    expect(labels.groups.length).toBeGreaterThan(0);
    for (const { language, terms } of labels.groups)
      expect([language, terms.some((term) => /etichet/i.test(term))]).toEqual(['ro', true]);
    const [first, second] = (await list('?language=en&sort=terms&limit=2')).groups;
    expect((await list('?language=en&sort=terms&limit=1&offset=1')).groups).toEqual([second]);
    expect((await list('?language=en&sort=-terms&limit=1')).groups).not.toEqual([first]);
    expect((await list('?search=zzzzzz')).total).toBe(0);
  });

  it('find by a word as soon as it is added, and no longer once it is deleted', async () => {
    expect(await search('eskimobox')).toEqual([]);
    expect(await search('eskimobox')).toEqual([]);
    const { status, body } = await post({ language: 'en', terms: [' Eskimobox ', 'undercounter  fridge'] });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        language: 'en',
        terms: ['Eskimobox', 'undercounter fridge'],
        version: 1,
        updatedAt: expect.any(String),
      },
    ]);
    expect(await search('eskimobox')).toEqual(['Undercounter Fridge']);
    expect((await list('?limit=1')).groups).toEqual([body]);
    const edited = await put(body.id, { language: 'en', terms: ['Eskimobox', 'zester deluxe'], version: 1 });
    expect(edited.body).toMatchObject({ terms: ['Eskimobox', 'zester deluxe'], version: 2 });
    expect(await search('eskimobox')).toEqual(['Zester Deluxe']);
    expect((await remove(body.id, '?version=2')).status).toBe(204);
    expect(await search('eskimobox')).toEqual([]);
  });

  it('are found in the suggestions too, also when these were cached', async () => {
    const suggested = async () =>
      (
        await shop.call<{ products: { name: string }[] }>('GET', '/api/products/suggestions?q=handsaver')
      ).body.products.map(({ name }) => name);
    expect([await suggested(), await suggested(), await suggested()]).toEqual([[], [], []]);
    await created('handsaver', 'zester deluxe');
    expect(await suggested()).toEqual(['Zester Deluxe']);
  });

  it.each<[string, object]>([
    ['language', { language: 'xx', terms: ['one', 'two'] }],
    ['terms', { language: 'en', terms: ['cooling'] }],
    ['terms', { language: 'en', terms: ['Twice', 'twice '] }],
    ['terms', { language: 'en', terms: Array.from({ length: 21 }, (_, n) => `word ${n}`) }],
    ['terms', { language: 'en', terms: ['word', '123'] }],
    ['terms', { language: 'en', terms: ['word', 'x'.repeat(61)] }],
    ['terms', { language: 'en', terms: ['word', 5] }],
    ['terms', { language: 'en', terms: 'word' }],
    ['terms', { language: 'en' }],
    ['version', { language: 'en', terms: ['one', 'two'], version: 0 }],
  ])('names %s in %j', async (field, body) => {
    const answer = await post<Refusal>(body);
    expect([answer.status, answer.body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('may not have a word of another group of the language, in any form; the answer says which', async () => {
    const whisk = await created('whiskamatic', 'beater bar');
    const { status, body } = await post<Refusal>({ language: 'en', terms: ['Whiskamatics', 'mixer arm'] });
    expect([status, body.code]).toEqual([409, 'CATALOG.SYNONYMS_TAKEN']);
    expect(body.message).toContain('“Whiskamatics” is in: whiskamatic, beater bar.');
    expect(body.fields?.map(({ field }) => field)).toEqual(['terms']);
    expect(body.details?.taken).toEqual([
      { term: 'Whiskamatics', groupId: whisk.id, groupTerms: ['whiskamatic', 'beater bar'] },
    ]);
    expect((await post({ language: 'de', terms: ['whiskamatic', 'Rührarm'] })).status).toBe(201);
    const arm = await created('mixer arm', 'stirring arm');
    const joined = { language: 'en', terms: ['mixer arm', 'stirring arm', 'beater bars'] };
    expect((await put<Refusal>(arm.id, joined)).body.code).toBe('CATALOG.SYNONYMS_TAKEN');
  });

  it('get the word once in a race', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => post({ language: 'en', terms: ['racing', `r ${n}x`] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('of the start that share a word are edited without giving it up', async () => {
    const groups = (await list('?language=en&search=steel&limit=100')).groups;
    const sharing = groups.filter(({ terms }) => terms.includes('steel'));
    expect(sharing.length).toBeGreaterThan(1);
    const [{ id, terms }] = sharing as [SynonymGroupResponse];
    const edited = await put(id, { language: 'en', terms: [...terms, 'steelomatic'] });
    expect([edited.status, edited.body.terms]).toEqual([200, [...terms, 'steelomatic']]);
  });

  it('that somebody else changed meanwhile are neither overwritten nor deleted', async () => {
    const { id } = await created('conflictone', 'conflicttwo');
    await put(id, { language: 'en', terms: ['conflictone', 'conflictthree'], version: 1 });
    const stale = await put<Refusal>(id, { language: 'en', terms: ['x one', 'x two'], version: 1 });
    expect([stale.status, stale.body.code, stale.body.details?.current?.terms]).toEqual([
      409,
      'CATALOG.SYNONYMS_CHANGED',
      ['conflictone', 'conflictthree'],
    ]);
    expect((await remove<Refusal>(id, '?version=1')).body.code).toBe('CATALOG.SYNONYMS_CHANGED');
    expect((await remove(id)).status).toBe(204);
    expect((await remove<Refusal>(id)).body.code).toBe('CATALOG.SYNONYMS_NOT_FOUND');
    const gone = await put<Refusal>(id, { language: 'en', terms: ['x one', 'x two'] });
    expect([gone.status, gone.body.code]).toEqual([404, 'CATALOG.SYNONYMS_NOT_FOUND']);
  });

  it('leave an entry of every change in the audit log, and none of a refused one', async () => {
    const { id } = await created('audited', 'logged');
    await put(id, { language: 'en', terms: ['audited', 'written down'] });
    await put(id, { language: 'en', terms: ['audited', 'conflictzero'], version: 9 });
    await remove(id);
    const entries = await shop.sql(
      `SELECT action, before -> 'terms' AS before, after -> 'terms' AS after FROM audit_entry
        WHERE subject = 'synonyms' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { action: 'synonyms.created', before: null, after: ['audited', 'logged'] },
      { action: 'synonyms.updated', before: ['audited', 'logged'], after: ['audited', 'written down'] },
      { action: 'synonyms.deleted', before: ['audited', 'written down'], after: null },
    ]);
  });
});
