import { Alert, Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './editing.module.css';

export interface ConflictTexts<Values> {
  readonly title: string;
  readonly labelOf: (field: keyof Values & string) => string;
  /** The value itself unless given. */
  readonly shownValue?: (field: keyof Values & string, values: Values) => string | undefined;
}

interface ConflictPanelProps<Values> {
  /** Changed by both, still to be decided. */
  readonly conflicts: readonly (keyof Values & string)[];
  readonly mine: Values;
  readonly theirs: Values;
  readonly texts: ConflictTexts<Values>;
  readonly onDecide: (field: keyof Values & string, takesTheirs: boolean) => void;
}

export function ConflictPanel<Values>({
  conflicts,
  mine,
  theirs,
  texts,
  onDecide,
}: ConflictPanelProps<Values>) {
  const { t } = useTranslation('adminCatalog');
  const isDecided = conflicts.length === 0;
  const textOf = (field: keyof Values & string, values: Values) => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'products.conflict.yes' : 'products.conflict.no');
    return texts.shownValue?.(field, values) ?? (String(value ?? '') || t('products.conflict.nothing'));
  };
  return (
    <Alert
      type={isDecided ? 'info' : 'warning'}
      showIcon
      role="alert"
      title={texts.title}
      description={
        <>
          <p>{t(isDecided ? 'products.conflict.decided' : 'products.conflict.text')}</p>
          <ul className={styles.conflicts}>
            {conflicts.map((field) => (
              <li key={field}>
                <strong>{texts.labelOf(field)}</strong>
                <dl>
                  <dt>{t('products.conflict.mine')}</dt>
                  <dd>{textOf(field, mine)}</dd>
                  <dt>{t('products.conflict.theirs')}</dt>
                  <dd>{textOf(field, theirs)}</dd>
                </dl>
                <Flex wrap gap="small" role="group" aria-label={texts.labelOf(field)}>
                  <Button size="small" onClick={() => onDecide(field, false)}>
                    {t('products.conflict.keepMine')}
                  </Button>
                  <Button size="small" onClick={() => onDecide(field, true)}>
                    {t('products.conflict.takeTheirs')}
                  </Button>
                </Flex>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
