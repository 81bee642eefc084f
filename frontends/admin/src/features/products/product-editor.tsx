import type { AdminProductResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorControls, EditorDrawer } from '../../shared/editing/editor-drawer';
import { ProductContent } from '../../shared/product-content/product-content';
import { TagsField } from '../../shared/tags/tags-field';
import { ProductFields } from './product-fields';
import { useGetProductByAdminQuery } from './products-api';

interface ProductEditorProps {
  readonly id: number | undefined;
  readonly isNew: boolean;
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}

/** A created product stays open, for its pictures and texts. */
export function ProductEditor({ id, isNew, onCreated, onClose }: ProductEditorProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <EditorDrawer
      isOpen={isNew || id !== undefined}
      title={t(id === undefined ? 'products.addTitle' : 'products.editTitle')}
      onClose={onClose}
      history={id === undefined ? undefined : { subject: 'product', subjectId: id }}
    >
      {(controls) =>
        id === undefined ? (
          <ProductFields product={undefined} controls={controls} onCreated={onCreated} />
        ) : (
          <StoredProduct key={id} id={id} isNew={isNew} controls={controls} />
        )
      }
    </EditorDrawer>
  );
}

interface StoredProductProps {
  readonly id: number;
  /** Created just now: the focus goes on to its pictures. */
  readonly isNew: boolean;
  readonly controls: EditorControls;
}

function StoredProduct({ id, isNew, controls }: StoredProductProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const query = useGetProductByAdminQuery({ id });
  const product = useFirst(query.isFetching ? undefined : query.currentData);
  if (product) {
    return (
      <>
        <ProductFields product={product} controls={controls} />
        <TagsField subject="product" id={id} />
        <ProductContent productId={id} isFocused={isNew} />
      </>
    );
  }
  if (query.error) return <LoadFailure {...failure.panel(query, t('products.oneFailed'))} />;
  return (
    <>
      <VisuallyHidden role="status">{t('products.loadingOne')}</VisuallyHidden>
      <SkeletonText lines={10} />
    </>
  );
}

/** What the form was filled with stays, whatever is loaded later. */
function useFirst(product: AdminProductResponse | undefined): AdminProductResponse | undefined {
  const [first, setFirst] = useState(product);
  if (!first && product) setFirst(product);
  return first;
}
