import { readPastedCodes } from '@kp/commerce';
import { Button, TextArea } from '@kp/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import styles from './code-list-page.module.css';
import { listUrl } from './product-list-url';

/** Begins with the codes that are shown, so that a list can be made longer. */
export function CodeText({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isUnread, setUnread] = useState(false);
  const shown = (parameters.get('search') ?? '').replaceAll(/,\s*/g, '\n');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('codes'))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', ');
    const isRead = readPastedCodes(search).codes.length > 0;
    setUnread(!isRead);
    if (isRead) void navigate(listUrl({ search }));
  };
  return (
    <form className={styles.text} onSubmit={onSubmit}>
      <TextArea
        name="codes"
        defaultValue={shown}
        dir="ltr"
        label={t('codes.paste')}
        hint={t('codes.pasteHint')}
        error={isUnread && t('codes.pasteEmpty')}
      />
      <Button type="submit" variant={isFirst ? 'primary' : undefined}>
        {t('codes.show')}
      </Button>
    </form>
  );
}
