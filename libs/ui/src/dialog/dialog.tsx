import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import { UnbrokenNumbers } from '../text/text';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Keeps the content mounted after closing, so that what was typed is still there. */
  readonly keepsMounted?: boolean;
  /** The children render their own `DialogBody`. */
  readonly hasOwnBody?: boolean;
}

export function Dialog(props: DialogProps) {
  return <Modal {...props} className={styles.dialog} />;
}

export interface DrawerProps extends DialogProps {
  readonly side?: 'start' | 'end';
}

export function Drawer({ side = 'start', ...props }: DrawerProps) {
  return <Modal {...props} className={classNames(styles.drawer, styles[side])} />;
}

function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  keepsMounted,
  hasOwnBody,
  className,
}: DialogProps & { className?: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return undefined;
    if (!dialog.open) dialog.showModal();
    openDialogs.add(dialog);
    return () => {
      openDialogs.remove(dialog);
      dialog.close();
    };
  }, [isOpen]);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={className}
      onClose={onClose}
      onClick={onBackdrop}
    >
      {(isOpen || (keepsMounted && wasOpened)) && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {typeof title === 'string' ? <UnbrokenNumbers>{title}</UnbrokenNumbers> : title}
            </h2>
            <IconButton icon="close" label={t('actions.close')} onClick={onClose} />
          </div>
          {hasOwnBody ? children : <DialogBody footer={footer}>{children}</DialogBody>}
        </div>
      )}
    </dialog>
  );
}

export interface DialogBodyProps {
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function DialogBody({ children, footer }: DialogBodyProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}

type Listener = () => void;

class OpenDialogs {
  private dialogs: readonly HTMLDialogElement[] = [];
  private readonly listeners = new Set<Listener>();

  add(dialog: HTMLDialogElement): void {
    this.change([...this.dialogs, dialog]);
  }

  remove(dialog: HTMLDialogElement): void {
    this.change(this.dialogs.filter((other) => other !== dialog));
  }

  readonly top = (): HTMLDialogElement | null => this.dialogs.at(-1) ?? null;

  readonly subscribe = (listener: Listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(dialogs: readonly HTMLDialogElement[]): void {
    this.dialogs = dialogs;
    for (const listener of this.listeners) listener();
  }
}

const openDialogs = new OpenDialogs();

export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => null);
}
