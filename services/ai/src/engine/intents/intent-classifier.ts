import type { LanguageCode } from '@kp/i18n/languages';
import { FeatureNumbers } from '@kp/platform/features';
import { correctionOf } from '@kp/commerce/spelling';
import { fold, isUnspaced } from '../text';
import { featuresOf } from './features';
import { asProbabilities } from './learn-intents';
import { type LearnedIntents, unpacked } from './learned-intents';

export interface LikelyIntent<Intent> {
  intent: Intent;
  /** 0 to 1; those of all intents are 1 together. */
  probability: number;
}

/** Shorter words are in all messages. */
const MIN_TELLING = 3;

/** Multinomial logistic regression over words, pairs of words and parts of words. */
export class IntentClassifier<Intent extends string> {
  private readonly features = new FeatureNumbers();
  private readonly learned: LearnedIntents;
  readonly conversation: ReadonlySet<string>;

  /** @param bytes what was learned, packed */
  constructor(bytes: Buffer) {
    this.learned = unpacked(bytes);
    this.conversation = new Set(this.learned.conversation);
    for (const hash of this.learned.hashes) this.features.addHash(hash);
  }

  /** @returns the intents that the text may have, the likeliest first */
  classify(text: string, language: LanguageCode): LikelyIntent<Intent>[] {
    const probabilities = this.probabilitiesOf(featuresOf(this.withCorrections(text), language));
    return this.learned.intents
      .map((intent, label) => ({ intent: intent as Intent, probability: probabilities[label]! }))
      .sort((one, other) => other.probability - one.probability);
  }

  /** Whether a text has a word of the examples, or mostly their pairs of letters where words are not separated. */
  isFamiliar(text: string, language: LanguageCode): boolean {
    const folded = fold(text);
    if (!isUnspaced(language))
      return folded.split(' ').some((word) => word.length >= MIN_TELLING && this.has(`=${word}`));
    const letters = [...folded.replace(/ /g, '')];
    const pairs = letters.slice(1).map((letter, index) => letters[index]! + letter);
    return pairs.filter((pair) => this.has(pair)).length * 2 > pairs.length;
  }

  private has(feature: string): boolean {
    return this.features.numberOf(feature) >= 0;
  }

  /** With the known word that each unknown word may be meant as, one letter away. */
  private withCorrections(text: string): string {
    const words = fold(text).split(' ');
    const corrections = words.flatMap((word) => {
      if (/[^a-z]/.test(word) || this.has(`=${word}`)) return [];
      return correctionOf(word, this.learned.words) ?? [];
    });
    return [...words, ...corrections].join(' ');
  }

  private probabilitiesOf(features: readonly string[]): Float32Array {
    const { rarities, steps, weights, bias } = this.learned;
    const known = features.map((feature) => this.features.numberOf(feature)).filter((number) => number >= 0);
    const length = Math.sqrt(known.reduce((sum, number) => sum + rarities[number]! ** 2, 0)) || 1;
    const scores = Float32Array.from(bias);
    for (const number of known) {
      const weight = (steps[number]! * rarities[number]!) / length;
      const start = number * scores.length;
      for (let intent = 0; intent < scores.length; intent += 1)
        scores[intent]! += weights[start + intent]! * weight;
    }
    return asProbabilities(scores);
  }
}
