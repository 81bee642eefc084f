import { LatestWins } from './account-cart-actions';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('quick changes of one line', () => {
  it('are sent one at a time, and only the last of those that waited', async () => {
    const sent: number[] = [];
    const { open, opened } = gate();
    const line = new LatestWins<string, number>(async (_key, value) => {
      sent.push(value);
      await opened;
    });
    const all = [1, 2, 3, 4].map((value) => line.request('line', value));
    expect(sent).toEqual([1]);
    open();
    await Promise.all(all);
    expect(sent).toEqual([1, 4]);
  });

  it('do not wait for other lines', () => {
    const sent: string[] = [];
    const lines = new LatestWins<string, number>(async (key) => {
      sent.push(key);
      await gate().opened;
    });
    void lines.request('one', 1);
    void lines.request('other', 1);
    expect(sent).toEqual(['one', 'other']);
  });

  it('end with the failure of a call, and start afresh afterwards', async () => {
    const sent: number[] = [];
    const line = new LatestWins<string, number>((_key, value) => {
      sent.push(value);
      return value === 1 ? Promise.reject(new Error('refused')) : Promise.resolve();
    });
    const first = line.request('line', 1);
    const waiting = line.request('line', 2);
    await expect(first).rejects.toThrow('refused');
    await expect(waiting).rejects.toThrow('refused');
    await line.request('line', 3);
    expect(sent).toEqual([1, 3]);
  });
});
