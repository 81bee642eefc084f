import { classNames, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OPEN_TASKS } from '../../shared/open-tasks';
import type { OpenTasks } from '../../shared/open-tasks-api';
import styles from './open-task-list.module.css';

/** What waits for somebody, each with its number and the list that it counts. */
export function OpenTaskList({ waiting }: { readonly waiting: OpenTasks }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const shown = OPEN_TASKS.filter(
    ({ key, isSilent }) => waiting[key] !== undefined && (waiting[key] > 0 || !isSilent),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="open-tasks">
      <h2 id="open-tasks" className={styles.title}>
        {t('dashboard.tasks.title')}
      </h2>
      <ul className={styles.tasks}>
        {shown.map(({ key, path, isAlarming }) => (
          <li key={key}>
            <Link
              to={path}
              className={classNames(
                styles.task,
                waiting[key] === 0 && styles.none,
                isAlarming && styles.alarming,
              )}
            >
              <span>{t(`dashboard.tasks.${key}`)}</span> <strong>{number(waiting[key] ?? 0)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
