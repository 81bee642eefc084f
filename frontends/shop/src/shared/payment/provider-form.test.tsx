import { act, renderHook } from '@testing-library/react';
import { useQuestion } from './provider-form';

async function openQuestion() {
  const page = renderHook(() => useQuestion('closed'));
  let answer!: Promise<string>;
  act(() => void (answer = page.result.current.ask()));
  return { ...page, answer: () => answer };
}

describe('a question on screen', () => {
  it('is open until it is answered; the first answer counts', async () => {
    const { result, answer } = await openQuestion();
    expect(result.current.isOpen).toBe(true);
    act(() => result.current.answer('yes'));
    act(() => result.current.close());
    expect(result.current.isOpen).toBe(false);
    expect(await answer()).toBe('yes');
  });

  it('that is closed has the answer that stands for it', async () => {
    const { result, answer } = await openQuestion();
    act(() => result.current.close());
    expect(await answer()).toBe('closed');
  });

  it('that is unmounted resolves with the answer that stands for closing it', async () => {
    const { unmount, answer } = await openQuestion();
    unmount();
    expect(await answer()).toBe('closed');
  });
});
