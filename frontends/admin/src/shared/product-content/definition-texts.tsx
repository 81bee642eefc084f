import type { CategoryAttributeResponse } from '@kp/api-client/admin';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { useListDefinitionTextsByAdminQuery, useSaveDefinitionTextsByAdminMutation } from './content-api';
import { WordTexts } from './word-texts';
import styles from './product-content.module.css';

interface DefinitionTextsProps {
  readonly categoryId: number;
  readonly attribute: CategoryAttributeResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Name, unit and choices of an attribute in all languages, for filters, products, comparisons and exports alike. */
export function DefinitionTexts({ categoryId, attribute, isOpen, onClose }: DefinitionTextsProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={t('content.definitions.translateOf', { name: attribute.name })}
      footer={null}
      closable={{ 'aria-label': common('actions.close') }}
      destroyOnHidden
    >
      <Texts categoryId={categoryId} attribute={attribute} />
    </Modal>
  );
}

function Texts({
  categoryId,
  attribute: { id: attributeId },
}: Pick<DefinitionTextsProps, 'categoryId' | 'attribute'>) {
  const { t } = useTranslation('adminCatalog');
  const place = { id: categoryId, attributeId };
  const query = useListDefinitionTextsByAdminQuery(place);
  const [save, { isLoading }] = useSaveDefinitionTextsByAdminMutation();
  const { currentData: texts } = query;
  if (!texts) return <NotLoaded query={query} lines={4} />;
  return (
    <div className={styles.panel}>
      <p>{t('content.attributes.translationsHint')}</p>
      <WordTexts
        original={texts.language}
        words={texts.words}
        save={(language, words) =>
          save({ ...place, language, saveAttributeTextsRequest: { words } }).unwrap()
        }
        isSaving={isLoading}
      />
    </div>
  );
}
