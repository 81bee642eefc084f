import { useRequestFailure } from '@kp/client';
import { formatDateTime } from '@kp/i18n';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button, Flex, LoadFailure, NothingFound, Select, Tabs, Tag } from '@kp/ui/admin';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { ListSearch } from '../../shared/list/list-search';
import { SavedViews } from '../../shared/list/saved-views';
import { useListState } from '../../shared/list/use-list-state';
import { useOpenTasks } from '../../shared/open-tasks-api';
import { type Box, BOXES, type Enquiry, STATUSES, useEnquiryPageQuery } from './inbox-api';
import styles from './inbox.module.css';
import { ThreadDrawer } from './thread-drawer';

const PAGE_SIZE = 20;
const LIST = { tab: 'inbox', filters: ['box', 'status'], sorts: ['newest'] } as const;

export function InboxTab() {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const { query, pathOf, change } = useListState<'box' | 'status', 'newest'>(LIST);
  const waiting = useOpenTasks();
  const trigger = useRef<Element>(null);
  // What was typed stays when a thread is closed and opened again.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const box: Box = query.filters.box === 'quotes' ? 'quotes' : 'messages';
  const status = STATUSES.find((each) => each === query.filters.status);
  const { search, page, open } = query;
  const offset = (page - 1) * PAGE_SIZE;
  const result = useEnquiryPageQuery({ box, search: search || undefined, status, limit: PAGE_SIZE, offset });
  const labelOf = (each: Box) => {
    const count = waiting[each === 'quotes' ? 'quoteRequests' : 'messages'];
    return count ? `${t(`inbox.boxes.${each}`)} (${number(count)})` : t(`inbox.boxes.${each}`);
  };
  const draftKey = `${box}-${open}`;
  return (
    <Flex vertical gap="middle">
      <h1>{t('inbox.title')}</h1>
      <Tabs
        items={BOXES.map((key) => ({ key, label: labelOf(key) }))}
        activeKey={box}
        onChange={(key) => change({ filters: { box: key }, search: '', open: undefined })}
      />
      <Flex wrap gap="small">
        <div className={styles.search}>
          <ListSearch
            label={t('inbox.search')}
            value={search}
            onSearch={(text) => change({ search: text, open: undefined })}
          />
        </div>
        <Select
          aria-label={t('inbox.status')}
          value={status ?? 'all'}
          popupMatchSelectWidth={false}
          onChange={(value) => change({ filters: { box, status: value === 'all' ? undefined : value } })}
          options={[
            { value: 'all', label: t('inbox.all') },
            ...STATUSES.map((value) => ({ value, label: t(`inbox.statuses.${value}`) })),
          ]}
        />
      </Flex>
      <SavedViews tab="inbox" />
      <EnquiryList
        result={result}
        box={box}
        isFiltered={search !== '' || status !== undefined}
        onOpen={(id) => {
          trigger.current = document.activeElement;
          change({ open: id });
        }}
      />
      {result.currentData && result.currentData.enquiries.length > 0 && (
        <ListPager
          page={page}
          pageSize={PAGE_SIZE}
          shown={result.currentData.enquiries.length}
          total={result.currentData.total}
          pathOf={(to) => pathOf({ page: to, open: undefined })}
        />
      )}
      <ThreadDrawer
        box={box}
        id={open}
        draft={drafts[draftKey] ?? ''}
        onDraft={(text) => setDrafts({ ...drafts, [draftKey]: text })}
        onClose={() => change({ open: undefined })}
        returnFocus={() => trigger.current instanceof HTMLElement && trigger.current.focus()}
      />
    </Flex>
  );
}

interface EnquiryListProps {
  readonly result: ReturnType<typeof useEnquiryPageQuery>;
  readonly box: Box;
  readonly isFiltered: boolean;
  readonly onOpen: (id: number) => void;
}

function EnquiryList({ result, box, isFiltered, onOpen }: EnquiryListProps) {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const columns = useColumns(box, onOpen);
  const { currentData, error } = result;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('inbox.failed'))} />;
  if (!currentData) return <SkeletonText lines={10} />;
  if (currentData.enquiries.length === 0)
    return <NothingFound title={t(isFiltered ? 'inbox.emptyFiltered' : `inbox.empty.${box}`)} />;
  return (
    <DataTable
      label={t(`inbox.boxes.${box}`)}
      rows={currentData.enquiries}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}

const TONES = { new: 'processing', answered: 'success', closed: 'default' } as const;

function useColumns(box: Box, onOpen: (id: number) => void): DataColumn<Enquiry>[] {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const about = (enquiry: Enquiry) => ('subject' in enquiry ? enquiry.subject : enquiry.companyName);
  const columns: DataColumn<Enquiry>[] = [
    {
      key: 'about',
      title: t(box === 'quotes' ? 'inbox.company' : 'inbox.subject'),
      isRowHeader: true,
      render: (enquiry) => (
        <Button type="link" size="small" onClick={() => onOpen(enquiry.id)}>
          <bdi>{about(enquiry)}</bdi>
        </Button>
      ),
    },
    {
      key: 'name',
      title: t('inbox.from'),
      render: ({ name, email }) => (
        <>
          <bdi>{name}</bdi> <bdi dir="ltr">{email}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      title: t('inbox.status'),
      render: ({ status }) => <Tag color={TONES[status]}>{t(`inbox.statuses.${status}`)}</Tag>,
    },
    {
      key: 'received',
      title: t('inbox.received'),
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
  ];
  const quote: DataColumn<Enquiry> = {
    key: 'quote',
    title: t('inbox.quote'),
    render: (enquiry) => 'quoteState' in enquiry && t(`inbox.quoteStates.${enquiry.quoteState}`),
  };
  return box === 'quotes' ? columns.toSpliced(3, 0, quote) : columns;
}
