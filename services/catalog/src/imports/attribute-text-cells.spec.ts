import { attributeTextsCell, readAttributeTextsCell } from './attribute-text-cells';

const SOURCES = ['Material', 'Steel', 'Steel = AISI 304', 'Colour'];

describe('translations of attributes in a table', () => {
  it('are a line for each word, in an order that does not change', () => {
    const texts = new Map([
      ['Steel', 'Oțel'],
      ['Material', 'Materie'],
      ['Copper', 'Cupru'],
    ]);
    expect(attributeTextsCell(SOURCES, texts)).toBe('Material = Materie\nSteel = Oțel');
  });

  it('replace what they name and keep the rest', () => {
    const before = 'Material = Materie\nSteel = Otel';
    expect(readAttributeTextsCell('Steel=Oțel\n\n  Colour =  Culoare ', before, SOURCES)).toEqual({
      value: 'Colour = Culoare\nMaterial = Materie\nSteel = Oțel',
    });
  });

  it('are told apart where a value contains the sign', () => {
    expect(readAttributeTextsCell('Steel = AISI 304 = Oțel AISI 304', '', SOURCES)).toEqual({
      value: 'Steel = AISI 304 = Oțel AISI 304',
    });
  });

  it.each(['Copper = Cupru', 'Steel', 'Steel =', 'Steel Oțel'])('are refused: %s', (cell) => {
    expect(readAttributeTextsCell(cell, '', SOURCES)).toMatchObject({
      messageKey: 'validation.importValueUnknown',
      values: { value: cell },
    });
  });

  it('are refused when they are too long', () => {
    expect(readAttributeTextsCell(`Steel = ${'x'.repeat(101)}`, '', SOURCES)).toMatchObject({
      messageKey: 'validation.tooLong',
    });
  });
});
