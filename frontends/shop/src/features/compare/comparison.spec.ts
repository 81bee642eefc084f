import { comparedRows } from './comparison';

const attribute = (id: number, name: string, value: string) => ({ id, name, value, unit: null });
const format = ({ value }: { value: string }) => value;

describe('the rows of a comparison', () => {
  it('have the attributes of all products, and mark what is not equal', () => {
    const probe = { attributes: [attribute(1, 'Type', 'Probe'), attribute(2, 'Waterproof', 'Yes')] };
    const laser = { attributes: [attribute(1, 'Type', 'Probe'), attribute(2, 'Waterproof', 'No')] };
    const knife = { attributes: [attribute(1, 'Type', 'Probe'), attribute(9, 'Material', 'Steel')] };
    expect(comparedRows([probe, laser], format)).toEqual([
      { name: 'Type', values: ['Probe', 'Probe'], isDifferent: false },
      { name: 'Waterproof', values: ['Yes', 'No'], isDifferent: true },
    ]);
    expect(comparedRows([probe, knife], format)).toEqual([
      { name: 'Type', values: ['Probe', 'Probe'], isDifferent: false },
      { name: 'Waterproof', values: ['Yes', null], isDifferent: true },
      { name: 'Material', values: [null, 'Steel'], isDifferent: true },
    ]);
  });
});
