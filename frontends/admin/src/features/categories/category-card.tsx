import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { categoryDescription } from '@kp/i18n';
import { Icon, useCategoryName, useFormats } from '@kp/ui';
import { Button, Flex, Switch, Tag } from '@kp/ui/admin';
import { useSortable } from '@dnd-kit/sortable';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { RowMenu } from '../../shared/list/row-menu';
import { MoveButton } from '../../shared/move-button';
import styles from './categories.module.css';
import { useFlags } from './use-flags';

interface CategoryCardProps {
  readonly category: AdminCategoryResponse;
  readonly parent: AdminCategoryResponse | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Absent where the order is that of a tree. */
  readonly onMove?: (step: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryCard({ category, parent, isFirst, isLast, ...card }: CategoryCardProps) {
  const { onMove, onEdit, onDelete } = card;
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { t: list } = useTranslation('admin');
  const { number } = useFormats();
  const titleId = useId();
  const { id, slug, totalProductCount } = category;
  const nameOf = useCategoryName();
  const name = nameOf(category);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled: !onMove });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved, transition, zIndex: isDragging ? 1 : undefined }}
      aria-labelledby={titleId}
      className={styles.card}
    >
      <Picture slug={slug} name={name} imageUrl={category.imageUrl} />
      {onMove && (
        <span {...listeners} className={styles.handle}>
          <Icon name="grip" />
        </span>
      )}
      <h2 id={titleId} dir="auto">
        {name}
      </h2>
      {parent && <p className={styles.parent}>{t('categories.inParent', { parent: nameOf(parent) })}</p>}
      <p dir="auto" className={styles.description}>
        {categoryDescription(common, category)}
      </p>
      <Link to={adminPath('products', { category: slug })} className={styles.products}>
        {t('categories.products', { products: number(totalProductCount) })}
      </Link>
      <Flags category={category} name={name} titleId={titleId} />
      <Flex wrap gap="small" className={styles.actions}>
        {onMove && (
          <>
            <MoveButton
              icon="chevron-start"
              label={list('list.moveEarlier', { name })}
              isAtEnd={isFirst}
              onClick={() => onMove(-1)}
            />
            <MoveButton
              icon="chevron-end"
              label={list('list.moveLater', { name })}
              isAtEnd={isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <Button aria-label={t('products.editOf', { name })} icon={<Icon name="edit" />} onClick={onEdit} />
        <RowMenu
          name={name}
          items={[{ key: 'delete', label: t('products.delete'), danger: true, onClick: onDelete }]}
        />
      </Flex>
    </li>
  );
}

interface PictureProps {
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string | null;
}

function Picture({ slug, name, imageUrl }: PictureProps) {
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        draggable={false}
        className={styles.picture}
      />
    );
  }
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return (
    <span aria-hidden="true" data-code={slug} className={styles.initials}>
      {words.slice(0, 2).map(([initial]) => initial!.toLocaleUpperCase())}
    </span>
  );
}

interface FlagsProps {
  readonly category: AdminCategoryResponse;
  readonly name: string;
  readonly titleId: string;
}

function Flags({ category, name, titleId }: FlagsProps) {
  const { t } = useTranslation('adminCatalog');
  const set = useFlags(category, name);
  const id = useId();
  const { showOnMainTop, showOnMainShop } = category;
  return (
    <div className={styles.flags}>
      <label>
        <Switch
          size="small"
          checked={showOnMainTop}
          aria-labelledby={`${id}-top ${titleId}`}
          onChange={(isOn) => void set({ showOnMainTop: isOn })}
        />
        <span id={`${id}-top`}>{t('categories.inNavigation')}</span>
      </label>
      <label>
        <Switch
          size="small"
          checked={showOnMainShop}
          aria-labelledby={`${id}-home ${titleId}`}
          onChange={(isOn) => void set({ showOnMainShop: isOn })}
        />
        <span id={`${id}-home`}>{t('categories.onHomePage')}</span>
      </label>
      {!showOnMainTop && !showOnMainShop && (
        <p className={styles.hidden}>
          <Tag color="warning">{t('categories.hidden')}</Tag> {t('categories.hiddenHint')}
        </p>
      )}
    </div>
  );
}
