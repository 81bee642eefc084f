import type { TagSubject } from '@kp/commerce/tag-rules';
import { Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FilterField } from '../list/list-filters';
import { useTagSuggestions } from './use-tags';

interface TagFilterProps {
  readonly subject: TagSubject;
  readonly value: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}

export function TagFilter({ subject, value, onChange }: TagFilterProps) {
  const { t } = useTranslation('admin');
  const suggestions = useTagSuggestions(subject);
  return (
    <FilterField label={t('tags.filter')}>
      <Select<string>
        showSearch
        allowClear
        aria-label={t('tags.filter')}
        placeholder={t('tags.any')}
        value={value}
        {...suggestions}
        filterOption={false}
        onChange={(name) => onChange(name || undefined)}
      />
    </FilterField>
  );
}
