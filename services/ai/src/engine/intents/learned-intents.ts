/** What was learned of the examples of a language, in flat arrays that are a file as they are. */
export interface LearnedIntents {
  intents: readonly string[];
  /** Words of the examples, in the order in which they come there. */
  words: readonly string[];
  bias: readonly number[];
  /** Words of messages about anything. */
  conversation: readonly string[];
  /** Of each feature. */
  hashes: Float64Array;
  rarities: Float32Array;
  /** What one step of the weights of a feature is. */
  steps: Float32Array;
  /** Of each feature those of all intents, in steps. */
  weights: Int8Array;
}

const HEADER_BYTES = 4;
const ALIGNMENT = 8;
const MAX_STEPS = 127;

/** Weights as whole steps of the largest one of their feature: a quarter of the memory, and no answer changes. */
export function inSteps(weights: Float32Array, intents: number): Pick<LearnedIntents, 'steps' | 'weights'> {
  const steps = new Float32Array(weights.length / intents);
  const whole = new Int8Array(weights.length);
  for (const feature of steps.keys()) {
    const own = weights.subarray(feature * intents, (feature + 1) * intents);
    const step = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / MAX_STEPS;
    steps[feature] = step;
    if (step > 0)
      for (const [intent, weight] of own.entries())
        whole[feature * intents + intent] = Math.round(weight / step);
  }
  return { steps, weights: whole };
}

export function packed({ hashes, rarities, steps, weights, ...texts }: LearnedIntents): Buffer {
  const header = Buffer.from(JSON.stringify({ ...texts, features: hashes.length }));
  const length = Buffer.alloc(HEADER_BYTES);
  length.writeUInt32LE(header.length);
  const padding = Buffer.alloc(-(HEADER_BYTES + header.length) & (ALIGNMENT - 1));
  const arrays = [hashes, rarities, steps, weights].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
  );
  return Buffer.concat([length, header, padding, ...arrays]);
}

/** The arrays are views of the bytes. */
export function unpacked(bytes: Buffer): LearnedIntents {
  const length = bytes.readUInt32LE();
  const { features, ...texts } = JSON.parse(
    bytes.toString('utf8', HEADER_BYTES, HEADER_BYTES + length),
  ) as Pick<LearnedIntents, 'intents' | 'words' | 'bias' | 'conversation'> & { features: number };
  // A small file may stand anywhere in a buffer that others share.
  const { buffer } = Uint8Array.from(bytes);
  let at = HEADER_BYTES + length + (-(HEADER_BYTES + length) & (ALIGNMENT - 1));
  const next = (size: number) => (at += size) - size;
  return {
    ...texts,
    hashes: new Float64Array(buffer, next(8 * features), features),
    rarities: new Float32Array(buffer, next(4 * features), features),
    steps: new Float32Array(buffer, next(4 * features), features),
    weights: new Int8Array(buffer, at, features * texts.intents.length),
  };
}
