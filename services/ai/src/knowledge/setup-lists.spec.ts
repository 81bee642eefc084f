import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { SETUP_LISTS } from './setup-lists';

describe.each(SETUP_LISTS.map((list) => [list.kind, list] as const))('the setup list of a %s', (_, list) => {
  const items = list.groups.flatMap((group) => group.items);

  it('names what a kitchen starts with in every language', () => {
    expect(items.length).toBeGreaterThanOrEqual(20);
    for (const language of LANGUAGE_CODES) {
      const labels = items.map(({ label }) => label[language]);
      expect(labels.filter((label) => !label.trim())).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
      expect(list.title[language].trim()).not.toBe('');
    }
  });

  it('asks a larger business for no less than a smaller one', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const { quantity } of items) {
      expect(quantity.small).toBeGreaterThanOrEqual(1);
      expect(quantity.medium).toBeGreaterThanOrEqual(quantity.small);
      expect(quantity.large).toBeGreaterThanOrEqual(quantity.medium);
    }
  });
});
