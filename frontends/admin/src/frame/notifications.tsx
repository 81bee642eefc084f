import { classNames, useFormats } from '@kp/ui';
import { BellIcon, Button, Dropdown } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OPEN_TASKS } from '../shared/open-tasks';
import { useOpenTasks } from '../shared/open-tasks-api';
import { useLeaving } from '../shared/unsaved-changes';
import styles from './top-bar.module.css';

/** What came in or went wrong and still waits, from every screen one click away. */
export function Notifications() {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const navigate = useNavigate();
  const { leave } = useLeaving();
  const waiting = useOpenTasks();
  const news = OPEN_TASKS.filter(({ key, isNews }) => isNews && waiting[key]);
  const items = news.map(({ key, path, isAlarming }) => ({
    key,
    label: (
      <span className={classNames(styles.entry, isAlarming && styles.alarming)}>
        {t(`dashboard.tasks.${key}`)} <strong>{number(waiting[key] ?? 0)}</strong>
      </span>
    ),
    onClick: () => leave(() => void navigate(path)),
  }));
  const nothing = { key: 'nothing', label: t('frame.nothingNew'), disabled: true };
  const name = t('frame.notifications');
  return (
    <Dropdown trigger={['click']} menu={{ items: items.length > 0 ? items : [nothing] }}>
      <Button
        type="text"
        aria-label={news.length > 0 ? `${name}: ${number(news.length)}` : name}
        aria-haspopup="menu"
        className={classNames(styles.bell, news.length > 0 && styles.news)}
      >
        <span aria-hidden>
          <BellIcon />
        </span>
      </Button>
    </Dropdown>
  );
}
