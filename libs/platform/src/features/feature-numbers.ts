const FIRST_SLOTS = 1024;

/**
 * Numbers texts from 0 on, in the order in which they come. 53 bits of a hash stand for each, in a few bytes outside the
 * heap: a map of as many texts takes ten times the memory. That two of 100,000 share these bits happens in one of a million.
 */
export class FeatureNumbers {
  private hashes = new Float64Array(FIRST_SLOTS);
  private numbers = new Uint32Array(FIRST_SLOTS);
  size = 0;

  /** @returns -1 for a text without a number */
  numberOf(text: string): number {
    return (this.numbers[this.slotOf(hashOf(text))] ?? 0) - 1;
  }

  /** @returns the number of the text, a new one for a new text */
  add(text: string): number {
    return this.addHash(hashOf(text));
  }

  addHash(hash: number): number {
    if (2 * this.size >= this.hashes.length) this.grow();
    const slot = this.slotOf(hash);
    if (this.hashes[slot] !== hash) {
      this.hashes[slot] = hash;
      this.size += 1;
      this.numbers[slot] = this.size;
    }
    return this.numbers[slot]! - 1;
  }

  get bytes(): number {
    return this.hashes.byteLength + this.numbers.byteLength;
  }

  private slotOf(hash: number): number {
    const { hashes } = this;
    const last = hashes.length - 1;
    let slot = (hash % 0x1_0000_0000) & last;
    while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & last;
    return slot;
  }

  private grow(): void {
    const { hashes, numbers } = this;
    this.hashes = new Float64Array(2 * hashes.length);
    this.numbers = new Uint32Array(2 * hashes.length);
    for (const [at, hash] of hashes.entries()) {
      if (hash === 0) continue;
      const slot = this.slotOf(hash);
      this.hashes[slot] = hash;
      this.numbers[slot] = numbers[at]!;
    }
  }
}

/** The two halves of cyrb53; never 0, which marks an empty slot. */
export function hashOf(text: string): number {
  let [low, high] = [0xdead_beef, 0x41c6_ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x9e37_79b1);
    high = Math.imul(high ^ code, 0x5f35_6495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85eb_ca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2_ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85eb_ca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2_ae35);
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}
