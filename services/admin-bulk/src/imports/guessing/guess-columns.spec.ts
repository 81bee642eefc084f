import { createReadStream } from 'node:fs';
import path from 'node:path';
import { detectFormat, readTable, sheetsOf } from '@kp/platform/tables';
import { readHead, type TableHead } from '../layout/read-head';
import { guessColumns, rememberedMapping } from './guess-columns';

const FILES = path.join(__dirname, '../testing/supplier-files');
const FIELDS = (
  'code slug name description keywords price compareAtPrice costPrice category supplier status stock inStock featured ' +
  'weightGrams taxClass sku gtin brand unit packSize minQuantity orderMultiple originCountry customsCode imageUrl pictures ' +
  'manufacturerName name[ro] keywords[ro]'
).split(' ');

/** As a person who knows the language reads each file. */
const READ_BY_HAND = {
  'supplier-ro.csv':
    'code name category supplier price costPrice stock unit weightGrams description pictures gtin taxClass',
  'supplier-ro.xlsx': 'code name price costPrice stock category pictures supplier',
  'supplier-de.xlsx':
    'code name description category gtin unit packSize price costPrice taxClass weightGrams stock minQuantity brand originCountry customsCode pictures',
  'supplier-fr.csv':
    'code name description category brand price costPrice unit packSize weightGrams gtin stock taxClass supplier originCountry pictures',
  'supplier-it.xlsx':
    'code name category brand price costPrice unit packSize weightGrams stock taxClass gtin originCountry pictures -',
  'supplier-pl.csv':
    'code name category brand price costPrice unit packSize weightGrams stock taxClass gtin description pictures originCountry customsCode minQuantity',
  'supplier-es.xlsx':
    'code name description brand price costPrice unit packSize weightGrams stock taxClass gtin supplier pictures minQuantity',
  'supplier-ar.csv':
    'code name description category brand price costPrice unit packSize weightGrams stock taxClass gtin supplier originCountry pictures',
};

const ofHeads = (heads: readonly string[]) => heads.map((name) => ({ name, values: [] }));
const guessed = (heads: readonly string[], fields: readonly string[] = FIELDS) =>
  guessColumns(ofHeads(heads), fields);

async function headOf(file: string): Promise<TableHead> {
  const open = () => createReadStream(path.join(FILES, file));
  const format = await detectFormat(open);
  const sheets = await sheetsOf(open, format);
  const countNamed = (heads: readonly string[]) => guessed(heads).filter(Boolean).length;
  const heads: TableHead[] = [];
  for (const sheet of sheets.length > 0 ? sheets : [null]) {
    heads.push(await readHead(readTable(open(), format, sheet), { sheet, countNamed }));
  }
  return heads.reduce((one, other) => (other.named > one.named ? other : one));
}

describe('the columns of files as suppliers send them', () => {
  it.each(Object.entries(READ_BY_HAND))('are guessed: %s', async (file, byHand) => {
    const { columns } = await headOf(file);
    expect(
      guessColumns(columns, FIELDS)
        .map((field) => field ?? '-')
        .join(' '),
    ).toBe(byHand);
  });
});

