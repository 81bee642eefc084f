import sharp from 'sharp';
import type { Api } from './api';

export interface Products {
  pan: number;
  ladle: number;
  soldOut: number;
}

interface Row {
  id: number;
}

/** Categories, products with texts, pictures and documents, suppliers, synonyms; also a change of each kind. */
export async function fillCatalogue(staff: Api): Promise<Products> {
  const categories = {
    pans: await addCategory(staff, 'Pans', 'pans'),
    tools: await addCategory(staff, 'Tools', 'tools'),
  };
  await staff('PUT', `/api/categories/${categories.tools}`, {
    name: 'Hand tools',
    slug: 'hand-tools',
    version: 1,
  });
  const supplier = await staff<Row>('POST', '/admin/api/suppliers', {
    name: 'Metalux',
    email: 'sales@metalux.example',
  });
  const add = async (name: string, slug: string, price: string, stockQuantity: number, more: object = {}) => {
    const fields = { name, slug, price, stockQuantity, status: 'active', supplierId: supplier.id };
    const { id } = await staff<Row>('POST', '/api/products', {
      ...fields,
      categoryId: categories.pans,
      weightGrams: 900,
      ...more,
    });
    return id;
  };
  const pan = await add('Saucepan 2 l', 'saucepan', '12.50', 60, {
    costPrice: '7.10',
    compareAtPrice: '15.00',
  });
  const ladle = await add('Ladle', 'ladle', '20.00', 40, { categoryId: categories.tools, keywords: 'scoop' });
  const soldOut = await add('Wok', 'wok', '31.00', 0);
  await staff('DELETE', `/api/products/${await add('Sieve', 'sieve', '4.00', 3)}`);
  const renamed = {
    name: 'Soup ladle',
    slug: 'soup-ladle',
    price: '18.00',
    stockQuantity: 40,
    categoryId: categories.tools,
  };
  await staff('PUT', `/api/products/${ladle}`, {
    ...renamed,
    keywords: 'scoop',
    status: 'active',
    weightGrams: 200,
    version: 1,
  });
  await staff('PUT', `/admin/api/products/${pan}/translations/ro`, {
    name: 'Cratiță 2 l',
    description: 'Fund gros.',
  });
  const [attribute] = await staff<Row[]>('POST', `/admin/api/categories/${categories.pans}/attributes`, {
    name: 'Volume',
    valueType: 'number',
    unit: 'l',
    isFilterable: true,
  });
  await staff('PUT', `/admin/api/products/${pan}/attributes`, {
    values: [{ attributeId: attribute!.id, value: '2' }],
  });
  await staff('POST', `/admin/api/products/${pan}/images?alt=Saucepan`, await aPicture());
  await staff('POST', `/admin/api/products/${pan}/documents?title=Care`, Buffer.from('%PDF-1.4\n%%EOF\n'));
  await staff('POST', '/admin/api/synonyms', { language: 'en', terms: ['coveredpan', 'lidpan'] });
  return { pan, ladle, soldOut };
}

async function addCategory(staff: Api, name: string, slug: string): Promise<number> {
  return (await staff<Row>('POST', '/api/categories', { name, slug })).id;
}

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
