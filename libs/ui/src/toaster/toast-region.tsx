import * as Toast from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, IconButton } from '../button/button';
import { classNames } from '../class-names';
import styles from './toast-region.module.css';
import { TOAST_DURATION_MS, type ToasterProps } from './toast-message';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

export default function ToastRegion({ toast, onDismiss }: ToasterProps) {
  const { t } = useTranslation();
  return (
    <Toast.Provider
      label={t('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && onDismiss(toast.id)}
          className={classNames(styles.toast, toast.variant === 'destructive' && styles.destructive)}
        >
          <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
          )}
          <span className={styles.actions}>
            {toast.action && (
              <Toast.Action altText={toast.action.label} asChild>
                {'to' in toast.action ? (
                  <ButtonLink size="small" to={toast.action.to}>
                    {toast.action.label}
                  </ButtonLink>
                ) : (
                  <Button size="small" onClick={toast.action.onSelect}>
                    {toast.action.label}
                  </Button>
                )}
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <IconButton size="small" icon="close" label={t('toast.dismiss')} />
            </Toast.Close>
          </span>
        </Toast.Root>
      )}
      <Toast.Viewport
        data-print="hidden"
        hotkey={[HOTKEY]}
        label={t('toast.region', { hotkey: HOTKEY })}
        className={styles.viewport}
      />
    </Toast.Provider>
  );
}
