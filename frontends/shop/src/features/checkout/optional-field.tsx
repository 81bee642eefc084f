import { Button } from '@kp/ui';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './optional-field.module.css';

export interface OptionalFieldProps {
  /** There is something in it, so it is shown. */
  readonly isFilled: boolean;
  readonly openLabel: string;
  readonly className?: string;
  /** One labelled control. */
  readonly children: ReactNode;
}

/** A field that few need: a button until it is asked for. */
export function OptionalField({ isFilled, openLabel, className, children }: OptionalFieldProps) {
  const [isOpen, setOpen] = useState(isFilled);
  const box = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div ref={box} className={className}>
      {isOpen || isFilled ? (
        children
      ) : (
        <Button variant="quiet" size="small" icon="plus" className={styles.open} onClick={open}>
          {openLabel}
        </Button>
      )}
    </div>
  );
}
