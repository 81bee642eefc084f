import { type ArticleDraft, validateArticle } from './article-rules';
import { codeOf, findProductId, productCode } from './product-code';

const problemsWith = (draft: ArticleDraft) =>
  validateArticle(draft).map(({ field, messageKey }) => `${field} ${messageKey.replace('validation.', '')}`);

describe('article data', () => {
  it('may be empty', () => {
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ sku: '', gtin: null, packSize: '', unit: '' })).toEqual([]);
  });

  it.each(['GX-1000', 'a', '12', 'GN 1/1-65', 'Größe™ 4', 'KP-X', 'x'.repeat(64)])(
    'takes the code %s',
    (sku) => expect(problemsWith({ sku })).toEqual([]),
  );

  it.each(['KP-12', 'kp 12', 'KP12', 'two  blanks', ' blank first', 'x'.repeat(65), 'bell\u0007'])(
    'refuses the code %j',
    (sku) => expect(problemsWith({ sku })).toEqual(['sku skuInvalid']),
  );

  it.each(['96385074', '036000291452', '5941207388629', '10614141000415'])(
    'takes the barcode %s, whose check digit is right',
    (gtin) => expect(problemsWith({ gtin })).toEqual([]),
  );

  it.each(['5941207388620', '594120738862', '5,94121E+12', '594120738862X', '123'])(
    'refuses the barcode %s',
    (gtin) => expect(problemsWith({ gtin })).toEqual(['gtin gtinInvalid']),
  );

  it.each([
    [{ unit: 'XYZ' }, 'unit unitInvalid'],
    [{ packSize: 0 }, 'packSize countInvalid'],
    [{ packSize: 1.5 }, 'packSize countInvalid'],
    [{ minQuantity: 10_000 }, 'minQuantity countInvalid'],
    [{ orderMultiple: 'two' }, 'orderMultiple countInvalid'],
    [{ originCountry: 'Romania' }, 'originCountry countryUnknown'],
    [{ customsCode: '8211920' }, 'customsCode customsCodeInvalid'],
    [{ brand: 'x'.repeat(101) }, 'brand tooLong'],
  ] as [ArticleDraft, string][])('%j is refused: %s', (draft, problem) => {
    expect(problemsWith(draft)).toEqual([problem]);
  });

  it.each(['821192', '82119200', '8211920000'])('takes the customs code %s', (customsCode) => {
    expect(problemsWith({ customsCode, originCountry: 'RO', unit: 'PR', packSize: 100 })).toEqual([]);
  });
});

it('a product is known by its own code, else by its number', () => {
  expect([productCode(7), productCode(7, 'GX-1'), productCode(7, null)]).toEqual(['KP-7', 'GX-1', 'KP-7']);
  expect([codeOf({ id: 7 }), codeOf({ id: 7, article: { sku: 'GX-1' } })]).toEqual(['KP-7', 'GX-1']);
  expect(findProductId('GX-1')).toBeNull();
});
