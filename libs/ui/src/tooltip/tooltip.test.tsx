import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IconButton } from '../button/button';

const pressed = jest.fn();

function open() {
  render(
    <>
      <IconButton icon="trash" label="Remove" onClick={pressed} />
      <IconButton icon="plus" label="One more" />
    </>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const bubble = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
/** jsdom has no pointer events of its own. */
const enter = (name: string, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(button(name), event);
};
const leave = (name: string) => fireEvent(button(name), new MouseEvent('pointerout', { bubbles: true }));

beforeEach(() => pressed.mockClear());

describe('the tooltip of an icon button', () => {
  it('shows after a hover delay, and the next one at once', async () => {
    open();
    enter('Remove');
    await wait(500);
    expect(bubble()).not.toBeInTheDocument();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
    leave('Remove');
    await waitFor(() => expect(bubble()).not.toBeInTheDocument());
    enter('One more');
    await wait(100);
    expect(bubble()).toHaveTextContent('One more');
  });

  it('shows at once on keyboard focus and closes with Escape', async () => {
    const user = userEvent.setup();
    open();
    await user.tab();
    expect(button('Remove')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).not.toBeInTheDocument());
    expect(button('Remove')).toHaveFocus();
  });

  it('never shows on touch', async () => {
    open();
    enter('Remove', 'touch');
    await wait(900);
    expect(bubble()).not.toBeInTheDocument();
  });

  it("keeps the button's name and its click", async () => {
    open();
    enter('Remove');
    await screen.findByRole('tooltip');
    expect(button('Remove')).toHaveAccessibleName('Remove');
    fireEvent.click(button('Remove'));
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getAllByText('Remove')[0]!);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
