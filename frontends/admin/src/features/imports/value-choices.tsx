import type { ImportCauseResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Button, Flex, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useKnownValues } from './known-values';
import { type ResolvableField, CREATED_FIELDS, type ImportSettingsChoice } from './use-import-settings';
import styles from './imports.module.css';

const UNDECIDED = '';
const USE = 'use:';

interface ValueChoicesProps {
  readonly cause: ImportCauseResponse & { readonly field: ResolvableField };
  readonly choice: ImportSettingsChoice;
}

/** Each value that the shop does not know, and what it becomes in all rows that have it. */
export function ValueChoices({ cause: { field, fileValues }, choice }: ValueChoicesProps) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const known = useKnownValues(field);
  const canCreate = CREATED_FIELDS.includes(field);
  const decide = (value: string, decision: string) => {
    if (decision === UNDECIDED) return choice.forget(field, value);
    const isUsed = decision.startsWith(USE);
    const action = isUsed ? 'use' : (decision as 'create' | 'empty');
    const target = isUsed ? decision.slice(USE.length) : null;
    choice.choose([{ field, value, action, target }]);
  };
  const createAll = () =>
    choice.choose(fileValues.map(({ value }) => ({ field, value, action: 'create' as const, target: null })));
  return (
    <Flex vertical gap="small">
      {canCreate && fileValues.length > 1 && (
        <div>
          <Button onClick={createAll}>{t('causes.createAll')}</Button>
        </div>
      )}
      <ul className={styles.values}>
        {fileValues.map(({ value, rows }) => (
          <li key={value}>
            <span>
              <bdi>{value}</bdi> ({number(rows)})
            </span>
            <Select<string>
              aria-label={t('causes.actionOf', { value })}
              className={styles.field}
              showSearch
              value={decisionOf(value, field, choice)}
              options={[
                { value: UNDECIDED, label: t('causes.decide') },
                ...(canCreate ? [{ value: 'create', label: t('causes.create', { value }) }] : []),
                { value: 'empty', label: t('causes.leaveEmpty') },
                ...known.map((each) => ({ value: USE + each.value, label: each.label })),
              ]}
              onChange={(decision) => decide(value, decision)}
              popupMatchSelectWidth={false}
            />
          </li>
        ))}
      </ul>
    </Flex>
  );
}

function decisionOf(value: string, field: string, { settings }: ImportSettingsChoice): string {
  const found = settings.choices.find(
    (each) => each.field === field && each.value.toLowerCase() === value.toLowerCase(),
  );
  if (!found) return UNDECIDED;
  return found.action === 'use' ? USE + (found.target ?? '') : found.action;
}
