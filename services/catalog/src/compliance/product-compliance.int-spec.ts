import { CLAIM_SQL_PATTERN } from '@kp/commerce/claim-rules';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import type { ProductDocumentResponse } from '../http/product.dto';
import type {
  AdminComplianceResponse,
  GapCountResponse,
  ProductComplianceBody,
} from './product-compliance.dto';

const FACTS = {
  withdrawalException: 'made_to_order',
  guaranteeMonths: 60,
  hasNoWarnings: false,
  manufacturerName: 'Knife Works',
  manufacturerAddress: '1 Forge Road, Seki',
  manufacturerCountry: 'JP',
  manufacturerEmail: 'info@knife-works.example',
  identifier: 'KW-210',
  isFoodContact: false,
  claimProof: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleEmail: '',
  warnings: [
    {
      language: 'ro',
      text: 'Lamă ascuțită.',
    },
  ],
};

describe('what the law asks to say with a product', () => {
  let shop: CatalogShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    admin = await shop.adminToken();
  });
  afterAll(() => shop.close());

  const save = (id: number, body: object) =>
    shop.call<ProductComplianceBody & { fields?: { field: string }[] }>(
      'PUT',
      `/admin/api/products/${id}/compliance`,
      { token: admin, body },
    );
  const read = async (id: number) =>
    (
      await shop.call<AdminComplianceResponse>('GET', `/admin/api/products/${id}/compliance`, {
        token: admin,
      })
    ).body;
  const gapsOf = async (id: number) => (await read(id)).gaps;
  const counted = async () => {
    const { body } = await shop.call<GapCountResponse[]>('GET', '/admin/api/product-gaps', { token: admin });
    return Object.fromEntries(body.map(({ gap, products }) => [gap, products]));
  };
  const listed = async (gap: string) => {
    const { body } = await shop.call<{ id: number }[]>('GET', `/admin/api/products?gap=${gap}`, {
      token: admin,
    });
    return body.map(({ id }) => id);
  };

  it('is saved by the staff, shown to everybody at once, and reported while something is missing', async () => {
    const id = await shop.product({});
    const shown = async () =>
      (await shop.call<ProductComplianceBody>('GET', `/api/products/${id}/compliance`)).body;
    expect(await gapsOf(id)).toEqual(['manufacturer', 'identifier', 'warnings']);
    expect(await shown()).toMatchObject({
      withdrawalException: null,
      warnings: [],
    });
    expect((await save(id, FACTS)).status).toBe(200);
    expect(await shown()).toEqual(FACTS);
    // A maker outside of the EU needs somebody who answers for it here.
    expect(await gapsOf(id)).toEqual(['responsible']);
    const responsible = {
      responsibleName: 'Import GmbH',
      responsibleAddress: 'Hafen 1, Hamburg',
    };
    const complete = {
      ...FACTS,
      ...responsible,
      responsibleEmail: 'a@import.example',
    };
    await save(id, complete);
    expect(await gapsOf(id)).toEqual([]);
    await save(id, { ...complete, warnings: [], hasNoWarnings: true });
    expect((await shown()).warnings).toEqual([]);
    expect(await gapsOf(id)).toEqual([]);
  });

  it('asks for the proof of claims in the texts of any language', async () => {
    const id = await shop.product({ name: 'Bin bags', description: 'Thick film.' });
    await save(id, { ...FACTS, hasNoWarnings: true, manufacturerCountry: 'DE' });
    expect(await read(id)).toMatchObject({ gaps: [], claims: [] });
    await shop.sql(
      `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'fr', 'Sacs écologiques'), ($1, 'ja', 'エコ袋')`,
      [id],
    );
    expect(await read(id)).toMatchObject({ gaps: ['claims'], claims: ['écologiques', 'エコ'] });
    expect(await listed('claims')).toContain(id);
    await save(id, { ...FACTS, manufacturerCountry: 'DE', claimProof: 'EN 13432, certificate S0123' });
    expect(await read(id)).toMatchObject({ gaps: [], claims: ['écologiques', 'エコ'] });
    expect(await listed('claims')).not.toContain(id);
  });

  it('knows the claims of texts that are written, changed and removed, by the words that the rules name', async () => {
    const id = await shop.product({ name: 'Biodegradable bags', description: 'Thick film.' });
    const translate = (name: string) =>
      shop.sql(
        `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'de', $2)
         ON CONFLICT (product_id, language) DO UPDATE SET name = excluded.name`,
        [id, name],
      );
    const rename = (name: string) => shop.sql('UPDATE product SET name = $2 WHERE id = $1', [id, name]);
    expect(await listed('claims')).toContain(id);
    await translate('ÖKOLOGISCHE Beutel');
    await rename('Bags');
    expect(await listed('claims')).toContain(id);
    await translate('Beutel');
    expect(await listed('claims')).not.toContain(id);
    await rename('Carbon-neutral bags');
    expect(await listed('claims')).toContain(id);
    await rename('Bags');
    await translate('Nachhaltige Beutel');
    await shop.sql('DELETE FROM product_translation WHERE product_id = $1', [id]);
    expect(await listed('claims')).not.toContain(id);

    const [made] = await shop.sql<{ definition: string }>(
      `SELECT pg_get_functiondef('catalog_makes_claim'::regproc) AS definition`,
    );
    expect(made!.definition).toContain(CLAIM_SQL_PATTERN);
  });

  it('asks for the declaration of what touches food, and names documents that have expired', async () => {
    const id = await shop.product({});
    await save(id, { ...FACTS, manufacturerCountry: 'DE', isFoodContact: true });
    expect(await gapsOf(id)).toEqual(['foodContact']);
    const before = await counted();
    const documents = `/admin/api/products/${id}/documents`;
    const { body: added } = await shop.call<ProductDocumentResponse[]>(
      'POST',
      `${documents}?title=Declaration&kind=food_contact_declaration&issuer=TestLab&validUntil=2020-12-31`,
      {
        token: admin,
        body: Buffer.from('%PDF-1.7\n%%EOF\n'),
        headers: { 'content-type': 'application/pdf' },
      },
    );
    expect(added).toMatchObject([
      { kind: 'food_contact_declaration', issuer: 'TestLab', validUntil: '2020-12-31' },
    ]);
    expect(await gapsOf(id)).toEqual(['foodContact', 'expired']);
    expect(await counted()).toEqual({ ...before, expired: before['expired']! + 1 });
    const describe = (body: object) =>
      shop.call<{ fields?: { field: string }[] }>('PUT', `${documents}/${added[0]!.id}`, {
        token: admin,
        body,
      });
    const refused = await describe({ title: 'Declaration', kind: 'letter', validUntil: '2030-02-30' });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(['kind', 'validUntil']);
    await describe({ title: 'Declaration', kind: 'food_contact_declaration', validUntil: '2099-12-31' });
    expect(await gapsOf(id)).toEqual([]);
    expect(await listed('any')).not.toContain(id);
    const { body: shown } = await shop.call<{ documents: object[] }>('GET', `/api/products/${id}`);
    expect(shown.documents).toMatchObject([{ kind: 'food_contact_declaration', validUntil: '2099-12-31' }]);
  });

  it('names what is wrong, and is closed to customers', async () => {
    const id = await shop.product({});
    const wrong = {
      ...FACTS,
      guaranteeMonths: 0,
      withdrawalException: 'none',
      manufacturerCountry: 'Japan',
      warnings: [{ language: 'xx', text: '' }],
    };
    const { status, body } = await save(id, wrong);
    expect(status).toBe(400);
    expect(body.fields!.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'guaranteeMonths',
        'withdrawalException',
        'manufacturerCountry',
        'warnings.0.language',
      ]),
    );
    expect((await shop.call('GET', '/admin/api/product-gaps')).status).toBe(401);
  });
});
