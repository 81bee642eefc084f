import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './select';

const OPTIONS = [
  { value: 1, label: 'Etichete alimentare' },
  { value: 2, label: 'Ustensile de bucătărie' },
  { value: 3, label: 'Cuțite', alias: 'Knives' },
];

const open = (isSearchable: boolean) => {
  const onChange = jest.fn<void, [number]>();
  render(
    <Select<number>
      aria-label="Category"
      options={OPTIONS}
      showSearch={isSearchable}
      onChange={(value) => onChange(value)}
    />,
  );
  const user = userEvent.setup();
  return { user, onChange, field: screen.getByRole('combobox', { name: 'Category' }) };
};
/** antd reads the codes that browsers send beside the names of keys. */
const press = (field: HTMLElement, key: string, keyCode: number) => {
  fireEvent.keyDown(field, { key, keyCode });
  fireEvent.keyUp(field, { key, keyCode });
};

describe('a list that can be searched', () => {
  it.each([
    ['Usten', 2],
    ['bucatarie', 2],
    ['knives', 3],
    ['ETICH', 1],
  ])('takes by Enter what "%s" finds', async (typed, value) => {
    const { user, onChange, field } = open(true);
    await user.type(field, typed);
    press(field, 'Enter', 13);
    expect(onChange.mock.calls).toEqual([[value]]);
  });

  it.each(['Pots', 'Ustensilee', 'x'])(
    'takes nothing by Enter when "%s" finds none, and keeps it',
    async (typed) => {
      const { user, onChange, field } = open(true);
      await user.type(field, typed);
      press(field, 'Enter', 13);
      expect(onChange).not.toHaveBeenCalled();
      expect(field).toHaveValue(typed);
    },
  );
});

describe('a list that cannot be searched', () => {
  it.each(['Usten', 'e', 'Pots'])('takes nothing by Enter after "%s" was typed at it', async (typed) => {
    const { onChange, field } = open(false);
    for (const key of typed) press(field, key, key.toUpperCase().charCodeAt(0));
    await screen.findByRole('listbox');
    press(field, 'Enter', 13);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes what the arrows point at', async () => {
    const { onChange, field } = open(false);
    press(field, 'ArrowDown', 40);
    await screen.findByRole('listbox');
    press(field, 'ArrowDown', 40);
    press(field, 'ArrowDown', 40);
    press(field, 'Enter', 13);
    expect(onChange.mock.calls).toEqual([[2]]);
  });
});
