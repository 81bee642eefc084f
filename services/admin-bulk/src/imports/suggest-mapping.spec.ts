import { rememberedMapping, suggestMapping } from './suggest-mapping';

const FIELDS = [
  'code',
  'slug',
  'name',
  'keywords',
  'price',
  'compareAtPrice',
  'costPrice',
  'category',
  'name[ro]',
  'keywords[ro]',
];

describe('the columns of a file', () => {
  it.each([
    ['Cost', 'cost per item', 'Unit cost', 'Purchase price'],
    ['Preț achiziție', 'preț de achiziție', 'Einkaufspreis', 'EK-Preis'],
    ["Prix d'achat", 'Coût par article', 'Precio de compra', 'Coste por artículo'],
    ['Prezzo di acquisto', 'Costo per articolo', 'Preço de custo', 'costPrice'],
  ])('%s, %s, %s and %s are the cost', (...heads) => {
    for (const head of heads) expect([head, suggestMapping([head], FIELDS)]).toEqual([head, ['costPrice']]);
  });

  it.each([
    ['Keywords', 'Search keywords', 'search_keywords', 'Tags'],
    ['Suchbegriffe', 'Schlagwörter', 'Mots-clés', 'Mots-clés de recherche'],
    ['Palabras clave', 'Parole chiave', 'Palavras-chave', 'Cuvinte-cheie'],
  ])('%s, %s, %s and %s are the search keywords', (...heads) => {
    for (const head of heads) expect([head, suggestMapping([head], FIELDS)]).toEqual([head, ['keywords']]);
    expect(suggestMapping(['Keywords [RO]'], FIELDS)).toEqual(['keywords[ro]']);
  });

  it('keep what they sell for apart from what they cost, and fill each field once', () => {
    const heads = ['SKU', 'Denumire', 'Preț', 'Cost', 'Preț de achiziție', 'Culoare', 'name[ro]'];
    expect(suggestMapping(heads, FIELDS)).toEqual([
      'code',
      'name',
      'price',
      'costPrice',
      null,
      null,
      'name[ro]',
    ]);
  });

  it('are none that this kind of file lacks', () => {
    expect(suggestMapping(['Cost', 'Email'], ['email'])).toEqual([null, 'email']);
  });
});

describe('the columns of a file with a known head', () => {
  const heads = ['name', 'stock', 'attribute:Colour', 'attribute:Size', 'remarks'];
  const fields = ['name', 'stock', 'attribute:Colour', 'attribute:Size'];

  it('are read as before, and asked for again where an attribute exists by now', () => {
    expect(rememberedMapping(['name', null, null, null, null], heads, fields)).toEqual([
      'name',
      null,
      'attribute:Colour',
      'attribute:Size',
      null,
    ]);
  });

  it('give no attribute twice, and none that is gone', () => {
    expect(
      rememberedMapping(['name', 'attribute:Colour', null, 'attribute:Weight', null], heads, fields),
    ).toEqual(['name', 'attribute:Colour', null, 'attribute:Size', null]);
  });
});
