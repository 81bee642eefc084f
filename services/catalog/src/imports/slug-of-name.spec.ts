import { slugOfName } from './slug-of-name';

it.each([
  ['Tavă GN 1/1', 'GN-11', 'tava-gn-1-1'],
  ['حوض جاسترونورم 1/1 عمق 65 مم', 'KIT-1001', 'kit-1001'],
  ['Кастрюля 5 л', '', 'product-6028b72faa'],
  ['', 'GN-11', 'gn-11'],
  ['', '', ''],
])('%j with the code %j is %s', (name, code, slug) => expect(slugOfName(name, code)).toBe(slug));
