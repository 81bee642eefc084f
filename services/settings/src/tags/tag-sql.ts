import type { TagSubject } from '@kp/commerce/tag-rules';
import { prepared } from '@kp/platform/database';

/** For the lists of other modules: what has the tag, in any case of its letters. */
export const hasTagSql = (subject: TagSubject, id: string, name: string): string =>
  `${id} IN (${taggedSql(subject, name)})`;

/** The ids of what has the tag. */
export const taggedSql = (subject: TagSubject, name: string): string =>
  `SELECT subject_id FROM tag WHERE subject = '${subject}' AND lower(name) = lower(${name})`;

/** For the exports of other modules: all tags in one text. */
export const tagsTextSql = (subject: TagSubject, id: string): string =>
  `(SELECT string_agg(name, ', ' ORDER BY lower(name)) FROM tag WHERE subject = '${subject}' AND subject_id = ${id})`;

/** For the imports of other modules: ids and their tags as `tagsTextSql` writes them; a tag is written as where it was given first. */
export const REPLACE_TAGS = prepared(
  'settings.replace-tags',
  `WITH given AS (
     SELECT each.id, name FROM unnest($2::int[], $3::text[]) AS each (id, tags), regexp_split_to_table(tags, ', ') AS name
      WHERE tags <> ''
   ), gone AS (
     DELETE FROM tag WHERE subject = $1 AND subject_id = ANY ($2::int[])
        AND (subject_id, lower(name)) NOT IN (SELECT id, lower(name) FROM given)
   )
   INSERT INTO tag (subject, subject_id, name)
   SELECT $1, id, coalesce(
            (SELECT t.name FROM tag t WHERE t.subject = $1 AND lower(t.name) = lower(given.name) LIMIT 1),
                   first_value(given.name) OVER (PARTITION BY lower(given.name) ORDER BY given.id))
     FROM given
   ON CONFLICT DO NOTHING`,
);
