import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LanguageCode } from '@kp/i18n/languages';
import { distance } from 'fastest-levenshtein';
import { fold, isUnspaced } from '../text';

export interface LikelyIntent<Intent> {
  intent: Intent;
  /** 0 to 1; those of all intents are 1 together. */
  probability: number;
}

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
/** Letters of a word that may be misspelled. */
const MIN_CORRECTED = 4;
/** Examples that are learned without a pause, less than a millisecond: an answer meanwhile waits for dozens of them. */
const EXAMPLES_A_TURN = 12;

/**
 * Multinomial logistic regression over words, pairs of words and parts of words, trained from examples by stochastic
 * gradient descent. Training takes some tenths of a second of one language, in turns that let requests pass.
 */
export class IntentClassifier<Intent extends string> {
  private readonly features = new Map<string, { position: number; rarity: number }>();
  private readonly weights: Float32Array;
  private readonly bias: Float32Array;
  /** Intents whose error is not negligible, reused. */
  private readonly wrong: Int32Array;
  private words?: string[];

  private constructor(
    private readonly intents: readonly Intent[],
    examples: readonly (readonly string[])[],
  ) {
    const counts = new Map<string, number>();
    for (const features of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts)
      if (count >= MIN_EXAMPLES)
        this.features.set(feature, {
          position: this.features.size,
          rarity: Math.log(1 + examples.length / count),
        });
    this.weights = new Float32Array(this.features.size * intents.length);
    this.bias = new Float32Array(intents.length);
    this.wrong = new Int32Array(intents.length);
  }

  static async train<Intent extends string>(
    examples: Record<Intent, readonly string[]>,
    language: LanguageCode,
  ): Promise<IntentClassifier<Intent>> {
    const intents = Object.keys(examples) as Intent[];
    const texts = intents.flatMap((intent, label) =>
      (examples as Examples)[intent]!.map((text) => ({ text, label })),
    );
    const labelled = await inTurns(texts, ({ text, label }) => ({
      label,
      features: featuresOf(text, language),
    }));
    const classifier = new IntentClassifier(
      intents,
      labelled.map(({ features }) => features),
    );
    const vectors = await inTurns(labelled, ({ label, features }) => ({
      label,
      vector: classifier.vectorOf(features),
    }));
    await classifier.learn(vectors);
    return classifier;
  }

  /** @returns the intents that the text may have, the likeliest first */
  classify(text: string, language: LanguageCode): LikelyIntent<Intent>[] {
    const features = featuresOf(this.withCorrections(text), language);
    const probabilities = this.probabilitiesOf(this.vectorOf(features));
    return this.intents
      .map((intent, label) => ({ intent, probability: probabilities[label]! }))
      .sort((one, other) => other.probability - one.probability);
  }

  /** With the known word that each unknown word may be meant as, one letter away. */
  private withCorrections(text: string): string {
    const words = fold(text).split(' ');
    const corrections = words.flatMap((word) => {
      if (word.length < MIN_CORRECTED || /[^a-z]/.test(word) || this.features.has(`=${word}`)) return [];
      this.words ??= [...this.features.keys()].flatMap((each) => (each.startsWith('=') ? each.slice(1) : []));
      return this.words.find((known) => known[0] === word[0] && distance(known, word) === 1) ?? [];
    });
    return [...words, ...corrections].join(' ');
  }

  private async learn(examples: readonly Example[]): Promise<void> {
    const order = examples.map((_, index) => index);
    const random = randomNumbers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = LEARNING_RATE / (1 + round * SLOWING);
      shuffle(order, random);
      await inTurns(order, (index) => this.correct(examples[index]!, rate));
    }
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
    const highest = Math.max(...scores);
    let total = 0;
    for (let intent = 0; intent < size; intent += 1) {
      const power = Math.exp(scores[intent]! - highest);
      scores[intent] = power;
      total += power;
    }
    for (let intent = 0; intent < size; intent += 1) scores[intent]! /= total;
    return scores;
  }

  private vectorOf(features: readonly string[]): Vector {
    const known = features.flatMap((feature) => this.features.get(feature) ?? []);
    const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
    return {
      features: Int32Array.from(known, ({ position }) => position),
      weights: Float32Array.from(known, ({ rarity }) => rarity / length),
    };
  }
}

/** Requests are answered between the turns. */
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

const PART = 4;

/** Words, pairs of them, the first and the last one, and parts of four letters; one to three letters where words are not separated. */
function featuresOf(text: string, language: LanguageCode): string[] {
  const folded = fold(text).replace(/\d+/g, '0');
  if (isUnspaced(language)) {
    const letters = [...folded.replace(/ /g, '')];
    return [...new Set([1, 2, 3].flatMap((length) => partsOf(letters, length)))];
  }
  const words = folded.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const parts = words.flatMap((word) => {
    const letters = [...`^${word}$`];
    return language === 'ko' ? [...partsOf(letters, 2), ...partsOf(letters, 3)] : partsOf(letters, PART);
  });
  const ends = [`>${words[0]}`, `<${words.at(-1)}`];
  return [...new Set([...words.map((word) => `=${word}`), ...pairs, ...ends, ...parts])];
}

function partsOf(letters: readonly string[], length: number): string[] {
  return letters
    .slice(0, Math.max(0, letters.length - length + 1))
    .map((_, start) => letters.slice(start, start + length).join(''));
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
