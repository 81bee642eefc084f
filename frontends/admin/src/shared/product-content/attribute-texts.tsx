import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetProductTranslationsByAdminQuery,
  useListAttributeTextsByAdminQuery,
  useSaveAttributeTextsByAdminMutation,
} from './content-api';
import { WordTexts } from './word-texts';
import styles from './product-content.module.css';

/** Names of attributes and values in the other languages; a word is translated for every product that has it. */
export function AttributeTexts({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const query = useListAttributeTextsByAdminQuery({ id: productId });
  const original = useGetProductTranslationsByAdminQuery({ id: productId }).currentData?.language;
  const [saveTexts, { isLoading }] = useSaveAttributeTextsByAdminMutation();
  const headingId = useId();
  const { currentData: words, error } = query;
  if (!words && error) return <LoadFailure {...failure.panel(query)}>{null}</LoadFailure>;
  if (!words || !original) return <SkeletonText lines={4} />;
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <h4 id={headingId}>{t('content.attributes.translations')}</h4>
      <p>{t('content.attributes.translationsHint')}</p>
      <WordTexts
        original={original}
        words={words}
        save={(language, given) =>
          saveTexts({ id: productId, language, saveAttributeTextsRequest: { words: given } }).unwrap()
        }
        isSaving={isLoading}
      />
    </section>
  );
}
