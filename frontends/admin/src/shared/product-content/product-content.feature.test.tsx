import type { ProductImageResponse } from '@kp/api-client/admin';
import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { CategoryAttributes } from './category-attributes';
import { ProductContent } from './product-content';

const network = fakeNetwork();
const IMAGES = '/admin/api/products/3/images';

const anImage = (id: number, alt: string): ProductImageResponse => ({
  id,
  alt,
  url: `/media/${String(id).repeat(32)}-640.webp`,
  width: 900,
  height: 600,
});

const FIRST = anImage(1, 'Front');
const SECOND = anImage(2, 'Door');

const TEXTS = {
  name: 'Chef knife',
  description: 'Of steel',
  keywords: 'cleaver, santoku',
  language: 'en',
  translations: [{ language: 'fr', name: 'Couteau', description: 'En acier', keywords: '' }],
};

const ATTRIBUTES = [
  { attributeId: 5, name: 'Material', valueType: 'text', unit: null, choices: [], value: 'Steel' },
  { attributeId: 6, name: 'Capacity', valueType: 'number', unit: 'l', choices: [], value: null },
];

const WORDS = [
  { source: 'Material', translations: [{ language: 'ro', text: 'Materie' }] },
  { source: 'Steel', translations: [] },
];

function open(images = [FIRST, SECOND]) {
  network
    .on(`GET ${IMAGES}`, json(images))
    .on('GET /admin/api/products/3/documents', json([]))
    .on('GET /admin/api/products/3/attributes', json(ATTRIBUTES))
    .on('GET /admin/api/products/3/attribute-texts', json(WORDS))
    .on('GET /admin/api/product-groups', json([]))
    .on('GET /admin/api/products/3/translations', json(TEXTS));
  const routes = [{ path: '/', element: <ProductContent productId={3} isFocused={false} /> }];
  return renderPage(routes, { at: '/', texts: ['adminCatalog'] });
}

const toast = (text: string) => screen.findAllByText(text);
const choose = (file: File) => ({ file, input: screen.getByLabelText<HTMLInputElement>('File') });

describe('the pictures of a product', () => {
  it('are moved with buttons; the first one is the main picture', async () => {
    const { user } = await open();
    const list = within(await screen.findByRole('list', { name: 'Pictures' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('FrontMain picture');
    expect(list.getByRole('button', { name: 'Move “Front” up' })).toBeDisabled();
    network.on(`PUT ${IMAGES}/order`, json([SECOND, FIRST])).on(`GET ${IMAGES}`, json([SECOND, FIRST]));
    await user.click(list.getByRole('button', { name: 'Move “Front” down' }));
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('DoorMain picture'));
    expect(network.callsTo(`PUT ${IMAGES}/order`)[0]!.body).toEqual({ imageIds: [2, 1] });
  });

  it('return to their order when it could not be saved', async () => {
    const { user } = await open();
    network.on(`PUT ${IMAGES}/order`, problem(503, 'UNAVAILABLE', 'Down'));
    await user.click(await screen.findByRole('button', { name: 'Move “Front” down' }));
    await toast("Your change wasn't saved");
    const rows = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Front');
  });

  it('need a file and a description; what was typed stays when the server refuses the file', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText('Choose a file')).toBeVisible();
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(network.callsTo(`POST ${IMAGES}`)).toEqual([]);

    const { file, input } = choose(new File(['x'], 'oven.png', { type: 'image/png' }));
    await user.upload(input, file);
    await user.type(screen.getByLabelText('What the picture shows'), 'Glass door');
    const message = 'The picture is damaged and cannot be read.';
    network.on(`POST ${IMAGES}`, {
      status: 400,
      body: { status: 400, code: 'INPUT.INVALID', message, fields: [{ field: 'image', message }] },
    });
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('What the picture shows')).toHaveValue('Glass door');

    network.on(`POST ${IMAGES}`, json([FIRST])).on(`GET ${IMAGES}`, json([FIRST]));
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByRole('list', { name: 'Pictures' })).toBeVisible();
    const [, call] = network.callsTo(`POST ${IMAGES}`);
    expect([call!.query, call!.headers['content-type']]).toEqual([
      { alt: 'Glass door' },
      'application/octet-stream',
    ]);
  });

  it('are cropped before they are added, or used whole', async () => {
    const { user } = await open([]);
    await user.upload(
      await screen.findByLabelText('File'),
      new File(['x'], 'oven.png', { type: 'image/png' }),
    );
    const crop = within(await screen.findByRole('group', { name: 'Crop' }));
    await user.click(crop.getByRole('button', { name: 'Crop' }));
    await user.click(crop.getByRole('button', { name: 'Use the whole picture' }));
    await user.click(crop.getByRole('button', { name: 'Crop' }));
    await user.type(screen.getByLabelText('What the picture shows'), 'Glass door');
    network.on(`POST ${IMAGES}`, json([FIRST])).on(`GET ${IMAGES}`, json([FIRST]));
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByRole('list', { name: 'Pictures' })).toBeVisible();
    expect(network.callsTo(`POST ${IMAGES}`)[0]!.query).toEqual({ alt: 'Glass door', crop: '10,10,80,80' });
    expect(screen.queryByRole('group', { name: 'Crop' })).toBeNull();
  });

  it('are removed after a question', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove “Door”' }));
    expect(await screen.findByText('Remove “Door”?')).toBeVisible();
    network.on(`DELETE ${IMAGES}/2`, { status: 204 }).on(`GET ${IMAGES}`, json([FIRST]));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Door')).toBeNull());
  });
});

