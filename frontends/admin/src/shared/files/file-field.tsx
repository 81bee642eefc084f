import { useId, useState } from 'react';
import styles from './files.module.css';

interface FileFieldProps {
  readonly label: string;
  /** As of the input. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (file: File | undefined) => void;
}

/** The input covers its frame, so that files can be dropped there and the browser does the rest. */
export function FileField({ label, accept, file, hint, problem, isDisabled, onChoose }: FileFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className={styles.drop} data-over={isOver} data-invalid={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-file ${id}-hint ${id}-problem`}
        aria-invalid={problem !== undefined}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          onChoose(chosen);
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <p id={`${id}-file`} className={styles.fileName}>
        <bdi>{file?.name}</bdi>
      </p>
      <p id={`${id}-hint`}>{hint}</p>
      <p id={`${id}-problem`} role="alert" className={styles.error}>
        {problem}
      </p>
    </div>
  );
}
