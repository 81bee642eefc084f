import type { AdminProductResponse } from '@kp/api-client/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { EditorPage } from '../../shared/editing/editor-page';
import { MoreCard } from '../../shared/editing/more-card';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { lazySection } from '../../shared/lazy-panel';
import { ProductFields } from './product-fields';
import { ProductStatusTag } from './product-status-tag';
import { useGetProductByAdminQuery } from './products-api';

/** With what draws, crops and moves pictures. */
const ProductContent = lazySection<{ readonly productId: number; readonly isFocused: boolean }>(
  async () => (await import('../../shared/product-content/product-content')).ProductContent,
);

interface ProductEditorProps {
  /** Absent: a new one. */
  readonly id: number | undefined;
  readonly listPath: string;
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}

/** A created product stays open, for its pictures and texts. */
export function ProductEditor({ id, listPath, onCreated, onClose }: ProductEditorProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: admin } = useTranslation('admin');
  const [createdId, setCreatedId] = useState<number>();
  return (
    <EditorPage
      title={t(id === undefined ? 'products.addTitle' : 'products.editTitle')}
      facts={id !== undefined && <ProductFacts id={id} />}
      back={{ to: listPath, label: admin('tabs.products') }}
      onClose={onClose}
      history={id === undefined ? undefined : { subject: 'product', subjectId: id }}
    >
      {(controls) =>
        id === undefined ? (
          <ProductFields
            product={undefined}
            controls={controls}
            onCreated={(created) => {
              setCreatedId(created);
              onCreated(created);
            }}
          />
        ) : (
          <StoredProduct key={id} id={id} isCreated={id === createdId} controls={controls} />
        )
      }
    </EditorPage>
  );
}

function ProductFacts({ id }: { readonly id: number }) {
  const { data: product } = useGetProductByAdminQuery({ id });
  if (!product) return null;
  return (
    <>
      <strong>
        <bdi>{product.name}</bdi>
      </strong>
      <bdi dir="ltr">{product.code}</bdi>
      <ProductStatusTag status={product.status} />
    </>
  );
}

interface StoredProductProps {
  readonly id: number;
  /** Just now: the focus goes on to its pictures. */
  readonly isCreated: boolean;
  readonly controls: EditorControls;
}

function StoredProduct({ id, isCreated, controls }: StoredProductProps) {
  const { t } = useTranslation('adminCatalog');
  const query = useGetProductByAdminQuery({ id });
  const product = useFirst(query.isFetching ? undefined : query.currentData);
  if (product) {
    return (
      <>
        <ProductFields product={product} controls={controls} />
        <MoreCard title={t('products.cards.content')}>
          <ProductContent productId={id} isFocused={isCreated} />
        </MoreCard>
      </>
    );
  }
  return (
    <NotLoaded query={query} failed={t('products.oneFailed')} loading={t('products.loadingOne')} lines={10} />
  );
}

/** What the form was filled with stays, whatever is loaded later. */
function useFirst(product: AdminProductResponse | undefined): AdminProductResponse | undefined {
  const [first, setFirst] = useState(product);
  if (!first && product) setFirst(product);
  return first;
}
