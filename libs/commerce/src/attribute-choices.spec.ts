import { formatAttributeChoices, parseAttributeChoices } from './attribute-choices';
import { parseAttributeNumber } from './attribute-number';

describe('chosen attribute values in a URL', () => {
  it('are read as they were written, whatever they contain', () => {
    const choices = [
      { attributeId: 12, values: ['Steel, 18/10', 'Å:B'] },
      { attributeId: 3, values: ['500'] },
    ];
    expect(parseAttributeChoices(formatAttributeChoices(choices)!)).toEqual(choices);
  });
  it('are one choice per attribute, without repetitions', () => {
    expect(parseAttributeChoices('1:a,2:b,1:c,1:a')).toEqual([
      { attributeId: 1, values: ['a', 'c'] },
      { attributeId: 2, values: ['b'] },
    ]);
  });
  it.each(['', 'a', '1:', '01:a', '-1:a', '1:%E0%A4', `1:${'x'.repeat(101)}`, Array(21).fill('1:a').join()])(
    'are not "%s"',
    (text) => expect(parseAttributeChoices(text)).toBeNull(),
  );
  it('are absent when nothing is chosen', () => expect(formatAttributeChoices([])).toBeUndefined());
});

describe('a number of an attribute', () => {
  it.each([
    ['007,50', '7.5'],
    [' -3 ', '-3'],
    ['12.0', '12'],
  ])('"%s" is stored as %s', (text, number) => expect(parseAttributeNumber(text)).toBe(number));
  it.each(['', 'about 5', '1e3', '1.23456', '1,000.00'])('is not "%s"', (text) =>
    expect(parseAttributeNumber(text)).toBeNull(),
  );
});