describe('the texts of a product', () => {
  const LANGUAGE_PUT = 'PUT /admin/api/products/3/translations/de';

  it('are written beside the English ones, from the list of what is missing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Translations' }));
    const missing = within(await screen.findByRole('region', { name: 'Missing texts' }));
    expect(missing.queryByRole('button', { name: /Français/ })).toBeNull();
    await user.click(missing.getByRole('button', { name: 'Deutsch: Product name, Product description' }));
    expect(screen.getByRole('region', { name: 'English (original)' })).toHaveTextContent('Chef knife');
    await user.type(screen.getByLabelText('Product name'), 'K');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name must be 2 to 200 characters')).toBeVisible();

    await user.type(screen.getByLabelText('Product name'), 'ochmesser');
    network.on(LANGUAGE_PUT, json(TEXTS));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Saved');
    expect(network.callsTo(LANGUAGE_PUT)[0]!.body).toEqual({
      name: 'Kochmesser',
      description: '',
      keywords: '',
    });
  });

  it('have keywords of each language, beside the English ones', async () => {
    const { user } = await open();
    const german = { language: 'de', name: null, description: null, keywords: 'Hackmesser' };
    network.on('GET /admin/api/products/3/translations', json({ ...TEXTS, translations: [german] }));
    await user.click(await screen.findByRole('tab', { name: 'Translations' }));
    await user.click(await screen.findByRole('button', { name: /^Deutsch/ }));
    expect(screen.getByRole('region', { name: 'English (original)' })).toHaveTextContent('cleaver, santoku');
    const keywords = () => screen.getByLabelText('Search keywords');
    expect(keywords()).toHaveAccessibleDescription(/Words that customers search for/);
    expect(keywords()).toHaveValue('Hackmesser');
    await user.clear(keywords());
    await user.click(keywords());
    await user.paste('k'.repeat(1001));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Use at most 1000 characters')).toBeVisible();

    await user.clear(keywords());
    await user.type(keywords(), 'Hackmesser, Beil');
    network.on(LANGUAGE_PUT, json(TEXTS));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Saved');
    expect(network.callsTo(LANGUAGE_PUT)[0]!.body).toEqual({
      name: '',
      description: '',
      keywords: 'Hackmesser, Beil',
    });
  });

  it('keep what was typed while another language is shown', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Translations' }));
    await user.click(await screen.findByRole('button', { name: /^Deutsch/ }));
    await user.type(screen.getByLabelText('Product name'), 'Kochmesser');
    await user.click(screen.getByRole('button', { name: /^Italiano/ }));
    expect(screen.getByLabelText('Product name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Deutsch/ }));
    expect(screen.getByLabelText('Product name')).toHaveValue('Kochmesser');
  });
});

