import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { IMAGE_WIDTHS } from '@kp/commerce';
import { SkeletonText } from '@kp/ui';
import { Modal } from '@kp/ui/dialogs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureCrop } from '../../shared/product-content/picture-crop';
import type { NewPicture } from './product-form';

const STORED_WIDTH = /-\d+\.webp$/;

export interface CropDialogProps {
  readonly isOpen: boolean;
  readonly picture: NewPicture | undefined;
  /** As it was chosen; a picture of a restored draft is taken as it is stored. */
  readonly file: File | undefined;
  /** Where a part goes. */
  readonly url: string;
  readonly onClose: () => void;
  readonly onCropped: (stored: unknown, file: File) => void;
}

/** Chooses the part of a picture that a new product keeps; the whole of it stays until then. */
export function CropDialog({ isOpen, picture, file: chosen, url, onClose, onCropped }: CropDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const [crop, setCrop] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const file = useFileOf(picture, chosen);
  const save = async () => {
    if (!file || !crop) return onClose();
    setBusy(true);
    try {
      const { signal } = new AbortController();
      const options = { signal, onProgress: () => undefined };
      onCropped(await uploadFile(`${url}?${new URLSearchParams({ crop })}`, file, options), file);
    } catch (error) {
      failure.show(error, { title: t('content.failed') });
    }
    setBusy(false);
  };
  return (
    <Modal
      open={isOpen}
      afterClose={() => setCrop(undefined)}
      onCancel={onClose}
      title={t('content.pictures.crop')}
      okText={t('content.save')}
      onOk={() => void save()}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: !file }}
      cancelText={common('actions.cancel')}
      closable={{ 'aria-label': common('actions.close') }}
      destroyOnHidden
    >
      {file ? <PictureCrop file={file} onCrop={setCrop} /> : <SkeletonText lines={6} />}
    </Modal>
  );
}

/** The largest that the shop keeps, where the file itself is gone with the page that it was chosen on. */
function useFileOf(picture: NewPicture | undefined, chosen: File | undefined): File | undefined {
  const [fetched, setFetched] = useState<{ readonly upload: string; readonly file: File }>();
  useEffect(() => {
    if (chosen || !picture) return;
    const aborting = new AbortController();
    const { signal } = aborting;
    const largest = picture.url.replace(STORED_WIDTH, `-${IMAGE_WIDTHS.at(-1)}.webp`);
    fetch(largest, { signal })
      .then(async (answer) => {
        const file = new File([await answer.blob()], largest, { type: 'image/webp' });
        setFetched({ upload: picture.upload, file });
      })
      .catch(() => undefined);
    return () => aborting.abort();
  }, [picture, chosen]);
  return chosen ?? (fetched && fetched.upload === picture?.upload ? fetched.file : undefined);
}
