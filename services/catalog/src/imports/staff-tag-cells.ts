import { cleanSingleLine, type RuleProblem } from '@kp/commerce';
import { TAG_LIMITS } from '@kp/commerce/tag-rules';

/** The tags that the staff gives, apart from the search keywords, which files from elsewhere call tags. */
export const STAFF_TAGS = 'staffTags';

/** As an export writes them, separated by commas; the same in another order or other letters is no change. */
export function readStaffTagsCell(text: string, before: string): { value: string } | RuleProblem {
  const given = new Map(tagsOf(text).map((tag) => [tag.toLowerCase(), tag]));
  const tooLong = [...given.values()].some((tag) => tag.length > TAG_LIMITS.nameMax);
  if (tooLong) return { messageKey: 'validation.tooLong', values: { max: TAG_LIMITS.nameMax } };
  if (given.size > TAG_LIMITS.perSubject)
    return { messageKey: 'validation.importTagsTooMany', values: { max: TAG_LIMITS.perSubject } };
  const stored = new Map(tagsOf(before).map((tag) => [tag.toLowerCase(), tag]));
  const isSame = stored.size === given.size && [...given.keys()].every((tag) => stored.has(tag));
  const value = [...given].map(([folded, tag]) => stored.get(folded) ?? tag).join(', ');
  return { value: isSame ? before : value };
}

const tagsOf = (text: string): string[] =>
  text.split(',').flatMap((part) => {
    const tag = cleanSingleLine(part);
    return tag === '' ? [] : [tag];
  });
