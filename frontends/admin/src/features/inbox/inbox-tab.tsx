import { useFormats } from '@kp/ui';
import { Tabs, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { useOpenTasks } from '../../shared/open-tasks-api';
import { ShortDate } from '../../shared/short-date';
import { type Box, BOXES, type Conversation, STATUSES, useConversationPageQuery } from './inbox-api';
import styles from './inbox.module.css';
import { lazyPanel } from '../../shared/lazy-panel';
import type { ConversationDrawerProps } from './conversation-drawer';

const ConversationDrawer = lazyPanel<ConversationDrawerProps>(
  async () => (await import('./conversation-drawer')).ConversationDrawer,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 20;
const LIST = { tab: 'inbox', filters: ['box', 'status'], sorts: ['newest'] } as const;

export function InboxTab() {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const list = useListState<'box' | 'status', 'newest'>(LIST);
  const { query, pathOf, change } = list;
  const waiting = useOpenTasks();
  const box: Box = query.filters.box === 'quotes' ? 'quotes' : 'messages';
  const status = STATUSES.find((each) => each === query.filters.status);
  const { search, page, open } = query;
  const offset = (page - 1) * PAGE_SIZE;
  const result = useConversationPageQuery({
    box,
    search: search || undefined,
    status,
    limit: PAGE_SIZE,
    offset,
  });
  const labelOf = (each: Box) => {
    const count = waiting[each === 'quotes' ? 'quoteRequests' : 'messages'];
    return count ? `${t(`inbox.boxes.${each}`)} (${number(count)})` : t(`inbox.boxes.${each}`);
  };
  const { currentData } = result;
  const isFiltered = search !== '' || status !== undefined;
  return (
    <ListPage<Conversation>
      title={t('inbox.title')}
      views={
        <Tabs
          className={styles.boxes}
          items={BOXES.map((key) => ({ key, label: labelOf(key) }))}
          activeKey={box}
          onChange={(key) => change({ filters: { box: key }, search: '', open: undefined })}
        />
      }
      savedViews="inbox"
      toolbar={(display) => (
        <ListToolbar
          tab="inbox"
          list={list}
          label={t('inbox.title')}
          search={t('inbox.search')}
          kept={{ box: query.filters.box }}
          filters={[
            {
              name: 'status',
              label: t('inbox.status'),
              all: t('inbox.all'),
              options: STATUSES.map((value) => ({ value, label: t(`inbox.statuses.${value}`) })),
            },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={t('inbox.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to, open: undefined }) }}
      empty={{ title: t(`inbox.empty.${box}`) }}
      emptyFiltered={isFiltered && t('inbox.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useColumns(box)}
      offer={{ nameOf: aboutOf, pathOf: ({ id }) => pathOf({ open: id }) }}
    >
      <ConversationDrawer box={box} id={open} onClose={() => change({ open: undefined })} />
    </ListPage>
  );
}

const aboutOf = (conversation: Conversation) =>
  'subject' in conversation ? conversation.subject : conversation.companyName;

const TONES = { new: 'processing', answered: 'success', closed: 'default' } as const;

function useColumns(box: Box): DataColumn<Conversation>[] {
  const { t } = useTranslation('adminPeople');
  const columns: DataColumn<Conversation>[] = [
    {
      key: 'about',
      title: t(box === 'quotes' ? 'inbox.company' : 'inbox.subject'),
      isRowHeader: true,
      render: (conversation) => <bdi>{aboutOf(conversation)}</bdi>,
    },
    {
      key: 'name',
      onCard: 'fact',
      title: t('inbox.from'),
      render: ({ name, email }) => (
        <>
          <bdi>{name}</bdi> <bdi dir="ltr">{email}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      onCard: 'state',
      title: t('inbox.status'),
      render: ({ status }) => <Tag color={TONES[status]}>{t(`inbox.statuses.${status}`)}</Tag>,
    },
    {
      key: 'received',
      onCard: 'fact',
      title: t('inbox.received'),
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
  ];
  const quote: DataColumn<Conversation> = {
    key: 'quote',
    title: t('inbox.quote'),
    render: (conversation) =>
      'quoteState' in conversation && t(`inbox.quoteStates.${conversation.quoteState}`),
  };
  return box === 'quotes' ? columns.toSpliced(3, 0, quote) : columns;
}
