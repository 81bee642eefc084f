import type { ProductDocumentResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { DOCUMENT_RULES } from '@kp/commerce';
import { Icon, SkeletonText } from '@kp/ui';
import { Button, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddProductDocumentByAdminMutation,
  useDescribeProductDocumentByAdminMutation,
  useListProductDocumentsByAdminQuery,
  useRemoveProductDocumentByAdminMutation,
} from './content-api';
import { RemoveButton } from './remove-button';
import { TextDialog } from './text-dialog';
import { UploadForm } from './upload-form';
import styles from './product-content.module.css';

export function ProductDocuments({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const query = useListProductDocumentsByAdminQuery({ id: productId });
  const [upload] = useAddProductDocumentByAdminMutation();
  const { currentData: documents, error } = query;
  if (!documents && error) return <LoadFailure {...failure.panel(query)}>{null}</LoadFailure>;
  if (!documents) return <SkeletonText lines={4} />;
  return (
    <div className={styles.panel}>
      {documents.length === 0 ? (
        <NothingFound title={t('content.documents.empty')} />
      ) : (
        <DocumentList productId={productId} documents={documents} />
      )}
      <UploadForm
        fileField="document"
        textField="title"
        rule={DOCUMENT_RULES.title}
        accept="application/pdf"
        fileHint={t('content.documents.hint')}
        textLabel={t('content.documents.title')}
        textHint={t('content.documents.titleHint')}
        submitLabel={t('content.documents.add')}
        onUpload={(body, title) => upload({ id: productId, title, body }).unwrap()}
      />
    </div>
  );
}

interface DocumentListProps {
  readonly productId: number;
  readonly documents: readonly ProductDocumentResponse[];
}

function DocumentList({ productId, documents }: DocumentListProps) {
  const { t } = useTranslation('adminCatalog');
  const [edited, setEdited] = useState<ProductDocumentResponse>();
  const [describe] = useDescribeProductDocumentByAdminMutation();
  const [remove] = useRemoveProductDocumentByAdminMutation();
  return (
    <>
      <ul aria-label={t('content.tabs.documents')} className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <a href={document.url} target="_blank" rel="noreferrer" dir="auto" className={styles.name}>
              {document.title}
            </a>
            <span className={styles.actions}>
              <Button
                aria-label={t('content.edit', { name: document.title })}
                icon={<Icon name="edit" />}
                onClick={() => setEdited(document)}
              />
              <RemoveButton
                name={document.title}
                onRemove={() => remove({ id: productId, documentId: document.id }).unwrap()}
              />
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <TextDialog
          title={t('content.edit', { name: edited.title })}
          label={t('content.documents.title')}
          value={edited.title}
          rule={DOCUMENT_RULES.title}
          field="title"
          onSave={(title) =>
            describe({ id: productId, documentId: edited.id, describeDocumentRequest: { title } }).unwrap()
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
