import { heapFlags } from './heap-flags.mjs';

describe('the heap limits of the processes', () => {
  it('leave room for the servers on a machine of one gigabyte', () => {
    expect(heapFlags('gateway', 1024)).toEqual(['--max-old-space-size=256', '--max-semi-space-size=4']);
    expect(heapFlags('worker', 1024)).toEqual(['--max-old-space-size=205', '--max-semi-space-size=4']);
  });

  it('grow with the machine, up to a bound', () => {
    expect(heapFlags('gateway', 8192)).toEqual(['--max-old-space-size=2048', '--max-semi-space-size=16']);
    expect(heapFlags('gateway', 65_536)[0]).toBe('--max-old-space-size=2048');
  });

  it('are enough to start on the smallest machine', () => {
    expect(heapFlags('worker', 512)[0]).toBe('--max-old-space-size=192');
  });
});
