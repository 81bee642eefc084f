import { Button } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VIEWS, type ProductView } from './use-product-view';
import styles from './view-toggle.module.css';

export interface ViewToggleProps {
  readonly view: ProductView;
  readonly onView: (view: ProductView) => void;
}

/** Grid or list. */
export function ViewToggle({ view, onView }: ViewToggleProps) {
  const { t } = useTranslation('shop');
  const labelId = useId();
  const names = { grid: t('list.viewGrid'), list: t('list.viewList') };
  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {t('list.view')}
      </span>
      <div className={styles.choices}>
        {VIEWS.map((each) => (
          <Button
            key={each}
            icon={each}
            aria-pressed={each === view}
            data-view={each}
            className={styles.choice}
            onClick={() => onView(each)}
          >
            {names[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}
