import { createI18n, loadMessages } from '@kp/i18n';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client-provider';
import { createStore } from '../store/create-store';
import { openPage } from '../testing/open-page';
import { useProductSuggestions } from './use-product-suggestions';

interface Asked {
  readonly q: string;
  answer(name: string): void;
  fail(): void;
}

function slowShop(): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = ((url: string) =>
    new Promise((resolve, reject) => {
      if (!url.includes('suggestions')) return;
      const q = new URL(url, 'http://shop').searchParams.get('q') ?? '';
      const body = (name: string) =>
        JSON.stringify({ products: [{ id: 1, name }], categories: [], didYouMean: null });
      asked.push({
        q,
        answer: (name) =>
          resolve({
            status: 200,
            statusText: '',
            text: async () => body(name),
            headers: { get: () => null },
          }),
        fail: () => reject(new TypeError('offline')),
      });
    })) as unknown as typeof fetch;
  return asked;
}

function Probe() {
  const { onText, suggestions, isCurrent } = useProductSuggestions();
  return (
    <>
      <input onChange={(event) => onText(event.target.value)} />
      <p>{`${suggestions?.products[0]?.name ?? 'nothing'}, ${isCurrent ? 'debounced' : 'open'}`}</p>
    </>
  );
}

async function open() {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  await openPage(
    <I18nextProvider i18n={i18n}>
      <ClientProvider store={createStore()}>
        <Probe />
      </ClientProvider>
    </I18nextProvider>,
  );
}

const typed = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

beforeEach(() => localStorage.clear());

describe('suggestions for what is typed', () => {
  it('are asked for once after a pause, not for every letter, and not for one letter or a blank', async () => {
    const asked = slowShop();
    await open();
    for (const text of ['k', 'kn', 'kni', 'knif']) typed(text);
    await waitFor(() => expect(asked.map(({ q }) => q)).toEqual(['knif']));
    typed('k');
    typed('   ');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(asked).toHaveLength(1);
  });

  it('stay until the next arrive, and a stale response never replaces a newer one', async () => {
    const asked = slowShop();
    await open();
    typed('kn');
    await waitFor(() => expect(asked).toHaveLength(1));
    typed('knife');
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => asked[1]!.answer('Knife'));
    await shows('Knife, debounced');
    act(() => asked[0]!.answer('Knob'));
    typed('knife s');
    await waitFor(() => expect(asked).toHaveLength(3));
    await shows('Knife, open');
    act(() => asked[2]!.answer('Knife sharpener'));
    await shows('Knife sharpener, debounced');
  });

  it('are gone when the text is, or when the shop cannot be asked', async () => {
    const asked = slowShop();
    await open();
    typed('knife');
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => asked[0]!.answer('Knife'));
    await shows('Knife, debounced');
    typed('');
    await shows('nothing, open');
    typed('ladle');
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => asked[1]!.fail());
    await shows('nothing, open');
  });
});
