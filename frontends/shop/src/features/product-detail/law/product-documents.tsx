import type { ProductDetailResponse, ProductDocumentResponse } from '@kp/api-client/shop';
import { ensureMessages, formatDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../product-tabs.module.css';

const BYTES_PER_MB = 1024 * 1024;

/** With what each is in law, who signed it and how long it holds. */
export function ProductDocuments({ documents }: Pick<ProductDetailResponse, 'documents'>) {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void ensureMessages(i18n, ['law']).then(() => setReady(true));
  }, [i18n]);
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <a href={document.url} dir="auto">
            {document.title}
          </a>{' '}
          <DocumentSize bytes={document.bytes} />
          {isReady && <DocumentFacts document={document} />}
        </li>
      ))}
    </ul>
  );
}

function DocumentSize({ bytes }: Pick<ProductDocumentResponse, 'bytes'>) {
  const { t } = useTranslation('product');
  const { number } = useFormats();
  return (
    <span>{t('productPage.documentSize', { size: number(Math.max(bytes / BYTES_PER_MB, 0.1), 1) })}</span>
  );
}

function DocumentFacts({ document }: { readonly document: ProductDocumentResponse }) {
  const { t } = useTranslation('law');
  const { language } = useFormats();
  const { kind, issuer, validUntil } = document;
  const facts = [
    kind && t(`documents.kinds.${kind}`),
    issuer && t('documents.issuer', { issuer }),
    validUntil && t('documents.validUntil', { date: formatDate(validUntil, language) }),
  ].filter(Boolean);
  return facts.length > 0 && <p>{facts.join(' · ')}</p>;
}