describe('the columns of a file', () => {
  it.each([
    ['Cost', 'cost per item', 'Unit cost', 'Purchase price'],
    ['Preț achiziție', 'preț de achiziție', 'Einkaufspreis', 'EK-Preis'],
    ["Prix d'achat", 'Coût par article', 'Precio de compra', 'Coste por artículo'],
    ['Prezzo di acquisto', 'Costo per articolo', 'Preço de custo', 'costPrice'],
  ])('%s, %s, %s and %s are the cost', (...heads) => {
    for (const head of heads) expect([head, guessed([head])]).toEqual([head, ['costPrice']]);
  });

  it.each([
    ['Keywords', 'Search keywords', 'search_keywords', 'Tags'],
    ['Suchbegriffe', 'Schlagwörter', 'Mots-clés', 'Mots-clés de recherche'],
    ['Palabras clave', 'Parole chiave', 'Palavras-chave', 'Cuvinte-cheie'],
  ])('%s, %s, %s and %s are the search keywords', (...heads) => {
    for (const head of heads) expect([head, guessed([head])]).toEqual([head, ['keywords']]);
    expect(guessed(['Keywords [RO]'])).toEqual(['keywords[ro]']);
  });

  it.each([
    ['P.V.R. (€)|Dto.|Neto (€)', 'price|-|costPrice'],
    ['Brutto-LP €|RG|HEK netto €', 'price|-|costPrice'],
    ['Listino €|Sc. %|Netto riv. €', 'price|-|costPrice'],
    ['Référence|Mini cde|Kg', 'code|minQuantity|weightGrams'],
  ])('of the trade are known by their usual short words: %s', (heads, fields) =>
    expect(
      guessed(heads.split('|'))
        .map((field) => field ?? '-')
        .join('|'),
    ).toBe(fields),
  );

  it('keep what they sell for apart from what they cost, and fill each field once', () => {
    const heads = ['Cod', 'Denumire', 'Preț', 'Cost', 'Preț de achiziție', 'Culoare', 'name[ro]'];
    expect(guessed(heads)).toEqual(['code', 'name', 'price', 'costPrice', null, null, 'name[ro]']);
  });

  it.each([
    [
      ['Articolo', 'Listino', 'Prezzo netto'],
      ['name', 'price', 'costPrice'],
    ],
    [
      ['Artikel', 'Netto EK', 'Nettopreis'],
      ['name', 'costPrice', 'price'],
    ],
    [
      ['Artikel', 'UVP', 'Netto'],
      ['name', 'price', 'costPrice'],
    ],
    [
      ['Artículo', 'Contenido neto', 'Precio neto'],
      ['name', null, 'price'],
    ],
    [
      ['Article', 'Prix net'],
      ['name', 'price'],
    ],
    [
      ['Prix public TTC', 'Prix net HT'],
      ['price', 'costPrice'],
    ],
    [
      ['PVP con IVA', 'Precio neto'],
      ['price', 'costPrice'],
    ],
    [
      ['UVP inkl. MwSt.', 'Nettopreis'],
      ['price', 'costPrice'],
    ],
    [
      ['Cena detaliczna brutto', 'Cena netto'],
      ['price', 'costPrice'],
    ],
    [
      ['Prezzo', 'Listino', 'Prezzo netto IVA esclusa'],
      ['price', null, 'costPrice'],
    ],
  ])('%j: a net price is what the prices beside it make it', (heads, fields) =>
    expect(guessed(heads)).toEqual(fields),
  );

  it.each([
    ['Cena brutto', ['123,00', '12,29', '1,08'], '', 'price of one of two rates'],
    ['Cena brutto', ['123,00', '14,99', '1,30'], '', 'list'],
    ['Cena brutto', ['153,75', '15,37', '1,54'], '', 'list'],
    ['UVP brutto', ['123,00', '12,29', '1,23'], '', 'list'],
    ['Bruttopreis', ['125,00', '12,49', '1,25'], 'Rabatt', 'list'],
    ['Prezzo lordo', ['125,00', '12,49', '1,25'], 'Sc.%', 'list'],
  ])('%s of %j beside net prices%s: %s', (name, values, discount, what) => {
    const columns = [
      { name, values },
      { name: 'Netto', values: ['100,00', '9,99', '1,00'] },
      { name: discount || 'VAT', values: [] },
    ];
    const found = [false, true].map((isTaxIncluded) =>
      guessColumns(columns, FIELDS, isTaxIncluded).slice(0, 2),
    );
    const list = ['price', 'costPrice'];
    expect(found).toEqual(
      what === 'list'
        ? [list, list]
        : [
            [null, 'price'],
            ['price', null],
          ],
    );
  });

  it('of a price with VAT and without the one is taken that the shop enters', () => {
    const heads = ofHeads(['Prix HT', 'TVA', 'Prix TTC', '税抜価格', '税込価格']);
    expect(guessColumns(heads.slice(0, 3), FIELDS)).toEqual(['price', 'taxClass', null]);
    expect(guessColumns(heads.slice(0, 3), FIELDS, true)).toEqual([null, 'taxClass', 'price']);
    expect(guessColumns(heads.slice(3), FIELDS, true)).toEqual([null, 'price']);
  });

  it.each([
    'السعر بدون ضريبة',
    'سعر غير شامل الضريبة',
    '価格（消費税込）',
    'Prezzo netto IVA esclusa',
    'Preis inkl. 19% MwSt.',
  ])('%s is a price, no rate', (head) => expect(guessed([head])).toEqual(['price']));

  it.each([
    'Cod producător',
    'Cod. produttore',
    'Réf. fabricant',
    'Ref. fabricante',
    'Hersteller-Nr.',
    'メーカー品番',
    'メーカー希望小売価格',
  ])('%s is no brand', (name) => {
    const values = ['HG-100', '12000', 'HG-102'];
    const fields = ['brand', 'manufacturerName'];
    expect(guessColumns([{ name, values }], fields)).toEqual([null]);
    expect(guessed([name], fields)).toEqual([null]);
  });

  it.each([
    [['Hersteller'], ['brand']],
    [
      ['Marke', 'Hersteller'],
      ['brand', 'manufacturerName'],
    ],
    [['manufacturerName'], ['manufacturerName']],
  ])('%j: a manufacturer is the brand of what has none', (heads, fields) =>
    expect(guessed(heads)).toEqual(fields),
  );

  it.each([
    ['Disponibilidad', ['sí', 'en stock', 'agotado'], 'inStock'],
    ['Disponibilidad', ['12', '0', '7 días'], 'stock'],
    ['Cdt.', ['6', '12', '1'], 'packSize'],
    ['Cond.', ['boîte', 'carton 12', 'lot'], 'unit'],
    ['Op.', ['10', '20'], 'packSize'],
    ['País', ['ES', 'Italia'], 'originCountry'],
    ['Tara (kg)', ['1,2', '0,4'], null],
    ['Hersteller', ['HG-100', '12000'], null],
    ['Hersteller', ['Hendi', '3M'], 'brand'],
  ])('%s of %j is %s', (name, values, field) =>
    expect(guessColumns([{ name, values }], FIELDS)).toEqual([field]),
  );

  it('are none that this kind of file lacks', () => {
    expect(guessed(['Cost', 'Email'], ['email'])).toEqual([null, 'email']);
  });

  it.each([
    [
      ['Articolo', 'Descrizione', 'Prezzo'],
      ['name', 'description', 'price'],
    ],
    [
      ['Rif.', 'Descrizione', 'Prezzo'],
      ['code', 'name', 'price'],
    ],
    [
      ['Kod', 'Opis towaru', 'Cena netto'],
      ['code', 'name', 'price'],
    ],
    [
      ['Código', 'Descripción del artículo', 'PVP'],
      ['code', 'name', 'price'],
    ],
    [
      ['Code', 'Description'],
      ['code', 'description'],
    ],
  ])('%j call the name what they can', (heads, fields) => expect(guessed(heads)).toEqual(fields));

  it('are no price, rate or code by their values where the head says something else', () => {
    const columns = [
      { name: 'Rabais', values: ['12,50', '8,00', '9,90'] },
      { name: 'Bonus', values: ['5%', '10%', '5%'] },
      { name: 'Gewicht brutto', values: ['1,20', '3,40', '0,90'] },
      { name: 'Gewicht netto', values: ['1,10', '3,30', '0,80'] },
      { name: 'Размер', values: ['12.50', '40x30', '60x40'] },
    ];
    expect(guessColumns(columns, FIELDS)).toEqual([null, null, 'weightGrams', null, null]);
  });

  it('are told by their values where the head says nothing', () => {
    const columns = [
      { name: 'A', values: ['5942599435267', '5947591017985', '5944177351297'] },
      { name: 'B', values: ['11%', '21%', '21%'] },
      { name: 'C', values: ['IMG_1.jpg', 'IMG_2.JPG', ''] },
      { name: 'D', values: ['buc', 'set', 'buc'] },
    ];
    expect(guessColumns(columns, FIELDS)).toEqual(['gtin', 'taxClass', 'pictures', 'unit']);
  });
});

