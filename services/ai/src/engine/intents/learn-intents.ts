import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LanguageCode } from '@kp/i18n/languages';
import { hashOf } from '@kp/platform/features';
import { featuresOf } from './features';
import { inSteps, type LearnedIntents } from './learned-intents';

type Examples = Readonly<Record<string, readonly string[]>>;

/** Known features and their weights; the length of the vector is 1. */
interface Vector {
  features: Int32Array;
  weights: Float32Array;
}

interface Example {
  label: number;
  vector: Vector;
}

const ROUNDS = 5;
const LEARNING_RATE = 2;
const SLOWING = 0.3;
/** Intents differ little in how often they are meant. */
const BIAS_RATE = 0.05;
/** Smaller errors change nothing that matters. */
const NEGLIGIBLE = 0.003;
/** Features of a single example say nothing about others, and are most of all features. */
const MIN_EXAMPLES = 2;
/** Examples that are learned without a pause, less than a millisecond: an answer meanwhile waits for dozens of them. */
const EXAMPLES_A_TURN = 12;

/**
 * Learns examples by stochastic gradient descent (multinomial logistic regression). It takes some tenths of a second of one language,
 * when the shop is built.
 */
export async function learnIntents(
  examples: Examples,
  language: LanguageCode,
): Promise<Omit<LearnedIntents, 'conversation'>> {
  const intents = Object.keys(examples);
  const texts = intents.flatMap((intent, label) => examples[intent]!.map((text) => ({ text, label })));
  const labelled = await inTurns(texts, ({ text, label }) => ({
    label,
    features: featuresOf(text, language),
  }));
  const lesson = new Lesson(
    intents.length,
    labelled.map(({ features }) => features),
  );
  const vectors = await inTurns(labelled, ({ label, features }) => ({
    label,
    vector: lesson.vectorOf(features),
  }));
  await lesson.learn(vectors);
  const known = [...lesson.features];
  return {
    intents,
    words: known.flatMap(([feature]) => (feature.startsWith('=') ? feature.slice(1) : [])),
    bias: [...lesson.bias],
    hashes: Float64Array.from(known, ([feature]) => hashOf(feature)),
    rarities: Float32Array.from(known, ([, { rarity }]) => rarity),
    ...inSteps(lesson.weights, intents.length),
  };
}

class Lesson {
  readonly features = new Map<string, { position: number; rarity: number }>();
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** Intents whose error is not negligible, reused. */
  private readonly wrong: Int32Array;

  constructor(intents: number, examples: readonly (readonly string[])[]) {
    const counts = new Map<string, number>();
    for (const features of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts)
      if (count >= MIN_EXAMPLES)
        this.features.set(feature, {
          position: this.features.size,
          rarity: Math.log(1 + examples.length / count),
        });
    this.weights = new Float32Array(this.features.size * intents);
    this.bias = new Float32Array(intents);
    this.wrong = new Int32Array(intents);
  }

  async learn(examples: readonly Example[]): Promise<void> {
    const order = examples.map((_, index) => index);
    const random = randomNumbers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = LEARNING_RATE / (1 + round * SLOWING);
      shuffle(order, random);
      await inTurns(order, (index) => this.correct(examples[index]!, rate));
    }
  }

  vectorOf(features: readonly string[]): Vector {
    const known = features.flatMap((feature) => this.features.get(feature) ?? []);
    const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
    return {
      features: Int32Array.from(known, ({ position }) => position),
      weights: Float32Array.from(known, ({ rarity }) => rarity / length),
    };
  }

  /** Moves the weights towards what was meant. */
  private correct({ label, vector }: Example, rate: number): void {
    const { features, weights } = vector;
    const { weights: matrix, bias, wrong } = this;
    const errors = this.probabilitiesOf(vector);
    const size = errors.length;
    errors[label]! -= 1;
    let count = 0;
    for (let intent = 0; intent < size; intent += 1)
      if (Math.abs(errors[intent]!) > NEGLIGIBLE) wrong[count++] = intent;
    for (let index = 0; index < features.length; index += 1) {
      const start = features[index]! * size;
      const step = rate * weights[index]!;
      for (let at = 0; at < count; at += 1) matrix[start + wrong[at]!]! -= step * errors[wrong[at]!]!;
    }
    for (let at = 0; at < count; at += 1) bias[wrong[at]!]! -= rate * BIAS_RATE * errors[wrong[at]!]!;
  }

  /** Plain loops: they are most of the training. */
  private probabilitiesOf({ features, weights }: Vector): Float32Array {
    const { weights: matrix, bias } = this;
    const scores = new Float32Array(bias);
    const size = scores.length;
    for (let index = 0; index < features.length; index += 1) {
      const start = features[index]! * size;
      const weight = weights[index]!;
      for (let intent = 0; intent < size; intent += 1) scores[intent]! += matrix[start + intent]! * weight;
    }
    return asProbabilities(scores);
  }
}

export function asProbabilities(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  let total = 0;
  for (let intent = 0; intent < scores.length; intent += 1) {
    const power = Math.exp(scores[intent]! - highest);
    scores[intent] = power;
    total += power;
  }
  for (let intent = 0; intent < scores.length; intent += 1) scores[intent]! /= total;
  return scores;
}

/** Requests are answered between the turns, where a shop that was not built learns while it runs. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % EXAMPLES_A_TURN === 0) await nextTurn();
    results.push(work(item));
  }
  return results;
}

/** Fisher–Yates. */
function shuffle(items: number[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}

/** The same ones each time (Park and Miller), so that a process answers as another one does. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
