import { classNames, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { AdminTab } from '../shared/admin-path';
import {
  allowed,
  INBOX,
  isCurrent,
  NAVIGATION,
  type NavigationGroup,
  type NavigationItem,
  pathOf,
  SETTINGS,
} from './navigation';
import { type OpenTasks, useOpenTasks } from '../shared/open-tasks-api';
import styles from './side-navigation.module.css';

interface SideNavigationProps {
  readonly tabs: readonly AdminTab[];
  readonly active: AdminTab;
  /** Icons alone, named for screen readers and when they are pointed at. */
  readonly isFolded?: boolean;
  readonly onFollow?: () => void;
}

export function SideNavigation({ tabs, active, isFolded = false, onFollow }: SideNavigationProps) {
  const { t } = useTranslation('admin');
  const waiting = useOpenTasks();
  const shared = { tabs, active, isFolded, waiting };
  return (
    <nav
      aria-label={t('frame.navigation')}
      className={classNames(styles.navigation, isFolded && styles.folded)}
      onClick={onFollow}
    >
      <ul>
        {NAVIGATION.map((group) => (
          <Group key={group.name} group={group} {...shared} />
        ))}
      </ul>
      <ul className={styles.apart}>
        <Group group={INBOX} {...shared} />
      </ul>
      <ul className={styles.last}>
        <Group group={SETTINGS} {...shared} hidesItems />
      </ul>
    </nav>
  );
}

interface GroupProps extends Required<Pick<SideNavigationProps, 'tabs' | 'active' | 'isFolded'>> {
  readonly group: NavigationGroup;
  readonly waiting: OpenTasks;
  /** They are shown beside the screen instead. */
  readonly hidesItems?: boolean;
}

function Group({ group, tabs, active, isFolded, waiting, hidesItems = false }: GroupProps) {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const shown = allowed(group, tabs);
  if (!shown) return null;
  const { item, items, Icon, name } = shown;
  const own = item ? [item] : [];
  const isOpen = [...own, ...items].some((each) => isCurrent(each, active, parameters));
  const isOwn = item ? isCurrent(item, active, parameters) : isOpen && hidesItems;
  const label = item ? labelOf(item, t) : t(name === 'marketing' ? 'frame.marketing' : `tabs.${name}`);
  const listed = items.filter(({ isAlwaysShown }) => !hidesItems && (isOpen || isAlwaysShown));
  const counted = item?.waiting ?? (hidesItems ? items.flatMap((each) => each.waiting ?? []) : []);
  return (
    <li>
      <Link
        to={pathOf(item ?? items[0]!)}
        title={isFolded ? label : undefined}
        aria-current={isOwn ? 'page' : undefined}
        className={classNames(styles.item, isOpen && styles.open)}
      >
        <span aria-hidden className={styles.icon}>
          <Icon />
        </span>
        <span className={styles.label}>{label}</span>
        <Count number={sum(waiting, counted)} isLoud />
      </Link>
      {listed.length > 0 && (
        <ul className={styles.items}>
          {listed.map((each) => (
            <li key={each.list ?? each.tab}>
              <Link
                to={pathOf(each)}
                aria-current={isCurrent(each, active, parameters) ? 'page' : undefined}
                className={styles.item}
              >
                <span className={styles.label}>{labelOf(each, t)}</span>
                <Count number={sum(waiting, each.waiting ?? [])} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sum = (waiting: OpenTasks, counted: readonly (keyof OpenTasks)[]) =>
  counted.reduce((total, key) => total + (waiting[key] ?? 0), 0);

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];
const labelOf = ({ tab, list }: NavigationItem, t: Translate) =>
  list ? t('frame.quotes') : t(`tabs.${tab}`);

function Count({ number: count, isLoud = false }: { readonly number: number; readonly isLoud?: boolean }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <span className={classNames(styles.count, isLoud && styles.loud)}>
      {number(count)}
      <VisuallyHidden> {t('frame.waiting')}</VisuallyHidden>
    </span>
  );
}
