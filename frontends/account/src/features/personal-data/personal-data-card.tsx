import { downloadFile, useRequestFailure, useSession } from '@kp/client';
import { Button, Card } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAccountDialog } from './delete-account-dialog';
import styles from './personal-data.module.css';

const MY_DATA = '/api/auth/my-data';
const FILE_NAME = 'kitchenpass-my-data.zip';

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
      {user && (
        <DeleteAccountDialog email={user.email} isOpen={isDeleting} onClose={() => setDeleting(false)} />
      )}
    </Card>
  );
}

function DownloadButton() {
  const { t } = useTranslation('account');
  const failure = useRequestFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(MY_DATA, FILE_NAME);
    } catch (error) {
      failure.show(error, { title: t('personalData.downloadFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void download()}>
      {t('personalData.download')}
    </Button>
  );
}
