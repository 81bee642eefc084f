import type { SearchTestResponse, SynonymGroupResponse } from '@kp/api-client/office';
import {
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const LIST = 'GET /admin/api/synonyms';
const TEST = 'GET /admin/api/synonyms/test';

const aGroup = (changes: Partial<SynonymGroupResponse> = {}): SynonymGroupResponse => ({
  id: 7,
  language: 'en',
  terms: ['cooler', 'fridge'],
  version: 2,
  updatedAt: '2026-03-02T10:00:00.000Z',
  ...changes,
});

const aTest = (changes: Partial<SearchTestResponse> = {}): SearchTestResponse => ({
  code: null,
  used: null,
  units: [],
  total: 0,
  products: [],
  ...changes,
});

async function open(query = '') {
  const page = await renderPage(routes, {
    at: `/admin?tab=synonyms${query}`,
    texts: ['admin', 'adminCatalog'],
    token: 'token-1',
  });
  await screen.findByRole('button', { name: 'Add group' });
  return page;
}

const editor = /^(Add|Edit) group$/;
const terms = () =>
  within(screen.getByRole('region', { name: editor })).getByRole('combobox', { name: /Words/ });
const lastList = () => network.callsTo(LIST).at(-1)?.query;

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on(LIST, listOf([aGroup()]));
});

describe('the list of synonyms', () => {
  it('begins with the language of the screen; another one and a search are in the address', async () => {
    const { user, address } = await open();
    expect(await screen.findByRole('rowheader', { name: 'cooler, fridge' })).toBeVisible();
    expect(lastList()).toEqual({ language: 'en', sort: '-updated', limit: '50', offset: '0' });
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByTitle('Română'));
    network.on(LIST, listOf([]));
    await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'etich{Enter}');
    expect(await screen.findByText('No groups match this search.')).toBeVisible();
    expect(lastList()).toMatchObject({ language: 'ro', search: 'etich' });
    expect(address()).toBe('/admin?tab=synonyms&search=etich&language=ro');
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(await screen.findByText(/No synonyms in this language yet/)).toBeVisible();
    expect(address()).toBe('/admin?tab=synonyms&language=ro');
  });

  it('has all languages too', async () => {
    await open('&language=all');
    await screen.findByRole('rowheader', { name: 'cooler, fridge' });
    expect(lastList()).not.toHaveProperty('language');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    network.on(LIST, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load the synonyms.")).toBeVisible();
    network.on(LIST, listOf([aGroup()]));
    await user.click(screen.getByRole('button', { name: /Try again/i }));
    expect(await screen.findByRole('rowheader', { name: 'cooler, fridge' })).toBeVisible();
  });
});

describe('the page of a group', () => {
  it('needs two words, shows which group has one already, and saves them as typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add group' }));
    await screen.findByRole('region', { name: editor });
    await user.type(terms(), 'chiller{Enter}');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Enter 2 to 20 words')).toBeVisible();
    const message = 'Another group of this language has one of these words.';
    const taken = problem(409, 'CATALOG.SYNONYMS_TAKEN', message, {
      fields: [{ field: 'terms', message }],
      details: { taken: [{ term: 'fridges', groupId: 7, groupTerms: ['cooler', 'fridge'] }] },
    });
    network.on('POST /admin/api/synonyms', taken);
    await user.type(terms(), 'fridges,');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('“fridges” is already in: cooler, fridge')).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(within(screen.getByTitle('fridges')).getByRole('img', { name: 'close', hidden: true }));
    await user.type(terms(), 'cold box');
    network.on('POST /admin/api/synonyms', json(aGroup({ id: 8, terms: ['chiller', 'cold box'] })));
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Group created')).toBeVisible();
    expect(network.callsTo('POST /admin/api/synonyms').at(-1)?.body).toEqual({
      language: 'en',
      terms: ['chiller', 'cold box'],
    });
  });

  it('asks before it drops changes', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'cooler, fridge' }));
    await screen.findByRole('region', { name: editor });
    await user.type(terms(), 'icebox{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard your changes?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByText('icebox')).toBeVisible();
  });

  it('compares with what somebody else saved meanwhile', async () => {
    const current = aGroup({ terms: ['cooler', 'fridge', 'chiller'], version: 3 });
    const changed = problem(409, 'CATALOG.SYNONYMS_CHANGED', 'Changed.', { details: { current } });
    network.on('PUT /admin/api/synonyms/7', changed);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'cooler, fridge' }));
    await screen.findByRole('region', { name: editor });
    await user.type(terms(), 'icebox{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Someone else saved this group meanwhile')).toBeVisible();
    expect(screen.getByText('cooler, fridge, chiller')).toBeVisible();
    expect(screen.getByText('cooler, fridge, icebox')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    network.on('PUT /admin/api/synonyms/7', json(current));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Group saved')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/synonyms/7').at(-1)?.body).toEqual({
      language: 'en',
      terms: ['cooler', 'fridge', 'chiller'],
      version: 3,
    });
  });
});

