import { checkConnections } from './connections.mjs';

const held = (before: object, after: object) =>
  checkConnections(before, after).map(({ isHeld }: { isHeld: boolean }) => isHeld);

describe('the connections after a chaos run', () => {
  const before = { connections: 23, listening: 2 };

  it('are as many as before, one of each process listening', () => {
    expect(held(before, { connections: 16, listening: 2 })).toEqual([true, true]);
  });

  it('are broken when no process listens, also when none did before', () => {
    expect(held({ connections: 23, listening: 0 }, { connections: 23, listening: 0 })).toEqual([false, true]);
    expect(held(before, { connections: 23, listening: 3 })).toEqual([false, true]);
  });

  it('are broken while more of them stay than the load needed', () => {
    expect(held(before, { connections: 41, listening: 2 })).toEqual([true, false]);
  });
});
