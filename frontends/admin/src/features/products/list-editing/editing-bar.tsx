import { useFormats } from '@kp/ui';
import { Button, Flex, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard';
import type { ListEditing } from './use-product-edits';
import styles from './list-editing.module.css';

/** Above the list, where it covers no row. */
export function EditingBar({ editing }: { readonly editing: ListEditing }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { attributes, changed: count, isOn, isSaving, hasProblems } = editing;
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
      <Select
        aria-label={t('listEditing.attribute')}
        className={styles.attribute}
        allowClear
        showSearch
        placeholder={t('listEditing.attribute')}
        disabled={attributes.texts.size > 0}
        value={attributes.attribute?.id}
        options={attributes.defined.map(({ id, name, unit }) => ({
          value: id,
          label: unit ? `${name} (${unit})` : name,
        }))}
        onChange={attributes.choose}
        popupMatchSelectWidth={false}
      />
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
