import { categoryNamed, categoryNameOf } from './category-names';

describe('the name of a category that a list brings', () => {
  it.each([
    ['01 Kühlmöbel', 'Kühlmöbel'],
    ['03 GN-Behälter und Zubehör', 'GN-Behälter und Zubehör'],
    ['2. Oale', 'Oale'],
    ['3.1) Tigăi', 'Tigăi'],
    ['4 - Ovens', 'Ovens'],
    ['CUISSON', 'Cuisson'],
    ['05 VAISSELLE ET VERRERIE', 'Vaisselle et verrerie'],
    ['BACS GN 1/1 INOX', 'Bacs GN 1/1 inox'],
    ['ÉQUIPEMENT', 'Équipement'],
    ['ПОСУДА', 'Посуда'],
  ])('%s is called %s', (text, name) => {
    expect(categoryNameOf(text)).toBe(name);
  });

  it.each([
    'HACCP',
    'GN 1/1',
    '40 x 60 Bleche',
    '2.5 l Töpfe',
    '10 Liter',
    '3-ply',
    '007',
    'معدات الطبخ',
    '厨房用品',
  ])('%s stays as it is', (text) => {
    expect(categoryNameOf(text)).toBe(text);
  });

  it('is found by what the list calls it, first as it is written there', () => {
    const categories = new Map([
      ['kuhlmobel', 'short'],
      ['02 ofen', 'numbered'],
      ['ofen', 'plain'],
    ]);
    expect(categoryNamed(categories, '01 KÜHLMÖBEL')).toBe('short');
    expect(categoryNamed(categories, '02 Öfen')).toBe('numbered');
    expect(categoryNamed(categories, '03 Spülen')).toBeUndefined();
  });
});
