import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** Texts with a feature. */
interface Postings {
  /** Each with the field that the feature counts as: position * 4 + field. */
  texts: number[];
  /** 0 to 1, of a feature that no other text has. */
  rarity: number;
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
 */
export class TextIndex {
  private readonly postings = new Map<string, Postings>();
  private readonly lengths: Float32Array;

  private constructor(private readonly ids: readonly number[]) {
    this.lengths = new Float32Array(ids.length);
  }

  /** Built in turns between which requests are answered. */
  static async build(texts: readonly IndexedText[]): Promise<TextIndex> {
    const index = new TextIndex(texts.map(({ id }) => id));
    for (const [at, text] of texts.entries()) {
      if (at % TEXTS_A_TURN === 0) await nextTurn();
      index.add(at, text);
    }
    await nextTurn();
    index.weigh();
    return index;
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
      const { texts, rarity } = this.postings.get(feature) ?? UNKNOWN;
      total += weight * rarity;
      for (const packed of texts) {
        similarities[packed >> 2]! += weight * rarity * rarity * FIELD_WEIGHTS[packed & 3]!;
        covered[packed >> 2]! += weight * rarity;
      }
    }
    for (const [feature, weight] of said) {
      const { texts, rarity } = this.postings.get(feature) ?? UNKNOWN;
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
    const { texts } = this.postings.get(`=${singularOf(word)}`) ?? UNKNOWN;
    return texts.some((packed) => FIELDS[packed & 3] === 'name');
  }

  private add(at: number, text: IndexedText): void {
    const fields = new Map<string, number>();
    for (const [field, name] of FIELDS.entries())
      for (const feature of featuresOf(text[name], name === 'description')) fields.set(feature, field);
    for (const [feature, field] of fields) {
      const postings = this.postings.get(feature);
      if (postings) postings.texts.push(at * 4 + field);
      else this.postings.set(feature, { texts: [at * 4 + field], rarity: 1 });
    }
  }

  private weigh(): void {
    const count = this.ids.length;
    for (const [feature, postings] of this.postings) {
      const { texts } = postings;
      postings.rarity = Math.log(1 + count / texts.length) / Math.log(1 + count);
      const weight = postings.rarity * weightOf(feature);
      for (const packed of texts) this.lengths[packed >> 2]! += (weight * FIELD_WEIGHTS[packed & 3]!) ** 2;
      if (postings.rarity < MIN_RARITY) postings.texts = [];
    }
    for (const at of this.ids.keys()) this.lengths[at] = this.lengths[at]! ** (NORMALIZATION / 2);
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
const UNKNOWN: Postings = { texts: [], rarity: 1 };

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