describe('deleting a group', () => {
  it('asks first, and sends the version that was shown', async () => {
    network.on('DELETE /admin/api/synonyms/7', json(null));
    const { user } = await open();
    await rowAction(user, 'cooler, fridge', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('cooler, fridge')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Group deleted')).toBeVisible();
    expect(network.callsTo('DELETE /admin/api/synonyms/7').at(-1)?.query).toEqual({ version: '2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is refused when somebody else has changed it, and the list shows how it is now', async () => {
    const changed = problem(
      409,
      'CATALOG.SYNONYMS_CHANGED',
      'Someone else changed these synonyms meanwhile.',
    );
    network.on('DELETE /admin/api/synonyms/7', changed);
    const { user } = await open();
    await rowAction(user, 'cooler, fridge', 'Delete');
    network.on(LIST, listOf([aGroup({ terms: ['cooler', 'chiller'], version: 3 })]));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Someone else changed these synonyms meanwhile.')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: 'cooler, chiller' })).toBeVisible();
  });
});

describe('the test of a search', () => {
  const found = aTest({
    used: 'cooler thermometer',
    units: [
      { typed: 'cooler', searched: 'cooler', kind: 'synonym', alternatives: ['fridge', 'refrigerator'] },
      { typed: 'thermomter', searched: 'thermometer', kind: 'corrected', alternatives: [] },
      { typed: 'zebra', searched: 'zebra', kind: 'left-out', alternatives: [] },
    ],
    total: 24,
    products: [
      {
        id: 301,
        code: 'KP-301',
        name: 'Fridge Thermometer',
        slug: 'fridge-thermometer',
        imageUrl: null,
        reasons: [
          {
            searched: 'cooler',
            term: 'fridge',
            foundIn: 'name',
          },
          {
            searched: 'thermometer',
            term: 'thermometer',
            foundIn: 'category',
          },
        ],
      },
    ],
  });
  const box = () => screen.getByRole('searchbox', { name: 'Search the shop in English' });
  const region = (name: string) => within(screen.getByRole('region', { name }));

  it('shows how the words were understood, what is found, and why', async () => {
    network.on(TEST, json(found));
    const { user } = await open();
    await user.type(box(), 'cooler thermomter zebra');
    expect(await screen.findByText('First 1 of 24')).toBeVisible();
    expect(network.callsTo(TEST).at(-1)?.query).toEqual({ q: 'cooler thermomter zebra', language: 'en' });
    const understood = region("How it's understood");
    expect(understood.getByText('Also: fridge, refrigerator')).toBeVisible();
    expect(understood.getByText('Corrected to “thermometer”')).toBeVisible();
    expect(understood.getByText('Left out')).toBeVisible();
    expect(understood.getByText(/Showing results for “cooler thermometer”/)).toBeVisible();
    const products = region('What it finds');
    expect(products.getByRole('link', { name: 'Fridge Thermometer' })).toHaveAttribute(
      'href',
      '/admin?tab=products&open=301',
    );
    expect(products.getByText('Name: fridge (for “cooler”)')).toBeVisible();
    expect(products.getByText('Category: thermometer')).toBeVisible();
  });

  it('is asked again after a group was saved', async () => {
    network.on(TEST, json(aTest()));
    const { user } = await open();
    await user.type(box(), 'icebox');
    expect(await screen.findByText('No products found.')).toBeVisible();
    expect(screen.getByText(/^Add a group that puts these words/)).toBeVisible();
    network.on(TEST, json(found));
    network.on('PUT /admin/api/synonyms/7', json(aGroup({ version: 3 })));
    await user.click(await screen.findByRole('link', { name: 'cooler, fridge' }));
    await screen.findByRole('region', { name: editor });
    await user.type(terms(), 'icebox{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('link', { name: 'Fridge Thermometer' })).toBeInTheDocument();
  });

  it('tells a product code, and searches in the language of the list', async () => {
    const reasons = [{ searched: 'kp301', term: 'KP-301', foundIn: 'code' as const }];
    network.on(
      TEST,
      json({
        ...found,
        code: 'KP-301',
        total: 1,
        used: null,
        units: [],
        products: [{ ...found.products[0]!, reasons }],
      }),
    );
    const { user } = await open('&language=de');
    await user.type(screen.getByRole('searchbox', { name: 'Search the shop in Deutsch' }), 'kp301');
    expect(await screen.findByText('Product code KP-301')).toBeVisible();
    expect(screen.getByText('1 item')).toBeVisible();
    expect(screen.getByText('Code: KP-301')).toBeVisible();
    expect(network.callsTo(TEST).at(-1)?.query).toEqual({ q: 'kp301', language: 'de' });
  });

  it('says when it fails', async () => {
    network.on(TEST, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.type(box(), 'knife');
    expect(await screen.findByText("We couldn't test the search.")).toBeVisible();
  });
});
