import { useCategoryName, useFormats } from '@kp/ui';
import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { type CategoryMove, childrenOf, withMove } from '@kp/commerce/category-tree';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoableChange } from '../../shared/list/use-undoable-change';
import { useMoveCategoryByAdminMutation, useShowChange, useShownCategories } from './categories-api';
import { moveBack } from './category-placing';

type MoveOf = (categories: readonly AdminCategoryResponse[]) => CategoryMove | null;

/** Shows a move at once and saves one after the other; each can be taken back. */
export function useCategoryMoves() {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const nameOf = useCategoryName();
  const show = useShowChange();
  const shownCategories = useShownCategories();
  const perform = useUndoableChange();
  const [send] = useMoveCategoryByAdminMutation();
  const [announcement, setAnnouncement] = useState('');
  const saving = useRef<Promise<void>>(Promise.resolve());

  const describe = (categories: readonly AdminCategoryResponse[], { id, parentId }: CategoryMove) => {
    const siblings = childrenOf(categories, parentId);
    const parent = categories.find((each) => each.id === parentId);
    return t(parent ? 'categories.movedIn' : 'categories.moved', {
      name: nameOf(categories.find((each) => each.id === id)!),
      position: number(siblings.findIndex((each) => each.id === id) + 1),
      total: number(siblings.length),
      parent: parent && nameOf(parent),
    });
  };

  const move = (moveOf: MoveOf): void => {
    // Of the store: quick presses come before the screen shows the move before them.
    const categories = shownCategories();
    const asked = moveOf(categories);
    if (!asked) return;
    const { id, parentId, beforeId } = asked;
    const back = moveBack(categories, id);
    if (back.parentId === parentId && back.beforeId === beforeId) return;
    const moved = withMove(categories, asked);
    const takeBack = show((shown) => void shown.splice(0, shown.length, ...moved));
    setAnnouncement(describe(moved, asked));
    const save = async () => {
      const { error } = await send({ id, moveCategoryRequest: { parentId, beforeId } });
      if (!error) return {};
      takeBack();
      setAnnouncement('');
      return { error };
    };
    saving.current = saving.current.then(() =>
      perform({
        send: save,
        undo: () => move(() => back),
        done: t('categories.isMoved'),
        name: describe(moved, asked),
        failed: t('categories.moveFailed'),
      }),
    );
  };
  return { announcement, move };
}
