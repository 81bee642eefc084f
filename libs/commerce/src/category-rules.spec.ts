import { CATEGORY_RULES, type CategoryForm } from './category-rules';
import { problemsByRules } from './field-rules';
import { SUPPLIER_RULES, type SupplierForm } from './supplier-rules';

const category: CategoryForm = {
  name: 'Ice',
  slug: 'ice',
  description: '',
  imageUrl: '',
  taxClass: '',
  taxClassByCountry: {},
};
const supplier: SupplierForm = { name: 'Carpat', contactPerson: '', email: '', phone: '', notes: '' };

describe('a category', () => {
  it.each<[string, Partial<CategoryForm>]>([
    ['categoryNameLength', { name: ' I ' }],
    ['categoryNameLength', { name: 'x'.repeat(101) }],
    ['productSlugInvalid', { slug: 'Ice Cream' }],
    ['tooLong', { description: 'x'.repeat(2001) }],
    ['productImageUrlInvalid', { imageUrl: 'javascript:alert(1)' }],
    ['productImageUrlInvalid', { imageUrl: '//elsewhere.example/a.png' }],
  ])('is refused with %s for %j', (key, change) => {
    const problems = problemsByRules(CATEGORY_RULES, { ...category, ...change });
    expect(problems.map(({ messageKey }) => messageKey)).toEqual([`validation.${key}`]);
  });

  it('needs a name of 2 to 100 letters and a slug', () => {
    expect(problemsByRules(CATEGORY_RULES, category)).toEqual([]);
    expect(problemsByRules(CATEGORY_RULES, { ...category, name: 'x'.repeat(100) })).toEqual([]);
  });
});

describe('a supplier', () => {
  it.each<[string, Partial<SupplierForm>]>([
    ['supplierNameLength', { name: 'A' }],
    ['supplierNameLength', { name: 'x'.repeat(201) }],
    ['emailInvalid', { email: 'sales' }],
    ['tooLong', { phone: '0'.repeat(41) }],
    ['phoneInvalid', { phone: 'abc' }],
  ])('is refused with %s for %j', (key, change) => {
    const problems = problemsByRules(SUPPLIER_RULES, { ...supplier, ...change });
    expect(problems.map(({ messageKey }) => messageKey)).toEqual([`validation.${key}`]);
  });

  it('needs a name of 2 to 200 letters only', () => {
    expect(problemsByRules(SUPPLIER_RULES, supplier)).toEqual([]);
  });
});
