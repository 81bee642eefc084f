import type { LanguageCode } from '@kp/i18n/languages';
import { comparedSides } from './compared-sides';

describe('the sides of a comparison', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'paper strips or the digital tester', ['paper strips', 'digital tester']],
    ['en', 'for a damp cold room, chrome or polymer shelving?', ['chrome', 'polymer shelving']],
    ['en', 'difference between the whisk and the ladle', ['whisk', 'ladle']],
    ['de', 'Mehlbehälter mit 80 oder mit 100 Litern', ['mehlbehalter 80', 'mehlbehalter 100 litern']],
    ['fr', 'le dégraissant concentré ou le produit four et gril', ['degraissant concentre', 'four gril']],
  ])('%s: %s', (language, text, sides) => {
    const found = comparedSides(text, language).map((side) => side.text);
    expect(found).toHaveLength(sides.length);
    for (const [index, side] of sides.entries()) expect(found[index]).toContain(side);
  });

  it('are none where nothing parts them', () => {
    expect(comparedSides('the cheapest thermometer', 'en')).toEqual([]);
  });
});
