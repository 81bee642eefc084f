import type { ProductImageResponse } from '@kp/api-client/admin';
import { IMAGE_RULES } from '@kp/commerce';
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
import { SILENT_DRAGGING } from '../silent-dragging';
import {
  useArrangeProductImagesByAdminMutation,
  useDescribeProductImageByAdminMutation,
  useSaving,
  useShowOrder,
} from './content-api';
import { PictureRow } from './picture-row';
import { TextDialog } from './text-dialog';
import styles from './product-content.module.css';

export interface PictureListProps {
  readonly productId: number;
  readonly images: readonly ProductImageResponse[];
}

/** In their order, which is dragged or moved by its buttons. */
export function PictureList({ productId, images }: PictureListProps) {
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
