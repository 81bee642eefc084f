import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../button/button';
import { ErrorSummary, type FormError } from '../field/error-summary';
import { Icon } from '../icon/icon';
import { DialogBody } from './dialog';
import styles from './dialog-form.module.css';

export interface DialogFormProps {
  readonly intro: ReactNode;
  readonly children: ReactNode;
  readonly errors: readonly FormError[];
  readonly failure: readonly string[];
  readonly isSending: boolean;
  readonly sendLabel: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function DialogForm(props: DialogFormProps) {
  const { intro, children, errors, failure, isSending, sendLabel, cancelLabel, onCancel, onSubmit } = props;
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <DialogBody
        footer={
          <>
            <div role="alert" className={styles.failures}>
              {failure.length > 0 && (
                <div className={styles.failure}>
                  <Icon name="warning" />
                  <p>{failure.join(' ')}</p>
                </div>
              )}
            </div>
            <Button onClick={onCancel}>{cancelLabel}</Button>
            <Button type="submit" variant="primary" isBusy={isSending}>
              {sendLabel}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <p className={styles.intro}>{intro}</p>
          <ErrorSummary errors={errors} />
          {children}
        </div>
      </DialogBody>
    </form>
  );
}
