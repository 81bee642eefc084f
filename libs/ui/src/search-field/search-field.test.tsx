import { createI18n, loadMessages } from '@kp/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { SearchField } from './search-field';
import type { SearchSuggestions } from './search-suggestions';

const knife = {
  id: 12,
  name: 'Knife',
  slug: 'knife',
  price: '49.90',
  currency: 'USD',
  imageUrl: '/pictures/knife.svg',
  code: 'KP-12',
};
const SUGGESTIONS: SearchSuggestions = {
  products: [knife, { ...knife, id: 13, name: 'Knife sharpener', slug: 'knife-sharpener', code: 'KP-13' }],
  categories: [{ slug: 'kitchen-supplies', name: 'Kitchen' }],
  didYouMean: null,
};

const submitted = jest.fn();
const added = jest.fn();
const texts: string[] = [];

function Search({ known }: { known: SearchSuggestions | undefined }) {
  const [text, setText] = useState('');
  const { pathname, search } = useLocation();
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(text);
        }}
      >
        <SearchField
          label="Search"
          placeholder="Search…"
          defaultValue=""
          text={text}
          suggestions={text ? known : undefined}
          isCurrent
          onAdd={({ id }, quantity) => added(id, quantity)}
          onText={(next) => {
            texts.push(next);
            setText(next);
          }}
        />
      </form>
      <a href="#elsewhere">Elsewhere</a>
      <p>{`at ${pathname}${search}`}</p>
    </>
  );
}

async function open(known: SearchSuggestions | undefined = SUGGESTIONS) {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Search known={known} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  submitted.mockClear();
  texts.length = 0;
});

describe('a search field', () => {
  it('suggests links for the typed text', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/products/knife',
      '/products/knife-sharpener',
      '/products?search=kni&category=kitchen-supplies',
      '/products?search=kni',
    ]);
    const option = screen.getByRole('option', { name: /^Knife KP-12/ });
    expect(option).toHaveTextContent('$49.90');
    expect(option.querySelector('img')).toHaveAttribute('src', '/pictures/knife.svg');
  });

  it('keeps letters typed while the suggestions are loading', async () => {
    const user = await open();
    await user.type(field(), 'knife');
    expect(field()).toHaveValue('knife');
    expect(texts.at(-1)).toBe('knife');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('announces their number', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    expect(await screen.findByText('2 suggestions. Use the arrow keys to choose.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('moves through them with the arrow keys and follows one with Enter', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    await screen.findByRole('listbox');
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Knife'));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeOption()).toBeNull());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('All results for “kni”'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Knife sharpener'));
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('at /products/knife-sharpener')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(submitted).not.toHaveBeenCalled();
  });

  it('searches for the text when Enter is pressed without a choice', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledWith('kni');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('closes with Escape, keeps the text, and opens again with an arrow', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field()).toHaveValue('kni');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('closes when the focus leaves it', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('follows a click without losing the focus first', async () => {
    const user = await open();
    await user.type(field(), 'kni');
    await user.click(await screen.findByRole('option', { name: /^Knife KP-12/ }));
    expect(screen.getByText('at /products/knife')).toBeInTheDocument();
  });

  it('shows the spelling suggestion first', async () => {
    const user = await open({ ...SUGGESTIONS, didYouMean: 'knife' });
    await user.type(field(), 'kinfe');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Did you mean “knife”?');
    expect(first).toHaveAttribute('href', '/products?search=knife');
  });

  it('shows a message when nothing matches', async () => {
    const user = await open({ products: [], categories: [], didYouMean: null });
    await user.type(field(), 'qqq');
    expect(await screen.findByText('No suggestions for “qqq”. Press Enter to search.')).toBeInTheDocument();
    expect(screen.getByText('No suggestions')).toHaveAttribute('role', 'status');
  });

  it.each(['kp12', 'KP 12', 'kp-12', 'knife'])(
    'puts the product of a code or a name into the cart: %s',
    async (typed) => {
      const user = await open();
      await user.type(screen.getByRole('combobox'), typed);
      await screen.findByRole('listbox');
      await user.tab();
      const button = screen.getByRole('button', { name: 'Add Knife to cart' });
      expect(button).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(added).toHaveBeenLastCalledWith(12, 1);
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('puts as many of it into the cart as are chosen beside the button', async () => {
    const user = await open();
    await user.type(screen.getByRole('combobox'), 'kp12');
    await user.click(await screen.findByRole('button', { name: /^Increase .*Knife/ }));
    await user.click(screen.getByRole('button', { name: 'Add Knife to cart' }));
    expect(added).toHaveBeenLastCalledWith(12, 2);
  });

  it('offers no button for a part of a name', async () => {
    const user = await open();
    await user.type(screen.getByRole('combobox'), 'kni');
    await screen.findByRole('listbox');
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
