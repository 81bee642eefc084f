import type { ProductImageResponse } from '@kp/api-client/admin';
import { IMAGE_RULES } from '@kp/commerce';
import { NothingFound } from '@kp/ui/admin';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { SILENT_DRAGGING } from '../silent-dragging';
import {
  useAddFile,
  useArrangeProductImagesByAdminMutation,
  useDescribeProductImageByAdminMutation,
  useListProductImagesByAdminQuery,
  useSaving,
  useShowOrder,
} from './content-api';
import { PictureCrop } from './picture-crop';
import { PictureRow } from './picture-row';
import { TextDialog } from './text-dialog';
import { UploadForm } from './upload-form';
import styles from './product-content.module.css';

export function ProductPictures({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const query = useListProductImagesByAdminQuery({ id: productId });
  const { currentData: images } = query;
  if (!images) return <NotLoaded query={query} lines={4} />;
  return (
    <div className={styles.panel}>
      {images.length === 0 ? (
        <NothingFound title={t('content.pictures.empty')} />
      ) : (
        <PictureList productId={productId} images={images} />
      )}
      <AddPicture productId={productId} />
    </div>
  );
}

function AddPicture({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const add = useAddFile(productId, 'images');
  const [file, setFile] = useState<File>();
  const [crop, setCrop] = useState<string>();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setCrop(undefined);
  };
  return (
    <UploadForm
      fileField="image"
      textField="alt"
      rule={IMAGE_RULES.alt}
      accept="image/jpeg,image/png,image/webp,image/avif"
      fileHint={t('content.pictures.hint')}
      textLabel={t('content.pictures.alt')}
      textHint={t('content.pictures.altHint')}
      submitLabel={t('content.pictures.add')}
      onChoose={choose}
      onUpload={(picture, alt, upload) => add(picture, { alt, crop }, upload)}
    >
      {file && <PictureCrop key={`${file.name} ${file.lastModified}`} file={file} onCrop={setCrop} />}
    </UploadForm>
  );
}

interface PictureListProps {
  readonly productId: number;
  readonly images: readonly ProductImageResponse[];
}

function PictureList({ productId, images }: PictureListProps) {
  const { t } = useTranslation('adminCatalog');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [edited, setEdited] = useState<ProductImageResponse>();
  const [describe] = useDescribeProductImageByAdminMutation();
  const move = useMove(productId, images);
  const ids = images.map(({ id }) => id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      void move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT_DRAGGING}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={t('content.tabs.pictures')} className={styles.list}>
          {images.map((image, index) => (
            <PictureRow
              key={image.id}
              productId={productId}
              image={image}
              isFirst={index === 0}
              isLast={index === images.length - 1}
              onMove={(step) => void move(index, index + step)}
              onEdit={() => setEdited(image)}
            />
          ))}
        </ol>
      </SortableContext>
      {edited && (
        <TextDialog
          title={t('content.edit', { name: edited.alt })}
          label={t('content.pictures.alt')}
          value={edited.alt}
          rule={IMAGE_RULES.alt}
          field="alt"
          onSave={(alt) =>
            describe({ id: productId, imageId: edited.id, describeImageRequest: { alt } }).unwrap()
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </DndContext>
  );
}

function useMove(productId: number, images: readonly ProductImageResponse[]) {
  const [arrange] = useArrangeProductImagesByAdminMutation();
  const showOrder = useShowOrder(productId);
  const save = useSaving();
  return async (from: number, to: number) => {
    const imageIds = arrayMove(
      images.map(({ id }) => id),
      from,
      to,
    );
    const undo = showOrder(imageIds);
    const problems = await save(() =>
      arrange({ id: productId, arrangeImagesRequest: { imageIds } }).unwrap(),
    );
    if (problems) undo();
  };
}
