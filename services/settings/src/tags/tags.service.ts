import { Injectable } from '@nestjs/common';
import { TAG_LIMITS, TAG_RIGHTS, type TagSubject } from '@kp/commerce/tag-rules';
import { AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { SettingsError } from '../settings.errors';

const LIST = prepared(
  'settings.list-tags',
  `SELECT subject_id AS id, array_agg(name ORDER BY lower(name)) AS tags FROM tag
    WHERE subject = $1 AND subject_id = ANY ($2::int[]) GROUP BY subject_id ORDER BY subject_id`,
);

/** Walks the index from one name to the next: its time depends on how many names there are, not on how often they are given. */
const SUGGEST = prepared(
  'settings.suggest-tags',
  `WITH RECURSIVE found (folded, name) AS (
     (SELECT lower(name), name FROM tag WHERE subject = $1 ORDER BY lower(name) LIMIT 1)
     UNION ALL
     SELECT next.folded, next.name FROM found, LATERAL (
       SELECT lower(name) AS folded, name FROM tag
        WHERE subject = $1 AND lower(name) > found.folded ORDER BY lower(name) LIMIT 1) next
   )
   SELECT name FROM found WHERE folded LIKE '%' || lower($2) || '%' LIMIT ${TAG_LIMITS.suggestions}`,
);

/** A tag is written as where it was given first. */
const ADD = prepared(
  'settings.add-tags',
  `INSERT INTO tag (subject, subject_id, name)
   SELECT $1, id, coalesce(
            (SELECT t.name FROM tag t WHERE t.subject = $1 AND lower(t.name) = lower(given.name) LIMIT 1), given.name)
     FROM unnest($2::int[]) AS id, unnest($3::text[]) AS given (name)
   ON CONFLICT DO NOTHING RETURNING subject_id AS id, name`,
);

const REMOVE = prepared(
  'settings.remove-tags',
  `DELETE FROM tag WHERE subject = $1 AND subject_id = ANY ($2::int[])
      AND lower(name) = ANY (SELECT lower(name) FROM unnest($3::text[]) AS name)
   RETURNING subject_id AS id, name`,
);

const FULLEST = prepared(
  'settings.fullest-tagged',
  `SELECT count(*)::int AS tags FROM tag WHERE subject = $1 AND subject_id = ANY ($2::int[])
    GROUP BY subject_id ORDER BY 1 DESC LIMIT 1`,
);

const TAGS_OF_CUSTOMER = prepared(
  'settings.tags-of-customer',
  `SELECT name FROM tag WHERE subject = 'customer' AND subject_id = $1 ORDER BY lower(name)`,
);

const FORGET_CUSTOMER = prepared(
  'settings.forget-tags-of-customer',
  `DELETE FROM tag WHERE subject = 'customer' AND subject_id = $1`,
);

export interface Tagged {
  id: number;
  tags: string[];
}

export interface TagChange {
  subject: TagSubject;
  ids: number[];
  add: string[];
  remove: string[];
}

/** Of one statement, where many are changed. */
const BATCH_SIZE = 5000;

interface TagOf {
  id: number;
  name: string;
}

/** Words that the staff gives to orders, products and customers, to find them again. */
@Injectable()
export class Tags extends PersonalDataSource {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  /** Without those that have none. */
  list(subject: TagSubject, ids: number[], principal: Principal): Promise<Tagged[]> {
    assertMay(subject, principal);
    return this.sql.rows<Tagged>(LIST, [subject, ids]);
  }

  /** For exports: all tags of each in one text. */
  async textsOf(subject: TagSubject, ids: number[]): Promise<Map<number, string>> {
    const tagged = await this.sql.rows<Tagged>(LIST, [subject, ids]);
    return new Map(tagged.map(({ id, tags }) => [id, tags.join(', ')]));
  }

  /** Names in use that contain the text, in the order of the alphabet. */
  async suggest(subject: TagSubject, text: string, principal: Principal): Promise<string[]> {
    assertMay(subject, principal);
    const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
    return (await this.sql.rows<{ name: string }>(SUGGEST, [subject, escaped])).map(({ name }) => name);
  }

  /** Twice is once: what is there already, or gone, stays so. */
  async change(change: TagChange, principal: Principal): Promise<Tagged[]> {
    await this.changeMany(change, principal);
    return this.list(change.subject, change.ids, principal);
  }

  /** All of them or none. @returns how many have other tags than before */
  async changeMany({ ids, ...change }: TagChange, principal: Principal): Promise<number> {
    assertMay(change.subject, principal);
    if (ids.length > TAG_LIMITS.matching) throw new SettingsError('SETTINGS.TOO_MANY_TO_TAG');
    return this.transactions.run(async () => {
      let changed = 0;
      for (let at = 0; at < ids.length; at += BATCH_SIZE)
        changed += await this.changeBatch({ ...change, ids: ids.slice(at, at + BATCH_SIZE) }, principal);
      return changed;
    });
  }

  private async changeBatch({ subject, ids, add, remove }: TagChange, principal: Principal): Promise<number> {
    const removed = await this.sql.rows<TagOf>(REMOVE, [subject, ids, remove]);
    const added = await this.sql.rows<TagOf>(ADD, [subject, ids, add]);
    const fullest = await this.sql.first<{ tags: number }>(FULLEST, [subject, ids]);
    if (fullest && fullest.tags > TAG_LIMITS.perSubject) throw new SettingsError('SETTINGS.TOO_MANY_TAGS');
    const changes = changesOf(subject, removed, added);
    await this.audit.recordAll(principal, changes);
    return changes.length;
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const tags = await this.sql.rows<{ name: string }>(TAGS_OF_CUSTOMER, [userId]);
    if (tags.length > 0) yield { name: 'tags.json', json: tags.map(({ name }) => name) };
  }

  async erase(userId: number): Promise<void> {
    await this.sql.run(FORGET_CUSTOMER, [userId]);
  }
}

function assertMay(subject: TagSubject, { rights }: Principal): void {
  if (!rights.includes(TAG_RIGHTS[subject])) throw new SettingsError('SETTINGS.LIST_FORBIDDEN');
}

function changesOf(subject: TagSubject, removed: TagOf[], added: TagOf[]) {
  const [before, after] = [namesOf(removed), namesOf(added)];
  return [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
    action: `${subject}.tagged`,
    subject,
    subjectId: id,
    before: { tags: before.get(id) ?? [] },
    after: { tags: after.get(id) ?? [] },
  }));
}

function namesOf(tags: TagOf[]): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { id, name } of tags) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}
