import { fakeNetwork, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ListSearch } from './list-search';

fakeNetwork();

/** Searches arrive when the button is pressed, as in a browser that is busy. */
function BusyPage() {
  const [value, setValue] = useState('');
  const [searches, setSearches] = useState<string[]>([]);
  const arrive = () => {
    setValue(searches[0]!);
    setSearches(searches.slice(1));
  };
  return (
    <>
      <ListSearch
        label="Search products"
        value={value}
        onSearch={(text) => setSearches([...searches, text])}
      />
      <output>{searches.join(', ')}</output>
      <button onClick={arrive}>Arrive</button>
      <button onClick={() => setValue('')}>Clear filters</button>
    </>
  );
}
const open = () => renderPage([{ path: '/', Component: BusyPage }], { at: '/', texts: ['admin'] });
const field = () => screen.findByRole('searchbox', { name: 'Search products' });
const press = (name: string) => screen.getByRole('button', { name });
const searched = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('the search of a list', () => {
  it('keeps what was typed since when an earlier search arrives', async () => {
    const { user } = await open();
    await user.type(await field(), 'tra');
    await searched('tra');
    await user.type(await field(), 'y');
    await user.click(press('Arrive'));
    expect(await field()).toHaveValue('tray');
    await searched('tray');
  });

  it('keeps the last of several searches that arrive one after another', async () => {
    const { user } = await open();
    await user.type(await field(), 'tra{Enter}');
    await user.type(await field(), 'y{Enter}');
    await searched('tra, tray');
    await user.click(press('Arrive'));
    await user.click(press('Arrive'));
    expect(await field()).toHaveValue('tray');
  });

  it('searches again for what the list still shows when another search is on its way', async () => {
    const { user } = await open();
    await user.type(await field(), 'tray{Enter}');
    await user.clear(await field());
    await user.type(await field(), '{Enter}');
    await searched('tray,');
    await user.click(press('Arrive'));
    await user.click(press('Arrive'));
    expect(await field()).toHaveValue('');
  });

  it('shows a search that comes from elsewhere', async () => {
    const { user } = await open();
    await user.type(await field(), 'tray{Enter}');
    await user.click(press('Arrive'));
    await user.click(press('Clear filters'));
    expect(await field()).toHaveValue('');
  });
});
