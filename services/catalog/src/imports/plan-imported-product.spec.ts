import { importProblem } from '@kp/platform/imports';
import { planImportedProduct } from './plan-imported-product';

const known = { categories: new Map(), suppliers: new Map() };
const row = {
  row: 2,
  cells: new Map([['price', '12.10']]),
  defaults: new Map([['taxClass', 'standard']]),
  assumed: { field: 'taxClass', problems: [importProblem('price', 'validation.importNetPrice')] },
};

it.each([
  ['standard', []],
  ['reduced', ['validation.importNetPrice']],
  ['', ['validation.importNetPrice']],
])('a price that assumes the standard class is one of a product of the class "%s": %j', (taxClass, keys) => {
  const texts = { name: 'Pan', slug: 'pan', price: '9.00', status: 'active', stock: '0', taxClass };
  const before = { id: 1, texts, pictureSources: new Map() };
  const { problems } = planImportedProduct(row, before, known, 'update');
  expect(problems.filter(({ field }) => field === 'price').map(({ messageKey }) => messageKey)).toEqual(keys);
});
