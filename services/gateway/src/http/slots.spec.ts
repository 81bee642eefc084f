import { ConcurrencyLimit } from './concurrency-limit';
import { Slots } from './slots';

const MAX_SLOTS = 12;
/** Of twelve, a quarter is for orders and a third for one network while others are here. */
const [COMMON_SLOTS, RESERVED_SLOTS, NETWORK_SLOTS] = [9, 3, 4];
const READ_WAIT_MS = 1000;
const ORDER_WAIT_MS = 2000;

const times = (count: number) => Array.from({ length: count });

/** Requests by name: `waiting`, `started` or `rejected`. */
class Door {
  now = 0;
  readonly states = new Map<string, 'waiting' | 'started' | 'rejected'>();
  private readonly slots = new Slots(new ConcurrencyLimit(MAX_SLOTS, 1), () => this.now);
  private readonly releases = new Map<string, () => void>();
  private count = 0;

  read(clientNetwork: string, weight = 1, isSearch = false): string {
    return this.ask(clientNetwork, { weight, isReserved: false, isSearch, maxWaitMs: READ_WAIT_MS });
  }
  search(clientNetwork: string): string {
    return this.read(clientNetwork, 1, true);
  }
  order(clientNetwork: string): string {
    return this.ask(clientNetwork, {
      weight: 1,
      isReserved: true,
      isSearch: false,
      maxWaitMs: ORDER_WAIT_MS,
    });
  }
  answer(name: string): void {
    this.releases.get(name)!();
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.slots.rejectExpired();
  }
  leave(name: string): void {
    this.leaves.get(name)!();
  }
  stateOf(names: string[]): (string | undefined)[] {
    return names.map((name) => this.states.get(name));
  }
  started(names: string[]): number {
    return this.stateOf(names).filter((state) => state === 'started').length;
  }

  private readonly leaves = new Map<string, () => void>();
  private ask(
    clientNetwork: string,
    kind: { weight: number; isReserved: boolean; isSearch: boolean; maxWaitMs: number },
  ): string {
    const name = `${clientNetwork} ${(this.count += 1)}`;
    this.states.set(name, 'waiting');
    const leave = this.slots.request({
      ...kind,
      clientNetwork,
      start: (release) => {
        this.states.set(name, 'started');
        this.releases.set(name, release);
      },
      reject: () => this.states.set(name, 'rejected'),
    });
    this.leaves.set(name, leave);
    return name;
  }
}

