import type { TagSubject } from '@kp/commerce/tag-rules';

/** For the lists of other modules: what has the tag, in any case of its letters. */
export const hasTagSql = (subject: TagSubject, id: string, name: string): string =>
  `${id} IN (SELECT subject_id FROM tag WHERE subject = '${subject}' AND lower(name) = lower(${name}))`;

/** For the exports of other modules: all tags in one text. */
export const tagsTextSql = (subject: TagSubject, id: string): string =>
  `(SELECT string_agg(name, ', ' ORDER BY lower(name)) FROM tag WHERE subject = '${subject}' AND subject_id = ${id})`;
