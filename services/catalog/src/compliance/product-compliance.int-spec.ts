import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import type { ProductComplianceBody, ProductGapsResponse } from './product-compliance.dto';

const FACTS = {
  withdrawalException: 'made_to_order',
  guaranteeMonths: 60,
  hasNoWarnings: false,
  manufacturerName: 'Knife Works',
  manufacturerAddress: '1 Forge Road, Seki',
  manufacturerCountry: 'JP',
  manufacturerEmail: 'info@knife-works.example',
  identifier: 'KW-210',
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
  const gapsOf = async (id: number) => {
    const { body } = await shop.call<ProductGapsResponse[]>('GET', '/admin/api/product-gaps', {
      token: admin,
    });
    return body.find((each) => each.id === id)?.gaps;
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
    expect(await gapsOf(id)).toBeUndefined();
    await save(id, { ...complete, warnings: [], hasNoWarnings: true });
    expect((await shown()).warnings).toEqual([]);
    expect(await gapsOf(id)).toBeUndefined();
  });

  it('names what is wrong, and is closed to customers', async () => {
    const id = await shop.product({});
    const wrong = {
      ...FACTS,
      guaranteeMonths: 0,
      withdrawalException: 'none',
      warnings: [{ language: 'xx', text: '' }],
    };
    const { status, body } = await save(id, wrong);
    expect(status).toBe(400);
    expect(body.fields!.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['guaranteeMonths', 'withdrawalException', 'warnings.0.language']),
    );
    expect((await shop.call('GET', '/admin/api/product-gaps')).status).toBe(401);
  });
});
