import { comparedRows } from './comparison';

const attribute = (id: number, name: string, value: string) => ({ id, name, value, unit: null });
const format = ({ value }: { value: string }) => value;

describe('the rows of a comparison', () => {
  it('have the attributes of all products, and mark what is not equal, not what is not stated', () => {
    const probe = { attributes: [attribute(1, 'Type', 'Probe'), attribute(2, 'Waterproof', 'Yes')] };
    const laser = { attributes: [attribute(1, 'Type', 'Probe'), attribute(2, 'Waterproof', 'No')] };
    const knife = { attributes: [attribute(1, 'Type', 'Probe'), attribute(9, 'Material', 'Steel')] };
    expect(comparedRows([probe, laser], format)).toEqual([
      { name: 'Type', values: ['Probe', 'Probe'], isDifferent: false },
      { name: 'Waterproof', values: ['Yes', 'No'], isDifferent: true },
    ]);
    expect(comparedRows([probe, knife], format)).toEqual([
      { name: 'Type', values: ['Probe', 'Probe'], isDifferent: false },
      { name: 'Waterproof', values: ['Yes', null], isDifferent: false },
      { name: 'Material', values: [null, 'Steel'], isDifferent: false },
    ]);
  });

  it('have what two categories call differently in one row, as long as no product has both', () => {
    const length = { ...attribute(1, 'Length', '30'), unit: 'cm' };
    const wider = { ...attribute(2, 'Length or diameter', '30'), unit: 'cm' };
    const depth = { ...attribute(3, 'Depth', '12'), unit: 'cm' };
    expect(comparedRows([{ attributes: [length, depth] }, { attributes: [wider] }], format)).toEqual([
      { name: 'Length or diameter', values: ['30', '30'], isDifferent: false },
      { name: 'Depth', values: ['12', null], isDifferent: false },
    ]);
    expect(comparedRows([{ attributes: [length, wider] }], format)).toHaveLength(2);
  });
});
