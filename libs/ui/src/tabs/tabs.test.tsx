import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: `Content ${label}` }));

function Page({ direction = 'ltr' }: { direction?: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('One');
  return (
    <div dir={direction}>
      <Tabs label="Product" tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('move with the arrow keys, wrapping around, and with Home and End', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(selected()).toHaveFocus();
    for (const [key, expected] of [
      ['ArrowRight', 'Two'],
      ['ArrowLeft', 'One'],
      ['ArrowLeft', 'Three'],
      ['ArrowRight', 'One'],
      ['End', 'Three'],
      ['Home', 'One'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toHaveTextContent(expected!);
      expect(selected()).toHaveFocus();
    }
  });

  it('follow the reading direction', async () => {
    render(<Page direction="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('Two');
  });

  it('name the panel they open', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Content Two');
    expect(screen.queryByText('Content One')).not.toBeVisible();
  });
});
