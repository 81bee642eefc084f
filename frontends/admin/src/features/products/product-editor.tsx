import type { AdminProductResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { directionOf } from '@kp/i18n';
import { SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';
import { Drawer } from '@kp/ui/dialogs';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { ProductContent } from '../../shared/product-content/product-content';
import { ProductFields } from './product-fields';
import { useGetProductByAdminQuery } from './products-api';

const WIDTH = 640;

interface ProductEditorProps {
  readonly id: number | undefined;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The dialog to add or edit a product. Closing it with changes asks first. */
export function ProductEditor({ id, isNew, onClose }: ProductEditorProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const isOpen = isNew || id !== undefined;
  const { guard, isAsking, close, discard, stay } = useUnsavedChanges(onClose);
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={close}
        size={WIDTH}
        placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
        title={<span id={titleId}>{t(id === undefined ? 'products.addTitle' : 'products.editTitle')}</span>}
        aria-labelledby={titleId}
        closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
        destroyOnHidden
      >
        {isNew && <ProductFields product={undefined} onChanged={guard} onClose={close} onSaved={discard} />}
        {id !== undefined && <StoredProduct key={id} id={id} guard={guard} close={close} discard={discard} />}
      </Drawer>
      <FormModal
        isOpen={isAsking}
        onClose={stay}
        title={t('products.unsaved.title')}
        submitLabel={t('products.unsaved.discard')}
        closeLabel={t('products.unsaved.stay')}
        isDanger
        isBusy={false}
        onSubmit={discard}
      >
        <p>{t('products.unsaved.text')}</p>
      </FormModal>
    </>
  );
}

interface StoredProductProps {
  readonly id: number;
  readonly guard: (hasChanges: boolean) => void;
  readonly close: () => void;
  readonly discard: () => void;
}

function StoredProduct({ id, guard, close, discard }: StoredProductProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const query = useGetProductByAdminQuery({ id });
  const product = useFirst(query.isFetching ? undefined : query.currentData);
  if (product) {
    return (
      <>
        <ProductFields product={product} onChanged={guard} onClose={close} onSaved={discard} />
        <ProductContent productId={id} />
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

function useUnsavedChanges(onClose: () => void) {
  const hasChanges = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasChanges.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const discard = () => {
    hasChanges.current = false;
    setAsking(false);
    onClose();
  };
  return {
    isAsking,
    guard: useCallback((isChanged: boolean) => void (hasChanges.current = isChanged), []),
    close: () => (hasChanges.current ? setAsking(true) : discard()),
    discard,
    stay: () => setAsking(false),
  };
}
