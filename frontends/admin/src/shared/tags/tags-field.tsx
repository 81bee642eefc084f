import type { TagSubject } from '@kp/commerce/tag-rules';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { TagsEditor } from './tags-editor';

interface TagsFieldProps {
  readonly subject: TagSubject;
  readonly id: number;
}

/** Tags under their title, where no card has one. */
export function TagsField(props: TagsFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Flex vertical gap="small">
      <strong aria-hidden="true">{t('tags.title')}</strong>
      <TagsEditor {...props} />
    </Flex>
  );
}
