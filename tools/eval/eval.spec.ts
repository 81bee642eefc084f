import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '@kp/i18n';
import { products } from '../seed/data/catalogue.mjs';
import { isOdd } from './halves.mjs';
import { addressesIn, asWritten, faults } from './judge.mjs';

interface Row {
  id: number;
  language: string;
}
interface SearchQuery extends Row {
  query: string;
  kind: string;
  expected: string[];
}
interface Question extends Row {
  capability: string;
  after?: string[];
  as: string;
  question: string;
  must: string[];
  mustNot: string[];
}

const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, `${name}.json`), 'utf8'));
const queries: SearchQuery[] = read('search-queries');
const questions: Question[] = read('assistant-questions');
const colloquial: Question[] = read('colloquial-questions');

const groups = <T extends Row>(rows: T[], field: keyof T) =>
  [...new Set(rows.map((row) => row[field]))].map((value) => ({
    value,
    rows: rows.filter((row) => row[field] === value),
  }));

/** Groups of which one half holds at least two more than the other. */
const unbalanced = <T extends Row>(rows: T[], field: keyof T) =>
  groups(rows, field).filter(
    (group) => Math.abs(2 * group.rows.filter(isOdd).length - group.rows.length) > 1,
  );

describe.each<{ name: string; rows: Row[]; least: number; ofLanguage: number }>([
  { name: 'search queries', rows: queries, least: 200, ofLanguage: 14 },
  { name: 'questions', rows: questions, least: 300, ofLanguage: 25 },
  { name: 'colloquial questions', rows: colloquial, least: 600, ofLanguage: 50 },
])('the $name', ({ rows, least, ofLanguage }) => {
  it('have the ids from 1 on, each once', () => {
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(LANGUAGE_CODES)('are enough in %s', (language) => {
    expect(rows.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(ofLanguage);
  });

  it('are in languages of the shop, as many with an odd id as with an even one', () => {
    expect(rows.filter(({ language }) => !LANGUAGE_CODES.some((known) => known === language))).toEqual([]);
    expect(unbalanced(rows, 'language')).toEqual([]);
  });
});

describe('search queries', () => {
  it('expect one to eight products that customers see', () => {
    const visible = new Set(
      products
        .filter(({ status }: { status: string }) => status === 'active')
        .map(({ slug }: { slug: string }) => slug),
    );
    expect(queries.length).toBeGreaterThan(100);
    for (const { query, expected } of queries) {
      expect({ query, unknown: expected.filter((slug) => !visible.has(slug)) }).toEqual({
        query,
        unknown: [],
      });
      expect(new Set(expected).size).toBe(expected.length);
      expect(expected.length).toBeGreaterThanOrEqual(1);
      expect(expected.length).toBeLessThanOrEqual(8);
    }
  });

  it('are written once per language, and each kind is in both halves', () => {
    expect(new Set(queries.map(({ language, query }) => `${language} ${query}`)).size).toBe(queries.length);
    expect(unbalanced(queries, 'kind')).toEqual([]);
  });
});

describe('questions to the assistant', () => {
  it('have patterns that compile, and something that a right answer says', () => {
    expect(Math.min(questions.length, colloquial.length)).toBeGreaterThan(100);
    for (const { must } of questions) expect(must.length).toBeGreaterThanOrEqual(1);
    for (const { must, mustNot } of [...questions, ...colloquial])
      for (const pattern of [...must, ...mustNot]) expect(() => new RegExp(pattern, 'i')).not.toThrow();
  });

  it('are asked by a guest or a customer, within the length of a message', () => {
    for (const { as, question, after = [] } of [...questions, ...colloquial]) {
      expect(['guest', 'customer']).toContain(as);
      for (const message of [question, ...after])
        expect([...message].length).toEqual(Math.min(1000, Math.max(1, [...message].length)));
    }
  });

  it('have each capability in both halves', () => {
    expect(unbalanced(questions, 'capability')).toEqual([]);
  });

  it('are never right with an empty answer', () => {
    const right = questions.filter((question) => faults(question, { response: '', parts: [] }).length === 0);
    expect(right).toEqual([]);
  });
});

describe('an answer', () => {
  const dots = { must: ['(?<![\\d.,])5[.,]40?(?!\\d)', '-\\s*18\\s*°'], mustNot: ['ORD-\\d{4}'] };

  it('is right however its language writes numbers', () => {
    expect(faults(dots, { response: '٥٫٤٠ US$ · −18 ℃', parts: [] })).toEqual([]);
    expect(faults(dots, { response: '5,40\u00a0$ und –18\u202f°C', parts: [] })).toEqual([]);
    expect(asWritten('\u200f１８\u3000º')).toBe('18 °');
  });

  it('is wrong when it lacks a fact or says what it must not', () => {
    expect(faults(dots, { response: '15.40 USD, ORD-2026', parts: [] })).toHaveLength(3);
  });

  it('leads to its products and pages, not to documents elsewhere', () => {
    const parts = [
      { type: 'products', products: [{ slug: 'ladle-60-ml' }] },
      { type: 'links', links: [{ label: 'Sign in', url: '/login#form' }] },
      { type: 'sources', sources: [{ title: 'Guide', url: 'https://documents.example/guide' }] },
    ];
    expect(addressesIn(parts)).toEqual(['/api/products/slug/ladle-60-ml', '/login']);
  });
});
