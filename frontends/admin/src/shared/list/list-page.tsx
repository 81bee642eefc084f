import { useRequestFailure } from '@kp/client';
import type { SharedViewList } from '@kp/commerce';
import { Flex, LinkButton, NothingFound } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import type { DataTableProps } from './data-column';
import { DataTable, ListDisplay } from './data-table';
import { DeskOnly } from './desk-only';
import type { FoundPage } from './list-query';
import { ListPager } from './list-pager';
import { ViewLine } from './view-tabs';
import styles from './list-page.module.css';
import { SavedViews, type UseViewCount } from './saved-views';

const SKELETON_ROWS = 10;

interface ListPageProps<Row extends object> extends Omit<DataTableProps<Row>, 'rows' | 'label'> {
  /** Instead of a table. */
  readonly drawRows?: (rows: readonly Row[]) => ReactNode;
  readonly title: string;
  /** In the settings, whose title is the one of the page. */
  readonly isSection?: boolean;
  /** Beside the title, at most three. */
  readonly actions?: ReactNode;
  /** What the list keeps views of; `views` stand before them. */
  readonly savedViews?: SharedViewList;
  readonly useViewCount?: UseViewCount;
  readonly views?: ReactNode;
  readonly toolbar?: (display: ReactNode) => ReactNode;
  readonly query: Parameters<ReturnType<typeof useRequestFailure>['panel']>[0] & { readonly error?: unknown };
  readonly failed: string;
  /** Undefined while it loads. */
  readonly found: FoundPage<Row> | undefined;
  /** Where there are several pages. */
  readonly paging?: {
    readonly page: number;
    readonly pageSize: number;
    /** A total of so many may be more. */
    readonly countedUpTo?: number;
    readonly pathOf: (page: number) => string;
  };
  /** Said where none exists, with what to do first. */
  readonly empty: { readonly title: string; readonly children?: ReactNode };
  /** Said where none matches, beside the toolbar's way back; false while nothing is filtered. */
  readonly emptyFiltered?: string | false;
  /** Drawers and dialogs, and what belongs to rows that are selected. */
  readonly children?: ReactNode;
}

/** A list of the back office: title, views, one line of search and filters, and the rows. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, isSection, actions, savedViews, useViewCount, views, toolbar, children, columns, name } =
    props;
  const Title = isSection ? 'h2' : 'h1';
  return (
    <Flex vertical gap="small">
      <Flex wrap align="center" gap="small" component="header">
        <Title className={styles.title}>{title}</Title>
        {actions}
      </Flex>
      {(views || savedViews) && (
        <ViewLine>
          {views}
          {savedViews && <SavedViews tab={savedViews} useCount={useViewCount} isAlone={!views} />}
        </ViewLine>
      )}
      {toolbar?.(
        <DeskOnly>
          <ListDisplay name={name} columns={columns} />
        </DeskOnly>,
      )}
      <ListBody {...props} />
      {children}
    </Flex>
  );
}

function ListBody<Row extends object>(props: ListPageProps<Row>) {
  const { title, query, failed, found, paging, empty, emptyFiltered, drawRows, ...table } = props;
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  if (!found)
    return (
      <NotLoaded query={query} failed={failed} loading={common('actions.loading')} lines={SKELETON_ROWS} />
    );
  const { rows, total } = found;
  if (rows.length === 0 && total > 0 && paging) {
    return (
      <NothingFound title={t('list.emptyPage')}>
        <LinkButton to={paging.pathOf(1)}>{t('orders.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (rows.length === 0 && emptyFiltered) return <NothingFound title={emptyFiltered} />;
  if (rows.length === 0) return <NothingFound title={empty.title}>{empty.children}</NothingFound>;
  return (
    <>
      {drawRows ? drawRows(rows) : <DataTable {...table} rows={rows} label={title} />}
      {paging && <ListPager {...paging} shown={rows.length} total={total} />}
    </>
  );
}