describe('the documents of a product', () => {
  const DOCUMENT = {
    id: 9,
    title: 'Declaration',
    url: `/media/${'9'.repeat(32)}.pdf`,
    bytes: 2048,
    kind: 'food_contact_declaration',
    issuer: 'TestLab',
    validUntil: '2020-12-31',
  };

  it('say what they are, who signed them and that they have expired, and are renewed', async () => {
    const { user } = await open();
    network.on('GET /admin/api/products/3/documents', json([DOCUMENT]));
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    const list = await screen.findByRole('list', { name: 'Documents' });
    expect(list).toHaveTextContent('Declaration of compliance for food contact');
    expect(list).toHaveTextContent('TestLab');
    expect(list).toHaveTextContent('Expired December 31, 2020');
    await user.click(within(list).getByRole('button', { name: 'Edit “Declaration”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Issuer'));
    await user.type(dialog.getByLabelText('Issuer'), 'New Lab');
    const PUT = 'PUT /admin/api/products/3/documents/9';
    const message = 'validUntil must be a day like 2027-12-31';
    network.on(PUT, {
      status: 400,
      body: { status: 400, code: 'INPUT.INVALID', message, fields: [{ field: 'validUntil', message }] },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();
    network.on(PUT, json([DOCUMENT]));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await toast('Saved');
    expect(network.callsTo(PUT).at(-1)!.body).toEqual({
      title: 'Declaration',
      kind: 'food_contact_declaration',
      issuer: 'New Lab',
      validUntil: '2020-12-31',
    });
  });
});

describe('what the law asks to say with a product', () => {
  const PATH = '/admin/api/products/3/compliance';
  const FACTS = {
    withdrawalException: null,
    guaranteeMonths: null,
    manufacturerName: '',
    manufacturerAddress: '',
    manufacturerEmail: '',
    manufacturerCountry: '',
    responsibleName: '',
    responsibleAddress: '',
    responsibleEmail: '',
    identifier: '',
    hasNoWarnings: false,
    isFoodContact: false,
    claimProof: '',
    warnings: [],
  };

  it('names what is missing and claims without a proof, and saves what was filled in', async () => {
    const { user } = await open();
    network.on(`GET ${PATH}`, json({ ...FACTS, gaps: ['identifier', 'claims'], claims: ['compostable'] }));
    await user.click(await screen.findByRole('tab', { name: 'Law' }));
    expect(await screen.findByText('Missing: type or model, proof of claims')).toBeVisible();
    expect(screen.getByText('These claims need a proof: compostable')).toBeVisible();
    await user.type(screen.getByLabelText(/^Proof of claims/), 'EN 13432');
    await user.type(screen.getByLabelText('Type, model or batch'), 'CB-30');
    await user.click(screen.getByRole('checkbox', { name: /^Made to touch food/ }));
    network.on(`PUT ${PATH}`, json({ ...FACTS, gaps: [], claims: ['compostable'] }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Saved');
    expect(network.callsTo(`PUT ${PATH}`)[0]!.body).toEqual({
      ...FACTS,
      identifier: 'CB-30',
      claimProof: 'EN 13432',
      isFoodContact: true,
    });
  });
});

describe('the attributes of a product', () => {
  const PUT = 'PUT /admin/api/products/3/attributes';

  it('are saved together; a number must be one', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Attributes' }));
    await user.type(await screen.findByLabelText('Capacity (l)'), 'two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a number')).toBeVisible();
    expect(network.callsTo(PUT)).toEqual([]);
    await user.clear(screen.getByLabelText('Capacity (l)'));
    await user.type(screen.getByLabelText('Capacity (l)'), '2,5');
    network.on(PUT, json(ATTRIBUTES));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Saved');
    expect(network.callsTo(PUT)[0]!.body).toEqual({
      values: [
        { attributeId: 5, value: 'Steel' },
        { attributeId: 6, value: '2.5' },
      ],
    });
  });
});

describe('the attributes of a product that are chosen', () => {
  it('are entered by the type of each', async () => {
    const { user } = await open();
    const aValue = (attributeId: number, name: string, valueType: string, choices: string[] = []) => ({
      attributeId,
      name,
      valueType,
      unit: null,
      choices,
      value: null,
    });
    network.on(
      'GET /admin/api/products/3/attributes',
      json([
        aValue(1, 'Waterproof', 'boolean'),
        aValue(2, 'Finish', 'choice', ['Matt', 'Polished']),
        aValue(3, 'Suitable for', 'choices', ['Oven', 'Freezer', 'Dishwasher']),
        aValue(4, 'Temperature', 'range'),
      ]),
    );
    await user.click(await screen.findByRole('tab', { name: 'Attributes' }));
    const choose = async (field: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.click(await screen.findByTitle(option));
    };
    await choose('Waterproof', 'Yes');
    await choose('Finish', 'Polished');
    await choose('Suitable for', 'Oven');
    await user.click(await screen.findByTitle('Dishwasher'));
    await user.type(screen.getByLabelText('Temperature'), '8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a range, such as 2–8')).toBeVisible();
    await user.type(screen.getByLabelText('Temperature'), '-12');
    const put = 'PUT /admin/api/products/3/attributes';
    network.on(put, json(ATTRIBUTES));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.callsTo(put)).toHaveLength(1));
    expect(network.callsTo(put)[0]!.body).toEqual({
      values: [
        { attributeId: 1, value: 'Yes' },
        { attributeId: 2, value: 'Polished' },
        { attributeId: 3, value: 'Oven; Dishwasher' },
        { attributeId: 4, value: '8-12' },
      ],
    });
  });
});

