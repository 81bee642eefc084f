import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { VisuallyHidden } from '@kp/ui';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SILENT_DRAGGING } from '../../shared/silent-dragging';
import { moveOfDrag, moveOfStep, treeRows } from './category-placing';
import styles from './category-tree.module.css';
import { CategoryTreeRow } from './category-tree-row';
import { useCategoryMoves } from './use-category-moves';

/** Of one level, in pixels; `--indent` of the style sheet. */
const INDENT = 28;

interface CategoryTreeProps {
  readonly categories: readonly AdminCategoryResponse[];
  readonly onAdd: (parentId: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (category: AdminCategoryResponse) => void;
}

/** A drag sets place and parent in one: sideways decides the level. The arrow keys of the handle do the same. */
export function CategoryTree({ categories, onAdd, onEdit, onDelete }: CategoryTreeProps) {
  const { t } = useTranslation('adminCatalog');
  const hintId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const { announcement, move } = useCategoryMoves();
  const [drag, setDrag] = useState<{ readonly id: number; readonly level: number }>();
  const rows = treeRows(categories, drag?.id);

  const onDragMove = (event: DragMoveEvent) => {
    const id = Number(event.active.id);
    const level = placeOf(categories, event)?.level;
    const own = rows.find(({ category }) => category.id === id)?.level ?? 0;
    setDrag({ id, level: level ?? own });
  };
  const onDragEnd = (event: DragEndEvent) => {
    setDrag(undefined);
    move((shown) => placeOf(shown, event)?.move ?? null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT_DRAGGING}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDrag(undefined)}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <p id={hintId} className={styles.hint}>
        {t('categories.treeHint')}
      </p>
      <SortableContext items={rows.map(({ category }) => category.id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={t('categories.title')} className={styles.tree}>
          {rows.map(({ category, level }) => (
            <CategoryTreeRow
              key={category.id}
              category={category}
              level={drag?.id === category.id ? drag.level : level}
              hintId={hintId}
              canMove={(step) => moveOfStep(categories, category.id, step) !== null}
              onMove={(step) => move((shown) => moveOfStep(shown, category.id, step))}
              onAdd={() => onAdd(category.id)}
              onEdit={() => onEdit(category.id)}
              onDelete={() => onDelete(category)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function placeOf(categories: readonly AdminCategoryResponse[], { active, over, delta }: DragMoveEvent) {
  if (!over) return null;
  const inward = document.documentElement.dir === 'rtl' ? -delta.x : delta.x;
  return moveOfDrag(categories, Number(active.id), Number(over.id), Math.round(inward / INDENT));
}
