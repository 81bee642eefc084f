import { createI18n, loadMessages } from '@kp/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

type Given = Partial<Pick<QuantityStepperProps, 'value' | 'min' | 'max' | 'rule' | 'hint'>>;

async function renderStepper(given: Given = {}) {
  const { value: initial = 1, ...limits } = given;
  const onChange = jest.fn();
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  function Line() {
    const [value, setValue] = useState(initial);
    const change = (quantity: number) => {
      onChange(quantity);
      setValue(quantity);
    };
    return <QuantityStepper productName="Day dots" value={value} onChange={change} {...limits} />;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Line />
    </I18nextProvider>,
  );
  return onChange;
}

const field = () => screen.getByRole('textbox', { name: 'Quantity of Day dots' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Day dots' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Day dots' });

describe('a quantity', () => {
  it.each(['١٢', '１２', ' 12 '])('may be typed as %j', async (typed) => {
    const onChange = await renderStepper({ value: 2 });
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith(12);
  });

  it('steps between one and the stock', async () => {
    const onChange = await renderStepper({ value: 2, max: 3 });
    await userEvent.click(plus());
    expect(onChange).toHaveBeenLastCalledWith(3);
    expect(plus()).toBeDisabled();
    await userEvent.click(minus());
    await userEvent.click(minus());
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(minus()).toBeDisabled();
  });

  it('goes down to zero when the minimum is zero', async () => {
    const onChange = await renderStepper({ min: 0 });
    await userEvent.click(minus());
    expect(onChange).toHaveBeenCalledWith(0);
  });

  it('accepts a typed value on Enter or blur', async () => {
    const onChange = await renderStepper({ max: 50 });
    await userEvent.type(field(), '12');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(7);
  });

  it('is limited to the stock', async () => {
    const onChange = await renderStepper({ max: 5 });
    await userEvent.type(field(), '99{Enter}');
    expect(onChange).toHaveBeenCalledWith(5);
    expect(field()).toHaveValue('5');
    expect(screen.getByRole('status')).toHaveTextContent('Only 5 left. We changed the quantity.');
    await userEvent.click(minus());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field(), '99999999{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(screen.getByRole('status')).toHaveTextContent('Only 5 left.');
  });

  it.each(['', 'ten', '-2', '1.5', '0'])('stays as it is when %j is typed', async (typed) => {
    const onChange = await renderStepper({ value: 4 });
    await userEvent.clear(field());
    if (typed) await userEvent.type(field(), typed);
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue('4');
  });

  it('follows minimum and multiples, and says so when it changed what was typed', async () => {
    const rule = { minQuantity: 10, orderMultiple: 6 };
    const onChange = await renderStepper({ value: 12, max: 40, min: 0, rule, hint: 'In sixes' });
    await userEvent.click(plus());
    expect(onChange).toHaveBeenLastCalledWith(18);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), '20{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(24);
    expect(screen.getByRole('status')).toHaveTextContent('In sixes');
    await userEvent.clear(field());
    await userEvent.type(field(), '40{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(36);
    expect(plus()).toBeDisabled();
    await userEvent.clear(field());
    await userEvent.type(field(), '3{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(minus());
    expect(onChange).toHaveBeenLastCalledWith(0);
  });

  it('does not move with the mouse wheel', async () => {
    const onChange = await renderStepper({ value: 4 });
    field().focus();
    fireEvent.wheel(field(), { deltaY: 100 });
    expect(onChange).not.toHaveBeenCalled();
  });
});
