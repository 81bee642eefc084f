import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createI18n } from './create-i18n';
import { categoryDescription, categoryName } from './index';
import { loadMessages } from './load-messages';
import { SEEDED_CATEGORIES } from './category-name';

const SEED = path.resolve(__dirname, '../../../tools/seed/data/categories.json');
const [labels] = SEEDED_CATEGORIES;

async function texts(language: 'de' | 'en') {
  return createI18n(language, await loadMessages(language, ['common'])).t;
}

describe('a category of the seed', () => {
  it('is known by the texts it was seeded with', () => {
    const seed = JSON.parse(readFileSync(SEED, 'utf8')) as Record<string, unknown>[];
    expect(seed).toEqual(SEEDED_CATEGORIES.map((category) => expect.objectContaining(category) as unknown));
  });

  it('has its name and description in every language, whatever its slug is now', async () => {
    const t = await texts('de');
    expect(categoryName(t, labels)).toBe('Lebensmittel-Etiketten');
    expect(categoryDescription(t, labels)).toMatch(/^Tagespunkte/);
    const moved = { ...labels, slug: 'labels' };
    expect(categoryName(t, moved)).toBe('Lebensmittel-Etiketten');
    expect(categoryDescription(t, moved)).toMatch(/^Tagespunkte/);
  });

  it('shows what an administrator has made of its name and description, in every language', async () => {
    const renamed = { ...labels, name: 'Labels & Tape', description: 'Now with masking tape.' };
    for (const language of ['en', 'de'] as const) {
      const t = await texts(language);
      expect(categoryName(t, renamed)).toBe('Labels & Tape');
      expect(categoryDescription(t, renamed)).toBe('Now with masking tape.');
      expect(categoryDescription(t, { ...labels, description: null })).toBe('');
    }
  });
});

describe('a category of an administrator', () => {
  it('has its own name and description', async () => {
    const t = await texts('de');
    expect(categoryName(t, { name: 'Furniture' })).toBe('Furniture');
    expect(categoryDescription(t, { description: 'Tables.' })).toBe('Tables.');
    expect(categoryDescription(t, {})).toBe('');
  });
});
