import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './files.module.css';

interface UploadProgressProps {
  /** From 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
}

export function UploadProgress({ part, onStop }: UploadProgressProps) {
  const { t } = useTranslation('adminImports');
  const { percent } = useFormats();
  return (
    <Flex vertical gap="small">
      <progress className={styles.progress} aria-label={t('file.uploading')} value={part} max={1} />
      <p role="status">
        {part < 1 ? t('file.sent', { percent: percent(Math.floor(part * 100) / 100) }) : t('file.reading')}
      </p>
      <div>
        <Button onClick={onStop}>{t('file.stop')}</Button>
      </div>
    </Flex>
  );
}
