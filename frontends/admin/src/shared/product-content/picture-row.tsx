import type { ProductImageResponse } from '@kp/api-client/admin';
import { Icon } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { useRemoveProductImageByAdminMutation } from './content-api';
import { RemoveButton } from './remove-button';
import styles from './product-content.module.css';

interface PictureRowProps {
  readonly productId: number;
  readonly image: ProductImageResponse;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onEdit: () => void;
}

export function PictureRow({ productId, image, isFirst, isLast, onMove, onEdit }: PictureRowProps) {
  const { t } = useTranslation('adminCatalog');
  const [remove] = useRemoveProductImageByAdminMutation();
  const { id, alt, url } = image;
  const { setNodeRef, listeners, transform, transition } = useSortable({ id });
  const moved = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <li ref={setNodeRef} style={{ transform: moved, transition }} className={styles.row}>
      <img
        {...listeners}
        src={url}
        alt=""
        width={80}
        height={60}
        draggable={false}
        className={styles.handle}
      />
      <span className={styles.name}>
        <span dir="auto">{alt}</span>
        {isFirst && <Tag color="success">{t('content.pictures.first')}</Tag>}
      </span>
      <span className={styles.actions}>
        <Button
          aria-label={t('content.pictures.moveUp', { name: alt })}
          disabled={isFirst}
          icon={<Icon name="chevron-up" />}
          onClick={() => onMove(-1)}
        />
        <Button
          aria-label={t('content.pictures.moveDown', { name: alt })}
          disabled={isLast}
          icon={<Icon name="chevron-down" />}
          onClick={() => onMove(1)}
        />
        <Button aria-label={t('content.edit', { name: alt })} icon={<Icon name="edit" />} onClick={onEdit} />
        <RemoveButton name={alt} onRemove={() => remove({ id: productId, imageId: id }).unwrap()} />
      </span>
    </li>
  );
}
