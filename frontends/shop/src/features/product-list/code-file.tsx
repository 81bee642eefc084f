import { codesOfCsv, MAX_CODES, readPastedCodes } from '@kp/commerce';
import { useId, useRef, useState } from 'react';
import { Button, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './code-list-page.module.css';
import { listUrl } from './product-list-url';

const MAX_BYTES = 100 * 1024;

const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });

/** Opens the list of the codes of a file; the file is read here and never sent. */
export function CodeFile() {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const navigate = useNavigate();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'codes.uploadEmpty' | 'codes.uploadTooLarge' | null>(null);
  const read = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem('codes.uploadTooLarge');
    const search = codesOfCsv(await textOf(file));
    if (readPastedCodes(search).codes.length === 0) return setProblem('codes.uploadEmpty');
    setProblem(null);
    return navigate(listUrl({ search }));
  };
  return (
    <div className={styles.file}>
      <Button onClick={() => input.current?.click()} aria-describedby={hintId}>
        {t('codes.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('codes.upload')}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <p id={hintId}>{t('codes.uploadHint', { max: number(MAX_CODES) })}</p>
      <p role="alert">{problem && t(problem)}</p>
    </div>
  );
}
