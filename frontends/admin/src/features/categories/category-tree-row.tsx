import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { MAX_CATEGORY_LEVELS } from '@kp/commerce/category-tree';
import { Icon, useCategoryName, useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { RowMenu } from '../../shared/list/row-menu';
import type { MoveStep } from './category-placing';
import styles from './category-tree.module.css';

interface CategoryTreeRowProps {
  readonly category: AdminCategoryResponse;
  /** 0 at the top. */
  readonly level: number;
  readonly hintId: string;
  readonly canMove: (step: MoveStep) => boolean;
  readonly onMove: (step: MoveStep) => void;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const STEPS: readonly MoveStep[] = ['up', 'down', 'in', 'out'];

export function CategoryTreeRow({ category, level, hintId, ...row }: CategoryTreeRowProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { id, slug, imageUrl, totalProductCount, showOnMainTop, showOnMainShop } = category;
  const name = useCategoryName()(category);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const moved = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (!step) return;
    event.preventDefault();
    row.onMove(step);
  };
  const steps = STEPS.filter(row.canMove).map((step) => ({
    key: step,
    label: t(`categories.steps.${step}`),
    onClick: () => row.onMove(step),
  }));
  const canContain = level < MAX_CATEGORY_LEVELS - 1;
  return (
    <li
      ref={setNodeRef}
      aria-label={name}
      data-level={level}
      data-dragging={isDragging || undefined}
      style={{ transform: moved, transition }}
      className={styles.row}
    >
      <button
        type="button"
        aria-label={t('categories.moveOf', { name })}
        aria-describedby={hintId}
        className={styles.handle}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <Icon name="grip" />
      </button>
      {imageUrl ? (
        <img src={imageUrl} alt="" width={40} height={30} loading="lazy" className={styles.picture} />
      ) : (
        <span data-code={slug} aria-hidden="true" className={styles.picture} />
      )}
      <Button type="link" className={styles.name} onClick={row.onEdit}>
        <bdi>{name}</bdi>
      </Button>
      {!showOnMainTop && !showOnMainShop && <Tag color="warning">{t('categories.hidden')}</Tag>}
      <Link to={adminPath('products', { category: slug })} className={styles.products}>
        {t('categories.products', { products: number(totalProductCount) })}
      </Link>
      <RowMenu
        name={name}
        items={[
          { key: 'edit', label: t('products.edit'), onClick: row.onEdit },
          ...(canContain ? [{ key: 'add', label: t('categories.addBelow'), onClick: row.onAdd }] : []),
          ...steps,
          { key: 'delete', label: t('products.delete'), danger: true, onClick: row.onDelete },
        ]}
      />
    </li>
  );
}

function stepOfKey(key: string): MoveStep | undefined {
  const isMirrored = document.documentElement.dir === 'rtl';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return 'in';
  return key === (isMirrored ? 'ArrowRight' : 'ArrowLeft') ? 'out' : undefined;
}
