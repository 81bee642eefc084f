import { TAG_LIMITS, type TagSubject } from '@kp/commerce/tag-rules';
import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeTags, useTagsOf, useTagSuggestions } from './use-tags';

interface TagsEditorProps {
  readonly subject: TagSubject;
  readonly id: number;
}

/** Tags of one order, product or customer, saved as they are given and taken. */
export function TagsEditor({ subject, id }: TagsEditorProps) {
  const { t } = useTranslation('admin');
  const { tagsOf } = useTagsOf(subject, [id]);
  const suggestions = useTagSuggestions(subject);
  const { change, isBusy } = useChangeTags(subject);
  const [pending, setPending] = useState<readonly string[]>();
  const stored = tagsOf(id);
  const save = async (chosen: readonly string[]) => {
    const next = chosen.map((name) => name.trim()).filter(Boolean);
    setPending(next);
    suggestions.onSearch('');
    await change({
      ids: [id],
      add: next.filter((name) => !stored.includes(name)),
      remove: stored.filter((name) => !next.includes(name)),
    });
    setPending(undefined);
  };
  return (
    <Select<string[]>
      mode="tags"
      aria-label={t('tags.title')}
      placeholder={t('tags.add')}
      value={[...(pending ?? stored)]}
      {...suggestions}
      onChange={(chosen) => void save(chosen)}
      loading={isBusy}
      tokenSeparators={[',']}
      maxCount={TAG_LIMITS.perSubject}
    />
  );
}