describe('cut and qualified names of columns', () => {
  it.each([
    ['Art.-Bez.', 'name'],
    ['Verkaufspr.', 'price'],
    ['Gew. brutto [kg]', 'weightGrams'],
    ['Poids brut unit. (g)', 'weightGrams'],
    ['Peso lordo (kg)', 'weightGrams'],
    ['Lagerbest.', 'stock'],
    ['Q.té mini', 'minQuantity'],
    ['Pedido mínim.', 'minQuantity'],
    ['Prod. code', 'code'],
    ['Existenc.', 'stock'],
    ['Fotogr.', 'pictures'],
    ['Preis nach Rab.', 'costPrice'],
    ['Cena po upuście netto', 'costPrice'],
    ['قطعة/كرتون', 'packSize'],
    ['Stück/VE', 'packSize'],
    ['Warengr.', 'category'],
    ['Rab. %', null],
    ['Dto. %', null],
    ['Lieferz.', null],
    ['Art', null],
    ['Material', null],
    ['Bezeichn', 'name'],
  ])('%s is %s', (head, field) => expect([head, guessed([head])]).toEqual([head, [field]]));

  it.each([
    [
      ['Price excl. VAT', 'Price incl. VAT'],
      ['12', '95'],
      ['14.64', '115.90'],
    ],
    [
      ['Precio sin IVA', 'Precio con IVA'],
      ['12', '95'],
      ['14,64', '115,90'],
    ],
    [
      ['السعر قبل الضريبة', 'السعر شامل الضريبة'],
      ['12', '95'],
      ['14.64', '115.90'],
    ],
  ])('%j: the price is the one that the shop enters, whatever the values look like', (heads, net, gross) => {
    const columns = heads.map((name, index) => ({ name, values: index === 0 ? net : gross }));
    expect(guessColumns(columns, FIELDS)).toEqual(['price', null]);
    expect(guessColumns(columns, FIELDS, true)).toEqual([null, 'price']);
  });

  it.each([
    [
      ['Nettopreis EK', 'Listenpr.'],
      ['costPrice', 'price'],
    ],
    [
      ['Prezzo d’acquisto netto', 'Prezzo'],
      ['costPrice', 'price'],
    ],
  ])('%j: what is paid is no price to sell for', (heads, fields) => expect(guessed(heads)).toEqual(fields));
});

describe('the columns of a file with a known head', () => {
  const heads = ofHeads(['name', 'stock', 'attribute:Colour', 'attribute:Size', 'remarks']);
  const fields = ['name', 'stock', 'attribute:Colour', 'attribute:Size'];

  it('are read as before, and asked for again where an attribute exists by now', () => {
    const remembered = rememberedMapping(['name', null, null, null, null], heads, fields);
    expect(remembered).toEqual(['name', null, 'attribute:Colour', 'attribute:Size', null]);
  });

  it('give no attribute twice, and none that is gone', () => {
    const former = ['name', 'attribute:Colour', null, 'attribute:Weight', null];
    const remembered = rememberedMapping(former, heads, fields);
    expect(remembered).toEqual(['name', 'attribute:Colour', null, 'attribute:Size', null]);
  });
});
