import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { ExportedTable } from '@kp/platform/tables';
import { businessDay } from '@kp/settings';
import type { AuditActorResponse, AuditChoicesResponse, AuditEntryResponse, AuditFilter } from './audit.dto';
import { AuditSearch, type Named } from './audit-search';

const EXPORT_BATCH = 1000;

/** Of an account, as it is today; null once it is deleted. */
const personName = (id: string) =>
  `(SELECT nullif(concat_ws(' ', first_name, last_name), '') FROM app_user WHERE app_user.id = ${id})`;

const COLUMNS = `id::int AS id, created_at AS "createdAt", actor_id AS "actorId", actor_email AS "actorEmail", network,
  ${personName('actor_id')} AS "actorName",
  action, subject, subject_id AS "subjectId", before, after`;

/** What a reader calls it: names and numbers as they are today. Null for what is gone or has none. */
const SUBJECT_NAME = `CASE WHEN subject_id ~ '^[0-9]{1,9}$' THEN CASE subject
    WHEN 'product' THEN (SELECT concat(name, ' (', coalesce(sku, 'KP-' || id), ')') FROM product WHERE id = subject_id::int)
    WHEN 'category' THEN (SELECT name FROM category WHERE id = subject_id::int)
    WHEN 'supplier' THEN (SELECT name FROM supplier WHERE id = subject_id::int)
    WHEN 'order' THEN (SELECT order_number FROM orders WHERE id = subject_id::int)
    WHEN 'return' THEN (SELECT return_number FROM order_return WHERE id = subject_id::int)
    WHEN 'discount-code' THEN (SELECT code FROM discount_code WHERE id = subject_id::int)
    WHEN 'customer' THEN (SELECT concat_ws(' ', first_name, last_name) FROM app_user WHERE id = subject_id::int)
    WHEN 'staff' THEN (SELECT concat_ws(' ', first_name, last_name) FROM app_user WHERE id = subject_id::int)
    WHEN 'role' THEN (SELECT coalesce(name, preset) FROM staff_role WHERE id = subject_id::int)
  END END AS "subjectName"`;

const IS_BY_ACTOR = 'actor_id = ANY (?::int[])';
const isOfThing = (things: string) => `(subject, subject_id) IN (
  SELECT split_part(thing, ' ', 1), split_part(thing, ' ', 2) FROM ${things} AS thing)`;
/** Of a whole search, as JSON, for reading entries in their order. */
const IS_NAMED = `(actor_id IN (SELECT jsonb_array_elements_text(?::jsonb -> 'actors')::int)
  OR ${isOfThing(`jsonb_array_elements_text(?::jsonb -> 'things')`)})`;

/** The shape of the filter is in the name, so that each has a plan of its own. */
const CONDITIONS = {
  actorId: 'actor_id = ?',
  subject: 'subject = ?',
  subjectId: 'subject_id = ?',
  action: 'action = ?',
  from: 'created_at >= ?',
  to: 'created_at < ?',
  since: 'id >= ?',
  before: 'id < ?',
  actors: IS_BY_ACTOR,
  things: isOfThing('unnest(?::text[])'),
  named: IS_NAMED,
} as const;

/** How many entries a list walks in their order before it collects what matches by an index. */
const WALKED = 20_000;

const NEWEST = prepared(
  'audit.newest-entry',
  'SELECT id::int AS id FROM audit_entry ORDER BY audit_entry.id DESC LIMIT 1',
);

/** Walks the indexes from one value to the next: its time depends on how many there are, not on how many entries. */
const ACTORS = prepared(
  'audit.list-actors',
  `WITH RECURSIVE actor (id) AS (
     (SELECT actor_id FROM audit_entry ORDER BY actor_id LIMIT 1)
     UNION ALL
     SELECT (SELECT actor_id FROM audit_entry WHERE actor_id > actor.id ORDER BY actor_id LIMIT 1)
       FROM actor WHERE actor.id IS NOT NULL
   )
   SELECT id, ${personName('actor.id')} AS name,
          (SELECT actor_email FROM audit_entry WHERE actor_id = actor.id ORDER BY id DESC LIMIT 1) AS email
     FROM actor WHERE id IS NOT NULL ORDER BY name, email`,
);
const SUBJECTS = prepared(
  'audit.list-subjects',
  `WITH RECURSIVE kind (subject) AS (
     (SELECT subject FROM audit_entry ORDER BY subject LIMIT 1)
     UNION ALL
     SELECT (SELECT subject FROM audit_entry WHERE subject > kind.subject ORDER BY subject LIMIT 1)
       FROM kind WHERE kind.subject IS NOT NULL
   )
   SELECT subject FROM kind WHERE subject IS NOT NULL`,
);

/** Reads the audit log. */
@Injectable()
export class AuditEntries {
  constructor(
    private readonly sql: Sql,
    private readonly searches: AuditSearch,
  ) {}

