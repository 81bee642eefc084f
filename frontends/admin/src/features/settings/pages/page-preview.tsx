import { officeApi, type PageTranslationBody } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { Button } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pages.module.css';

interface PagePreviewProps extends Pick<PageTranslationBody, 'title' | 'body'> {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** As the server would show it, before it is saved. */
export function PagePreview({ title, body, lang, dir }: PagePreviewProps) {
  const { t } = useTranslation('adminSettings');
  const failure = useRequestFailure();
  const [ask, { data, isLoading }] = officeApi.usePreviewAdminPageMutation();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await ask({ previewPageRequest: { body } }).unwrap();
      setOpen(true);
    } catch (error) {
      failure.show(error, { title: t('pages.preview'), fields: [] });
    }
  };
  return (
    <>
      <Button loading={isLoading} onClick={() => void open()}>
        {t('pages.preview')}
      </Button>
      <Modal
        open={isOpen}
        onCancel={() => setOpen(false)}
        footer={null}
        title={t('pages.preview')}
        width={760}
      >
        <article lang={lang} dir={dir} className={styles.written}>
          <h1>{title}</h1>
          {/* Made of known elements by the server, which escapes all else. */}
          <div dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
        </article>
      </Modal>
    </>
  );
}
