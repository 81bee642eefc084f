import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard';
import type { ListEditing } from './use-product-edits';
import styles from './list-editing.module.css';

/** Above the list, where it covers no row. */
export function EditingBar({ editing }: { readonly editing: ListEditing }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { edits, isOn, isSaving, hasProblems } = editing;
  const count = edits.size;
  useUnsavedGuard(count > 0, t('listEditing.leave'), editing.discard);
  if (!isOn) return null;
  return (
    <Flex
      wrap
      align="center"
      gap="small"
      role="group"
      aria-label={t('listEditing.title')}
      className={styles.bar}
    >
      <p role="status" className={styles.count}>
        {count > 0 ? t('listEditing.changed', { count, number: number(count) }) : t('listEditing.hint')}
      </p>
      <Button
        type="primary"
        disabled={count === 0 || hasProblems}
        loading={isSaving}
        onClick={() => void editing.save()}
      >
        {t('listEditing.save')}
      </Button>
      {count > 0 ? (
        <Button disabled={isSaving} onClick={editing.discard}>
          {t('listEditing.discard')}
        </Button>
      ) : (
        <Button onClick={editing.stop}>{t('listEditing.stop')}</Button>
      )}
    </Flex>
  );
}
