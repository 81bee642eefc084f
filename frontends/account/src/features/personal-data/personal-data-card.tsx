import { lazyPage, useSession } from '@kp/client';
import { useFileDownload } from '@kp/client/files';
import { Button, Card } from '@kp/ui/forms';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './personal-data.module.css';

const MY_DATA = '/api/auth/my-data';
const FILE_NAME = 'my-data.zip';

const DeleteAccountDialog = lazyPage(
  async () => (await import('./delete-account-dialog')).DeleteAccountDialog,
);

export function PersonalDataCard() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title={<h2>{t('personalData.title')}</h2>}>
      <div className={styles.content}>
        <p>{t('personalData.downloadHint')}</p>
        <DownloadButton />
        <p className={styles.deletion}>{t('personalData.deleteHint')}</p>
        <Button danger onClick={() => setDeleting(true)}>
          {t('personalData.delete')}
        </Button>
      </div>
      {user && isDeleting && (
        <Suspense>
          <DeleteAccountDialog email={user.email} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function DownloadButton() {
  const { t } = useTranslation('account');
  const { isDownloading, download } = useFileDownload();
  const file = { url: MY_DATA, name: FILE_NAME, failureTitle: t('personalData.downloadFailed') };
  return (
    <Button loading={isDownloading} onClick={() => void download(file)}>
      {t('personalData.download')}
    </Button>
  );
}
