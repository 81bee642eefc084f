import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { useCategoryName, useFormats, VisuallyHidden } from '@kp/ui';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SILENT_DRAGGING } from '../../shared/silent-dragging';
import { useArrangeCategoriesByAdminMutation, useShowChange, useShownCategories } from './categories-api';
import styles from './categories.module.css';
import { CategoryCard } from './category-card';

interface CategoryGridProps {
  readonly categories: readonly AdminCategoryResponse[];
  /** A tree has its order in its own view. */
  readonly isNested: boolean;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (category: AdminCategoryResponse) => void;
}

export function CategoryGrid({ categories, isNested, onEdit, onDelete }: CategoryGridProps) {
  const { t } = useTranslation('adminCatalog');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const { announcement, move } = useMove();
  const ids = categories.map(({ id }) => id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), (_from, shown) => shown.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT_DRAGGING}
      onDragEnd={onDragEnd}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={t('categories.title')} className={styles.grid}>
          {categories.map((category, index) => (
            <CategoryCard
              key={category.id}
              category={category}
              parent={categories.find(({ id }) => id === category.parentId)}
              isFirst={index === 0}
              isLast={index === categories.length - 1}
              onMove={isNested ? undefined : (step) => move(category.id, (from) => from + step)}
              onEdit={() => onEdit(category.id)}
              onDelete={() => onDelete(category)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function useMove() {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const nameOf = useCategoryName();
  const failure = useRequestFailure();
  const show = useShowChange();
  const shownCategories = useShownCategories();
  const [arrange] = useArrangeCategoriesByAdminMutation();
  const [announcement, setAnnouncement] = useState('');
  const saving = useRef<Promise<void>>(Promise.resolve());

  const save = async (previousIds: number[], ids: number[], undo: () => void) => {
    const { error } = await arrange({ arrangeCategoriesRequest: { ids, previousIds } });
    if (!error) return;
    undo();
    setAnnouncement('');
    failure.show(error, { title: t('categories.moveFailed') });
  };
  const move = (id: number, target: (from: number, shown: readonly number[]) => number) => {
    // Of the store: quick presses come before the screen shows the move before them.
    const categories = shownCategories();
    const previousIds = categories.map((category) => category.id);
    const from = previousIds.indexOf(id);
    const to = target(from, previousIds);
    if (to === from || !(to in previousIds)) return;
    const ids = arrayMove(previousIds, from, to);
    const undo = show((shown) => {
      shown.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
    });
    const place = { position: number(to + 1), total: number(ids.length) };
    setAnnouncement(t('categories.moved', { name: nameOf(categories[from]!), ...place }));
    // One after the other, because each names the order before it.
    saving.current = saving.current.then(() => save(previousIds, ids, undo));
  };
  return { announcement, move };
}
