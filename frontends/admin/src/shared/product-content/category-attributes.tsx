import type { CategoryAttributeResponse } from '@kp/api-client/admin';
import { Icon, useCategoryName, useFormats } from '@kp/ui';
import { Button, NothingFound, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../lazy-panel';
import { NotLoaded } from '../not-loaded';
import { AttributeDialog } from './attribute-dialog';
import {
  useListCategoryAttributesByAdminQuery,
  useRemoveCategoryAttributeByAdminMutation,
} from './content-api';
import { RemoveButton } from './remove-button';
import styles from './product-content.module.css';

const DefinitionTexts = lazyPanel(
  async () => (await import('./definition-texts')).DefinitionTexts,
  ({ isOpen }) => isOpen,
);

/** What products of a category are compared by. */
export function CategoryAttributes({ categoryId }: { readonly categoryId: number }) {
  const { t } = useTranslation('adminCatalog');
  const query = useListCategoryAttributesByAdminQuery({ id: categoryId });
  const [edited, setEdited] = useState<CategoryAttributeResponse | 'new'>();
  const { currentData: attributes } = query;
  if (!attributes) return <NotLoaded query={query} lines={3} />;
  return (
    <div className={styles.panel}>
      {attributes.length === 0 ? (
        <NothingFound title={t('content.definitions.empty')} />
      ) : (
        <ul aria-label={t('content.tabs.attributes')} className={styles.list}>
          {attributes.map((attribute) => (
            <AttributeRow
              key={attribute.id}
              categoryId={categoryId}
              attribute={attribute}
              onEdit={() => setEdited(attribute)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setEdited('new')}>{t('content.definitions.add')}</Button>
      </div>
      {edited && (
        <AttributeDialog
          categoryId={categoryId}
          attribute={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

interface AttributeRowProps {
  readonly categoryId: number;
  readonly attribute: CategoryAttributeResponse;
  readonly onEdit: () => void;
}

function AttributeRow({ categoryId, attribute, onEdit }: AttributeRowProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const nameOf = useCategoryName();
  const [isTranslated, setTranslated] = useState(false);
  const [remove] = useRemoveCategoryAttributeByAdminMutation();
  const { id, name, unit, valueType, isFilterable, productCount, categoryCount, inheritedFrom } = attribute;
  const ending = categoryCount > 1 ? 'removeShared' : 'removeText';
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span dir="auto">{unit ? `${name} (${unit})` : name}</span>
        <Tag>{t(`content.definitions.types.${valueType}`)}</Tag>
        {isFilterable && <Tag color="success">{t('content.definitions.filterable')}</Tag>}
        <span>{t('content.definitions.products', { products: number(productCount) })}</span>
        {inheritedFrom !== null && (
          <span>{t('content.definitions.inherited', { category: nameOf({ name: inheritedFrom }) })}</span>
        )}
      </span>
      <span className={styles.actions}>
        <Button
          aria-haspopup="dialog"
          aria-label={t('content.definitions.translateOf', { name })}
          onClick={() => setTranslated(true)}
        >
          {t('content.definitions.translate')}
        </Button>
        <Button aria-label={t('content.edit', { name })} icon={<Icon name="edit" />} onClick={onEdit} />
        {inheritedFrom === null && (
          <RemoveButton
            name={name}
            consequence={productCount > 0 ? t(`content.definitions.${ending}`) : undefined}
            onRemove={() => remove({ id: categoryId, attributeId: id }).unwrap()}
          />
        )}
      </span>
      <DefinitionTexts
        categoryId={categoryId}
        attribute={attribute}
        isOpen={isTranslated}
        onClose={() => setTranslated(false)}
      />
    </li>
  );
}
