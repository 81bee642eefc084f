import type { BrandPictureResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import type { BrandPictureKind } from '@kp/commerce/brand-rules';
import { THEME_COLORS } from '@kp/commerce/theme-colors';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../shared/files/file-field';
import styles from '../settings.module.css';

const MAX_BYTES = 2 * 1024 * 1024;

interface BrandPictureFieldProps {
  readonly kind: BrandPictureKind;
  readonly label: string;
  readonly hint: string;
  /** These come from the form, of which this is a field. */
  readonly value?: BrandPictureResponse | null;
  readonly onChange?: (picture: BrandPictureResponse | null) => void;
}

/** A picture of the brand, chosen or dropped; it is shown in the shop once the form is saved. */
export function BrandPictureField({ kind, label, hint, value = null, onChange }: BrandPictureFieldProps) {
  const { t } = useTranslation('adminSettings');
  const { textOf } = useRequestFailure();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    try {
      const { signal } = new AbortController();
      const url = `/admin/api/brand-settings/pictures/${kind}`;
      const stored = await uploadFile(url, file, { signal, onProgress: () => undefined });
      onChange?.(stored as BrandPictureResponse);
    } catch (error) {
      setProblem(textOf(error));
    }
    setBusy(false);
  };
  const choose = (file: File | undefined) => {
    const isTooLarge = file && file.size > MAX_BYTES;
    setProblem(isTooLarge ? t('brand.tooLarge') : undefined);
    if (file && !isTooLarge) void upload(file);
  };
  return (
    <Flex vertical gap="small">
      <FileField
        label={label}
        accept={kind === 'heroPicture' ? 'image/jpeg,image/png,image/webp' : 'image/svg+xml,image/png'}
        file={undefined}
        hint={hint}
        problem={problem}
        isDisabled={isBusy}
        onChoose={choose}
      />
      {value && (
        <div
          className={styles.brandPicture}
          data-kind={kind}
          style={{ background: THEME_COLORS[kind === 'darkLogo' ? 'dark' : 'light'].surface }}
        >
          <img src={`/brand/${value.file}`} alt={label} width={value.width} height={value.height} />
          <Button size="small" onClick={() => onChange?.(null)} aria-label={`${t('brand.remove')}: ${label}`}>
            {t('brand.remove')}
          </Button>
        </div>
      )}
    </Flex>
  );
}
