import { useFileDownload } from '@kp/client/files';
import { Button } from '@kp/ui/admin';
import { SlowDownload } from './slow-download';

interface DownloadButtonProps {
  readonly label: string;
  readonly file: Parameters<ReturnType<typeof useFileDownload>['download']>[0];
}

export function DownloadButton({ label, file }: DownloadButtonProps) {
  const { isDownloading, download } = useFileDownload();
  return (
    <>
      <Button loading={isDownloading} onClick={() => void download(file)}>
        {label}
      </Button>
      <SlowDownload isDownloading={isDownloading} />
    </>
  );
}