describe('the slots', () => {
  it('are all one network’s while nobody else is here, but for those of orders', () => {
    const door = new Door();
    expect(door.started(times(20).map(() => door.read('a')))).toBe(COMMON_SLOTS);
    expect(door.started(times(20).map(() => door.order('a')))).toBe(RESERVED_SLOTS);
  });

  it('are at most a third one network’s while another is here', () => {
    const door = new Door();
    const [visit] = [door.read('b')];
    expect(door.started(times(20).map(() => door.read('a')))).toBe(NETWORK_SLOTS);
    door.answer(visit!);
    door.pass(READ_WAIT_MS - 1);
    expect(door.started(times(20).map(() => door.read('a')))).toBe(0);
  });

  it('are one at a time for the searches of a network while another is here', () => {
    const door = new Door();
    const alone = times(5).map(() => door.search('a'));
    expect(door.started(alone)).toBe(5);
    door.read('b');
    for (const name of alone) door.answer(name);
    const [first, second] = [door.search('a'), door.search('a')];
    expect(door.stateOf([first, second, door.search('c')])).toEqual(['started', 'waiting', 'started']);
    door.answer(first);
    expect(door.stateOf([second])).toEqual(['started']);
    expect(door.started(times(5).map(() => door.read('a')))).toBe(NETWORK_SLOTS - 1);
  });

  it('go to the other networks first when one had all of them', () => {
    const door = new Door();
    const crowd = times(20).map(() => door.read('a'));
    const visits = ['b', 'c', 'd'].map((network) => door.read(network));
    expect(door.started(visits)).toBe(0);
    for (const name of crowd.slice(0, 3)) door.answer(name);
    expect(door.started(visits)).toBe(3);
    expect(door.started(crowd)).toBe(COMMON_SLOTS);
  });

  it('go round the networks, and in the order of arrival within one', () => {
    const door = new Door();
    const [...held] = times(COMMON_SLOTS).map(() => door.read('a'));
    const waiting = ['b', 'b', 'c', 'd'].map((network) => door.read(network));
    for (const name of held.slice(0, 3)) door.answer(name);
    expect(door.stateOf(waiting)).toEqual(['started', 'waiting', 'started', 'started']);
  });

  it('are shared by orders and reads that wait', () => {
    const door = new Door();
    const held = times(COMMON_SLOTS).map(() => door.read('a'));
    const orders = times(20).map((_, index) => door.order(`buyer ${index}`));
    const reads = times(20).map((_, index) => door.read(`customer ${index}`));
    expect([door.started(orders), door.started(reads)]).toEqual([RESERVED_SLOTS, 0]);
    for (const name of held.slice(0, 8)) door.answer(name);
    expect([door.started(orders), door.started(reads)]).toEqual([RESERVED_SLOTS + 4, 4]);
  });

  it('are taken by what costs more until smaller requests wait behind it', () => {
    const door = new Door();
    const held = times(COMMON_SLOTS).map((_, index) => door.read(`customer ${index}`));
    const waiting = [door.read('a', 4), door.read('b')];
    for (const name of held.slice(0, 3)) door.answer(name);
    expect(door.stateOf(waiting)).toEqual(['waiting', 'waiting']);
    for (const name of held.slice(3, 5)) door.answer(name);
    expect(door.stateOf(waiting)).toEqual(['started', 'started']);
  });

  it('serve even what needs more of them than there are', () => {
    const door = new Door();
    expect(door.started([door.read('a', MAX_SLOTS * 2)])).toBe(1);
  });

  it('are released once, however often a request says so', () => {
    const door = new Door();
    const [first] = times(COMMON_SLOTS).map(() => door.read('a'));
    door.answer(first!);
    door.answer(first!);
    expect(door.started([door.read('a'), door.read('a')])).toBe(1);
  });
});

describe('a request without a slot', () => {
  function fullDoor(): Door {
    const door = new Door();
    for (const _ of times(COMMON_SLOTS)) door.read('a');
    for (const _ of times(RESERVED_SLOTS)) door.order('a');
    return door;
  }

  it('is rejected after a second, an order after two', () => {
    const door = fullDoor();
    const names = [door.read('b'), door.order('b')];
    door.pass(READ_WAIT_MS - 1);
    expect(door.stateOf(names)).toEqual(['waiting', 'waiting']);
    door.pass(1);
    expect(door.stateOf(names)).toEqual(['rejected', 'waiting']);
    door.pass(ORDER_WAIT_MS - READ_WAIT_MS);
    expect(door.stateOf(names)).toEqual(['rejected', 'rejected']);
  });

  it('is rejected at once when too many of its network wait, while others still may', () => {
    const door = fullDoor();
    const crowd = times(150).map(() => door.read('b'));
    expect(door.stateOf(crowd).filter((state) => state === 'rejected')).toHaveLength(50);
    expect(door.stateOf([door.read('c')])).toEqual(['waiting']);
  });

  it('waits less when its network has waited for a second without a pause, unlike those of others', () => {
    const door = fullDoor();
    door.read('b');
    let last = '';
    for (let step = 0; step < 12; step += 1) {
      last = door.read('b');
      door.pass(99);
    }
    const visit = door.read('c');
    door.pass(100);
    expect(door.stateOf([last, visit])).toEqual(['rejected', 'waiting']);
  });

  it('gives its place back when its client leaves', () => {
    const door = new Door();
    const [held] = times(COMMON_SLOTS).map(() => door.read('a'));
    const [left, next] = [door.read('b'), door.read('b')];
    door.leave(left);
    door.answer(held!);
    expect(door.stateOf([left, next])).toEqual(['waiting', 'started']);
  });
});