  /** Newest first; of a search, what was done to what it finds, and what those did whom it finds. */
  async list(
    { search, ...filter }: AuditFilter,
    limit: number,
    before?: number,
  ): Promise<AuditEntryResponse[]> {
    if (search === undefined) return this.newest(filter, limit, before);
    const { things, actors } = await this.searches.find(search);
    const found = await Promise.all([
      things.length > 0 ? this.newest({ ...filter, things }, limit, before) : [],
      actors.length > 0 ? this.newest({ ...filter, actors }, limit, before) : [],
    ]);
    const byId = new Map(found.flat().map((entry) => [entry.id, entry]));
    return [...byId.values()].sort((one, other) => other.id - one.id).slice(0, limit);
  }

  /**
   * Newest first. What is rarely true together is not looked for in the whole log: behind the newest entries those that
   * match are collected by an index and sorted.
   * @param before id of the last entry of the page before
   */
  private async newest(filter: WalkedEntries, limit: number, before?: number): Promise<AuditEntryResponse[]> {
    if (!mayBeRare(filter)) return this.walk({ ...filter, before }, limit);
    const end = before ?? ((await this.sql.first<{ id: number }>(NEWEST))?.id ?? 0) + 1;
    const since = end - WALKED;
    const newest = await this.walk({ ...filter, since, before }, limit);
    if (newest.length === limit || since <= 1) return newest;
    return [...newest, ...(await this.walk({ ...filter, before: since }, limit - newest.length, true))];
  }

  /** Those who have an entry, and the kinds of what they changed. */
  async choices(): Promise<AuditChoicesResponse> {
    const [actors, subjects] = await Promise.all([
      this.sql.rows<AuditActorResponse>(ACTORS),
      this.sql.rows<{ subject: string }>(SUBJECTS),
    ]);
    return { actors, subjects: subjects.map(({ subject }) => subject) };
  }

  /** Read in batches while it is being downloaded. */
  table(filter: AuditFilter): ExportedTable {
    const columns = ['Time', 'By', 'Network', 'Action', 'Subject', 'Id', 'Before', 'After'];
    return {
      name: `audit-${businessDay(new Date())}`,
      columns,
      rows: this.rows(filter),
      count: () => this.count(filter),
    };
  }

  private walk(filter: WalkedEntries, limit: number, isCollected = false): Promise<AuditEntryResponse[]> {
    const { name, where, values } = matching(filter);
    // Not the column of the result with its name, which has no index.
    const order = isCollected ? '(audit_entry.id + 0)' : 'audit_entry.id';
    const statement = prepared(
      `audit.list-entries.${name}${isCollected ? '.collected' : ''}`,
      `SELECT ${COLUMNS}, ${SUBJECT_NAME} FROM audit_entry ${where} ORDER BY ${order} DESC LIMIT $${values.push(limit)}`,
    );
    return this.sql.rows<AuditEntryResponse>(statement, values);
  }

  private async count(filter: AuditFilter): Promise<number> {
    const { name, where, values } = matching(await this.resolved(filter));
    const text = `SELECT count(*)::int AS total FROM audit_entry ${where}`;
    const statement = prepared(`audit.count-entries.${name}`, text);
    return (await this.sql.first<{ total: number }>(statement, values))!.total;
  }

  private async resolved({ search, ...filter }: AuditFilter): Promise<WalkedEntries> {
    return search === undefined ? filter : { ...filter, named: await this.searches.find(search) };
  }

  private async *rows(asked: AuditFilter) {
    const filter = await this.resolved(asked);
    for (let before: number | undefined, size = EXPORT_BATCH; size === EXPORT_BATCH;) {
      const entries = await this.walk({ ...filter, before }, EXPORT_BATCH);
      for (const { createdAt, actorEmail, network, action, subject, subjectId, ...states } of entries) {
        const [old, current] = [states.before, states.after].map((state) => state && JSON.stringify(state));
        yield [createdAt.toISOString(), actorEmail, network, action, subject, subjectId, old, current];
      }
      [size, before] = [entries.length, entries.at(-1)?.id];
    }
  }
}

interface WalkedEntries extends Omit<AuditFilter, 'search'>, Partial<Named> {
  since?: number | undefined;
  before?: number | undefined;
  named?: Named;
}

/** By each of these alone entries have an index in their order. */
function mayBeRare({ actorId, subject, subjectId, action, things, actors }: WalkedEntries): boolean {
  const given = [actorId, subject, subjectId, action].filter((value) => value !== undefined);
  return given.length > 1 || [subjectId, things, actors].some((value) => value !== undefined);
}

function matching(filter: WalkedEntries) {
  const values: unknown[] = [];
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const parts = given.map(([name, value]) =>
    CONDITIONS[name as keyof typeof CONDITIONS].replaceAll('?', `$${values.push(value)}`),
  );
  return {
    name: given.map(([name]) => name).join('.') || 'all',
    where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '',
    values,
  };
}
