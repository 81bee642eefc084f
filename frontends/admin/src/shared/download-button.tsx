import { useFileDownload } from '@kp/client/files';
import { Button } from '@kp/ui/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SLOW_AFTER_MS = 1000;

interface DownloadButtonProps {
  readonly label: string;
  readonly file: Parameters<ReturnType<typeof useFileDownload>['download']>[0];
}

/** What takes longer than a second says that it is under way. */
export function DownloadButton({ label, file }: DownloadButtonProps) {
  const { t } = useTranslation('admin');
  const { isDownloading, download } = useFileDownload();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isDownloading) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isDownloading]);
  return (
    <>
      <Button loading={isDownloading} onClick={() => void download(file)}>
        {label}
      </Button>
      <span role="status">{isSlow && t('commands.preparingFile')}</span>
    </>
  );
}
