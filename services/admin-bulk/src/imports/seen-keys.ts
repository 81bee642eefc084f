import { createHash } from 'node:crypto';

/** Numbers of a slot: two of a hash, and the row; row 0 is none. */
const WIDTH = 3;
const FIRST_SLOTS = 1024;

/**
 * In which row of a file a key came first. 64 bits of a hash stand for the key: a million texts would take four times the
 * memory, and that two of a million share these bits happens in one of thirty million files.
 */
export class SeenKeys {
  private slots = new Uint32Array(WIDTH * FIRST_SLOTS);
  private size = 0;

  /** @returns the row that had the key before; null when none did */
  add(key: string, row: number): number | null {
    if (2 * WIDTH * this.size >= this.slots.length) this.grow();
    const hash = createHash('sha256').update(key).digest();
    return this.put(hash.readUInt32LE(0), hash.readUInt32LE(4), row);
  }

  private put(low: number, high: number, row: number): number | null {
    const { slots } = this;
    let at = (low * WIDTH) % slots.length;
    for (; slots[at + 2] !== 0; at = (at + WIDTH) % slots.length) {
      if (slots[at] === low && slots[at + 1] === high) return slots[at + 2]!;
    }
    slots.set([low, high, row], at);
    this.size += 1;
    return null;
  }

  private grow(): void {
    const former = this.slots;
    [this.slots, this.size] = [new Uint32Array(2 * former.length), 0];
    for (let at = 0; at < former.length; at += WIDTH) {
      if (former[at + 2] !== 0) this.put(former[at]!, former[at + 1]!, former[at + 2]!);
    }
  }
}
