import { type AttributeValueType, parseAttributeValue } from './attribute-values';

const MATERIALS = ['Steel', 'Wood', 'Glass'];

describe('a value of an attribute', () => {
  it.each<[AttributeValueType, string[], string, string | null]>([
    ['number', [], '007,50', '7.5'],
    ['number', [], 'about 5', null],
    ['range', [], '2 - 8', '2–8'],
    ['range', [], '-20..-5,5', '-20–-5.5'],
    ['range', [], '−40 – 300', '-40–300'],
    ['range', [], '8 – 2', null],
    ['range', [], '5', null],
    ['choice', MATERIALS, ' steel', 'Steel'],
    ['choice', MATERIALS, 'Iron', null],
    ['choice', [], 'Iron', 'Iron'],
    ['choices', MATERIALS, 'glass; steel; Glass', 'Steel; Glass'],
    ['choices', MATERIALS, 'Steel; Iron', null],
    ['choices', [], 'Latex;Powder', 'Latex; Powder'],
    ['boolean', [], 'da', 'Yes'],
    ['boolean', [], 'いいえ', 'No'],
    ['boolean', [], 'maybe', null],
    ['text', [], ' hand wash ', 'hand wash'],
  ])('%s of %j: "%s" is stored as %s', (valueType, choices, text, stored) => {
    expect(parseAttributeValue({ valueType, choices }, text)).toBe(stored);
  });
});
