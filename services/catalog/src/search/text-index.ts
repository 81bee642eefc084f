import { setImmediate as nextTurn } from 'node:timers/promises';
import { FeatureNumbers } from '@kp/platform/features';
import { isUnspaced, meaningfulWords, singularOf, wordsOf } from './words';

export interface IndexedText {
  id: number;
  name: string;
  keywords: string;
  description: string;
}

export interface SimilarText {
  id: number;
  /** Orders the texts that are similar to the same query, from 0 on. */
  similarity: number;
  /** 0 to 1: how much of what the query says this text has. */
  coverage: number;
}

const FIELDS = ['description', 'keywords', 'name'] as const;
/** How much a field says about what the text is of. */
const FIELD_WEIGHTS = [0.2, 0.5, 1] as const;
/** Sizes tell one product from another. */
const NUMBER = 2;
/** What the context counts beside the query. */
const CONTEXT = 0.4;
/** Letters of the parts of a word, so that its forms and compounds have some in common. */
const PARTS = [3, 4];
/** Of Chinese, Japanese and Korean, which write words together or with endings. */
const UNSPACED_PARTS = [1, 2, 3];
/** Descriptions are long, and their short parts say little. */
const DESCRIPTION_PARTS = { spaced: [4], unspaced: [2, 3] };
/** Letters of a usual word, with its ends. */
const WORD_LENGTH = 7;
/** Between 0, where long texts win, and 1, where short ones do. */
const NORMALIZATION = 0.5;
/** What more texts have tells nothing, and would take the longest to go through. */
const MIN_RARITY = 0.2;
/** Texts that are read without a pause, about a millisecond. */
const TEXTS_A_TURN = 3;

/**
 * Finds texts by what they share with a whole sentence: words, parts of words and numbers, each the more the rarer it is
 * (tf-idf, cosine). Unlike a search it needs no word to be there; a text that shares the telling words comes first.
 * Numbers in flat arrays: objects for each feature would be most of the memory of a process that knows all languages.
 */
export class TextIndex {
  private constructor(
    private readonly ids: Uint32Array,
    private readonly features: FeatureNumbers,
    /** Of each feature 0 to 1: that of one which no other text has. */
    private readonly rarities: Float32Array,
    /** Where the texts of each feature start, and those of the last one end. */
    private readonly starts: Uint32Array,
    /** Each with the field that the feature counts as: position * 4 + field. */
    private readonly texts: Uint32Array,
    private readonly lengths: Float32Array,
  ) {}

  /** Built in turns between which requests are answered. */
  static async build(texts: readonly IndexedText[]): Promise<TextIndex> {
    const found = new FoundFeatures();
    for (const [at, text] of texts.entries()) {
      if (at % TEXTS_A_TURN === 0) await nextTurn();
      found.add(at, text);
    }
    await nextTurn();
    const ids = Uint32Array.from(texts, ({ id }) => id);
    const { numbers } = found;
    const { rarities, starts, sorted, lengths } = found.weighed(ids.length);
    return new TextIndex(ids, numbers, rarities, starts, sorted, lengths);
  }

  get bytes(): number {
    const arrays = [this.ids, this.rarities, this.starts, this.texts, this.lengths];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, this.features.bytes);
  }

  /**
   * @param context what else was said, which counts less
   * @returns those that share anything, the most similar first
   */
  find(query: string, limit: number, context = ''): SimilarText[] {
    const asked = weightsOf(query);
    const said = [...weightsOf(context)].filter(([feature]) => !asked.has(feature));
    const similarities = new Float32Array(this.ids.length);
    const covered = new Float32Array(this.ids.length);
    let total = 0;
    for (const [feature, weight] of asked) {
      const { texts, rarity } = this.postingsOf(feature);
      total += weight * rarity;
      for (const packed of texts) {
        similarities[packed >> 2]! += weight * rarity * rarity * FIELD_WEIGHTS[packed & 3]!;
        covered[packed >> 2]! += weight * rarity;
      }
    }
    for (const [feature, weight] of said) {
      const { texts, rarity } = this.postingsOf(feature);
      const counted = CONTEXT * weight * rarity * rarity;
      for (const packed of texts) similarities[packed >> 2]! += counted * FIELD_WEIGHTS[packed & 3]!;
    }
    return this.best(similarities, limit).map((at) => ({
      id: this.ids[at]!,
      similarity: similarities[at]!,
      coverage: total === 0 ? 0 : covered[at]! / total,
    }));
  }

  /** Whether some name has the word. */
  isOfName(word: string): boolean {
    const { texts } = this.postingsOf(`=${singularOf(word)}`);
    return texts.some((packed) => FIELDS[packed & 3] === 'name');
  }

  private postingsOf(feature: string): { texts: Uint32Array; rarity: number } {
    const number = this.features.numberOf(feature);
    if (number < 0) return UNKNOWN;
    const texts = this.texts.subarray(this.starts[number], this.starts[number + 1]);
    return { texts, rarity: this.rarities[number]! };
  }

  /** Divides the similarities by the lengths of the texts. */
  private best(similarities: Float32Array, limit: number): number[] {
    const bySimilarity = (one: number, other: number) => similarities[other]! - similarities[one]!;
    const best: number[] = [];
    let least = 0;
    for (let at = 0; at < similarities.length; at += 1) {
      if (similarities[at] === 0) continue;
      similarities[at]! /= this.lengths[at]!;
      if (similarities[at]! <= least) continue;
      best.push(at);
      if (best.length < limit * 2) continue;
      best.sort(bySimilarity).length = limit;
      least = similarities[best[limit - 1]!]!;
    }
    return best.sort(bySimilarity).slice(0, limit);
  }
}

