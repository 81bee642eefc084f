import type { TagSubject } from '@kp/commerce/tag-rules';
import { Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../list/data-table';
import { useTagsOf } from './use-tags';

/** Hidden until it is chosen; only then are tags read. */
export function useTagColumn<Row extends { readonly id: number }>(
  subject: TagSubject,
  rows: readonly Row[],
): DataColumn<Row> {
  const { t } = useTranslation('admin');
  const ids = rows.map(({ id }) => id);
  return {
    key: 'tags',
    title: t('tags.title'),
    isOptional: true,
    render: ({ id }) => <TagsCell subject={subject} id={id} ids={ids} />,
  };
}

interface TagsCellProps {
  readonly subject: TagSubject;
  readonly id: number;
  readonly ids: readonly number[];
}

function TagsCell({ subject, id, ids }: TagsCellProps) {
  const { tagsOf } = useTagsOf(subject, ids);
  const tags = tagsOf(id);
  if (tags.length === 0) return null;
  return (
    <Flex wrap gap={4}>
      {tags.map((name) => (
        <Tag key={name}>
          <bdi>{name}</bdi>
        </Tag>
      ))}
    </Flex>
  );
}
