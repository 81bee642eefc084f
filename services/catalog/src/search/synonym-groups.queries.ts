import { prepared } from '@kp/platform/database';
import type { SynonymFilter, SynonymSort } from '../domain/synonym-administration';
import type { Query } from '../persistence/product-list.query';

const MATCHING = `
  FROM search_synonym_group g
 WHERE ($1::int IS NULL OR g.id = $1)
   AND ($2::text IS NULL OR g.language = $2)
   AND ($3::text IS NULL OR strpos(catalog_words(array_to_string(g.terms, ' / ')), catalog_words($3)) > 0)`;

const FIRST_TERM = 'g.terms[1] COLLATE "und-x-icu"';

const ORDERS: Record<SynonymSort, string> = {
  '-updated': 'g.updated_at DESC, g.id DESC',
  updated: 'g.updated_at, g.id',
  terms: `${FIRST_TERM}, g.id`,
  '-terms': `${FIRST_TERM} DESC, g.id DESC`,
};

const pageIn = (sort: SynonymSort) =>
  prepared(
    `catalog.list-synonyms.${sort}`,
    `SELECT g.id, g.language, g.terms, g.version, g.updated_at AS "updatedAt"
     ${MATCHING} ORDER BY ${ORDERS[sort]} LIMIT $4 OFFSET $5`,
  );

const PAGES: Record<SynonymSort, ReturnType<typeof pageIn>> = {
  '-updated': pageIn('-updated'),
  updated: pageIn('updated'),
  terms: pageIn('terms'),
  '-terms': pageIn('-terms'),
};

const COUNT = prepared('catalog.count-synonyms', `SELECT count(*)::int AS total ${MATCHING}`);

const matching = ({ id, language, search }: SynonymFilter) => [id ?? null, language ?? null, search ?? null];

export function synonymPageQuery(filter: SynonymFilter): Query {
  const { sort = '-updated', limit = null, offset = 0 } = filter;
  return { statement: PAGES[sort], values: [...matching(filter), limit, offset] };
}

export function synonymCountQuery(filter: SynonymFilter): Query {
  return { statement: COUNT, values: matching(filter) };
}

/** Without it, two groups that are saved at once could get the same word. */
export const LOCK_SYNONYMS = prepared(
  'catalog.lock-synonyms',
  `SELECT pg_advisory_xact_lock(hashtextextended('catalog.synonyms', 0))`,
);

export const OTHER_GROUPS = prepared(
  'catalog.other-synonyms',
  'SELECT id, terms FROM search_synonym_group WHERE language = $1 AND id IS DISTINCT FROM $2::int ORDER BY id',
);

export const INSERT_GROUP = prepared(
  'catalog.insert-synonyms',
  'INSERT INTO search_synonym_group (language, terms) VALUES ($1, $2) RETURNING id',
);

export const UPDATE_GROUP = prepared(
  'catalog.update-synonyms',
  `UPDATE search_synonym_group SET language = $1, terms = $2, version = version + 1, updated_at = now()
    WHERE id = $3`,
);

export const DELETE_GROUP = prepared(
  'catalog.delete-synonyms',
  'DELETE FROM search_synonym_group WHERE id = $1',
);
