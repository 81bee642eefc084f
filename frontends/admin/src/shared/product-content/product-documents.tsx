import type { ProductDocumentResponse } from '@kp/api-client/admin';
import { DOCUMENT_RULES } from '@kp/commerce';
import { formatDate } from '@kp/i18n';
import { shopDayOf } from '@kp/i18n/shop-time';
import { Icon, useFormats } from '@kp/ui';
import { Button, NothingFound, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import {
  useAddFile,
  useListProductDocumentsByAdminQuery,
  useRemoveProductDocumentByAdminMutation,
} from './content-api';
import { DocumentDialog } from './document-dialog';
import { RemoveButton } from './remove-button';
import { UploadForm } from './upload-form';
import styles from './product-content.module.css';

export function ProductDocuments({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const query = useListProductDocumentsByAdminQuery({ id: productId });
  const add = useAddFile(productId, 'documents');
  const { currentData: documents } = query;
  if (!documents) return <NotLoaded query={query} lines={4} />;
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
        onUpload={(document, title, upload) => add(document, { title }, upload)}
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
  const [remove] = useRemoveProductDocumentByAdminMutation();
  return (
    <>
      <ul aria-label={t('content.tabs.documents')} className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <span className={styles.name}>
              <a href={document.url} target="_blank" rel="noreferrer" dir="auto">
                {document.title}
              </a>
              <DocumentTags document={document} />
            </span>
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
        <DocumentDialog productId={productId} document={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

const hasPassed = (day: string) => day < shopDayOf(new Date());

function DocumentTags({ document }: { readonly document: ProductDocumentResponse }) {
  const { t } = useTranslation('adminCatalog');
  const { language } = useFormats();
  const { kind, issuer, validUntil } = document;
  const isExpired = validUntil !== null && hasPassed(validUntil);
  return (
    <>
      {kind && <span>{t(`content.documents.kinds.${kind}`)}</span>}
      {issuer && <bdi>{issuer}</bdi>}
      {validUntil && (
        <Tag color={isExpired ? 'error' : undefined}>
          {t(isExpired ? 'content.documents.expired' : 'content.documents.validUntil')}{' '}
          {formatDate(validUntil, language)}
        </Tag>
      )}
    </>
  );
}