describe('the attributes of a product in other languages', () => {
  it('are translated by language; what was typed stays while another one is shown', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Attributes' }));
    const part = within(await screen.findByRole('region', { name: 'Translations of the attributes' }));
    const choose = async (name: string) => {
      await user.click(part.getByRole('combobox', { name: 'Language' }));
      // The list of the choice before may still be fading out.
      await waitFor(async () => user.click(screen.getByTitle(name)));
    };
    await choose('Română (1)');
    expect(await part.findByLabelText('Material')).toHaveValue('Materie');
    await user.type(part.getByLabelText('Steel'), 'Oțel');
    await choose('Deutsch (2)');
    expect(part.getByLabelText('Material')).toHaveValue('');
    await choose('Română (1)');
    expect(part.getByLabelText('Steel')).toHaveValue('Oțel');

    const put = 'PUT /admin/api/products/3/attribute-texts/ro';
    const message = 'Too long';
    network.on(put, {
      status: 400,
      body: { status: 400, code: 'INPUT.INVALID', message, fields: [{ field: 'words.1.text', message }] },
    });
    await user.click(part.getByRole('button', { name: 'Save translations' }));
    expect(await part.findByText('Too long')).toBeVisible();
    network.on(put, json(WORDS));
    await user.click(await part.findByRole('button', { name: 'Save translations' }));
    await toast('Saved');
    expect(network.callsTo(put)[1]!.body).toEqual({
      words: [
        { source: 'Material', text: 'Materie' },
        { source: 'Steel', text: 'Oțel' },
      ],
    });
  });
});

describe('the attributes of a category', () => {
  const PATH = '/admin/api/categories/7/attributes';

  it('are translated where they are defined', async () => {
    const material = { id: 9, name: 'Material', valueType: 'choice', unit: null, choices: ['Steel'] };
    const facts = { isFilterable: true, productCount: 0, categoryCount: 1, inheritedFrom: null };
    const words = ['Material', 'Steel'].map((source) => ({ source, translations: [] }));
    network
      .on(`GET ${PATH}`, json([{ ...material, ...facts }]))
      .on(`GET ${PATH}/9/texts`, json({ language: 'en', words }))
      .on(`PUT ${PATH}/9/texts/ro`, json(words));
    const routes = [{ path: '/', element: <CategoryAttributes categoryId={7} /> }];
    const { user } = await renderPage(routes, { at: '/', texts: ['adminCatalog'] });
    await user.click(await screen.findByRole('button', { name: 'Translate “Material”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByTitle('Română (2)'));
    await user.type(await dialog.findByLabelText('Steel'), 'Oțel');
    await user.click(dialog.getByRole('button', { name: 'Save translations' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(network.callsTo(`PUT ${PATH}/9/texts/ro`)[0]!.body).toEqual({
      words: [
        { source: 'Material', text: '' },
        { source: 'Steel', text: 'Oțel' },
      ],
    });
  });

  it('are defined in a dialog, which shows what the server refuses at its field', async () => {
    const material = { id: 9, name: 'Material', valueType: 'choice', unit: null, choices: ['Steel', 'Wood'] };
    network.on(`GET ${PATH}`, json([])).on('GET /admin/api/attributes', json([material]));
    const routes = [{ path: '/', element: <CategoryAttributes categoryId={7} /> }];
    const { user } = await renderPage(routes, { at: '/', texts: ['adminCatalog'] });
    await user.click(await screen.findByRole('button', { name: 'Add attribute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Attribute name'), 'mat');
    await user.click(await screen.findByTitle('Material'));
    expect(await dialog.findByText('Wood')).toBeVisible();
    const message = 'The category already has an attribute of this name.';
    network.on(`POST ${PATH}`, {
      status: 400,
      body: { status: 400, code: 'INPUT.INVALID', message, fields: [{ field: 'name', message }] },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();

    const saved = {
      id: 1,
      name: 'Material',
      valueType: 'text',
      unit: null,
      isFilterable: true,
      choices: [],
      productCount: 0,
      categoryCount: 1,
      inheritedFrom: null,
    };
    network.on(`POST ${PATH}`, json([saved])).on(`GET ${PATH}`, json([saved]));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('list', { name: 'Attributes' })).toHaveTextContent('Material');
    expect(network.callsTo(`POST ${PATH}`).at(-1)!.body).toEqual({
      name: 'Material',
      valueType: 'choice',
      unit: '',
      isFilterable: true,
      choices: ['Steel', 'Wood'],
    });
  });
});