/** Of a feature that no text has. */
const UNKNOWN = { texts: new Uint32Array(), rarity: 1 };

const FIRST_FOUND = 4096;

/** What is found in the texts, one after the other, before it is sorted by feature. */
class FoundFeatures {
  readonly numbers = new FeatureNumbers();
  /** Pairs of the number of a feature and the text that has it. */
  private pairs = new Uint32Array(2 * FIRST_FOUND);
  private length = 0;
  private weights: number[] = [];

  add(at: number, text: IndexedText): void {
    const fields = new Map<string, number>();
    for (const [field, name] of FIELDS.entries())
      for (const feature of featuresOf(text[name], name === 'description')) fields.set(feature, field);
    for (const [feature, field] of fields) {
      const number = this.numbers.add(feature);
      this.weights[number] ??= weightOf(feature);
      if (this.length === this.pairs.length) {
        const { pairs } = this;
        this.pairs = new Uint32Array(2 * pairs.length);
        this.pairs.set(pairs);
      }
      this.pairs[this.length++] = number;
      this.pairs[this.length++] = at * 4 + field;
    }
  }

  weighed(count: number) {
    const { pairs, length } = this;
    const { size } = this.numbers;
    const counts = new Uint32Array(size);
    for (let at = 0; at < length; at += 2) counts[pairs[at]!]! += 1;
    const rarities = Float32Array.from(counts, (of) => Math.log(1 + count / of) / Math.log(1 + count));
    const starts = new Uint32Array(size + 1);
    for (let number = 0; number < size; number += 1)
      starts[number + 1] = starts[number]! + (rarities[number]! < MIN_RARITY ? 0 : counts[number]!);
    const sorted = new Uint32Array(starts[size]!);
    const lengths = new Float32Array(count);
    const next = starts.slice();
    for (let at = 0; at < length; at += 2) {
      const [number, packed] = [pairs[at]!, pairs[at + 1]!];
      const weight = rarities[number]! * this.weights[number]!;
      lengths[packed >> 2]! += (weight * FIELD_WEIGHTS[packed & 3]!) ** 2;
      if (rarities[number]! >= MIN_RARITY) sorted[next[number]!++] = packed;
    }
    for (let at = 0; at < count; at += 1) lengths[at] = lengths[at]! ** (NORMALIZATION / 2);
    return { rarities, starts, sorted, lengths };
  }
}

const weightOf = (feature: string) => (/^=\d/.test(feature) ? NUMBER : 1);

/** The features of a query with their weights: long words have more parts, which count less each. */
function weightsOf(query: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of meaningfulWords(wordsOf(query)))
    for (const feature of featuresOf(word)) {
      const length = isUnspaced(word) || /\d/.test(word) ? WORD_LENGTH : word.length + 2;
      const weight = weightOf(feature) ** 2 * Math.sqrt(WORD_LENGTH / length);
      weights.set(feature, Math.max(weights.get(feature) ?? 0, weight));
    }
  return weights;
}

function featuresOf(text: string, isDescription = false): Set<string> {
  const words = meaningfulWords(wordsOf(text)).flatMap((word) => word.match(/\d+|\D+/g) ?? []);
  return new Set(words.flatMap((word) => (/\d/.test(word) ? [`=${word}`] : partsOf(word, isDescription))));
}

function partsOf(word: string, isDescription: boolean): string[] {
  if (isUnspaced(word)) return slicesOf(word, isDescription ? DESCRIPTION_PARTS.unspaced : UNSPACED_PARTS);
  const stem = singularOf(word);
  return [`=${stem}`, ...slicesOf(`^${stem}$`, isDescription ? DESCRIPTION_PARTS.spaced : PARTS)];
}

function slicesOf(text: string, lengths: readonly number[]): string[] {
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) =>
      text.slice(start, start + length),
    ),
  );
}
