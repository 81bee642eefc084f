import { render } from '@testing-library/react';
import { UnbrokenNumbers } from './text';

const wholeParts = (text: string) => {
  const { container } = render(
    <p>
      <UnbrokenNumbers>{text}</UnbrokenNumbers>
    </p>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

describe('numbers in a text', () => {
  it.each([
    ['Delivery in 1-3 business days in Bucharest, 2-5 days nationwide', ['1-3', '2-5']],
    ['Lieferung in 1–3 Werktagen', ['1–3']],
    ['ブカレスト市内は1〜3営業日', ['1〜3']],
    ['Bestellung ORD-2026-000021', ['ORD-2026-000021']],
  ])('stay on one line: %s', (text, parts) => {
    expect(wholeParts(text)).toEqual(parts);
  });

  it('leave a text without numbers unchanged', () => {
    expect(wholeParts('E-Mail, 24/7, 19 mm')).toEqual([]);
  });
});
