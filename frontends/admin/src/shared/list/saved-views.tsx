import type { SharedViewResponse } from '@kp/api-client/admin';
import { useToast } from '@kp/client';
import { SHARED_VIEW_LIMITS, type SharedViewList } from '@kp/commerce';
import { Button, Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { adminPath } from '../admin-path';
import { FormModal } from '../form-modal';
import { useListPreferences } from './list-preferences';
import { RowMenu } from './row-menu';
import { useStoredViews } from './stored-views';
import { ViewTab, ViewTabs } from './view-tabs';

/** Parts of the address that are no part of a view. */
const MOMENTARY = ['tab', 'lang', 'page', 'open', 'edit', 'order'];

/** How many a view has, by its query; undefined while it is counted. */
export type UseViewCount = (query: URLSearchParams) => number | undefined;

interface SavedViewsProps {
  readonly tab: SharedViewList;
  /** Of a list whose views say how many they have. */
  readonly useCount?: UseViewCount;
  /** Where no fixed views stand before them. */
  readonly isAlone?: boolean;
}

interface NameValues {
  readonly name: string;
}

type View = Pick<SharedViewResponse, 'query' | 'hidden' | 'chosen'>;

/** Named searches of a list with its filters, sort and columns. */
export function SavedViews({ tab, useCount = noCount, isAlone }: SavedViewsProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const [parameters] = useSearchParams();
  const [{ hidden, chosen, order }, changePreferences] = useListPreferences(tab);
  const stored = useStoredViews(tab);
  const [naming, setNaming] = useState<SharedViewResponse | 'new'>();
  const query = queryOf(parameters);
  const shown = { query, hidden: [...hidden], chosen: [...chosen] };
  const active = stored.views.find((view) => isSame(view, shown));

  const showColumns = (view: SharedViewResponse) =>
    changePreferences((newest) => ({
      ...newest,
      hidden: view.hidden,
      chosen: view.chosen,
      order: view.order.length > 0 ? view.order : newest.order,
    }));
  const save = async (name: string) => {
    const isDone =
      naming === 'new' || !naming
        ? await stored.add({ ...shown, name, order: [...order], isPrivate: true })
        : await stored.change({ ...naming, name });
    if (!isDone) return;
    toast({ title: t('list.viewSaved'), description: name });
    setNaming(undefined);
  };
  const share = async (view: SharedViewResponse) => {
    if (!(await stored.change({ ...view, isPrivate: false }))) return;
    toast({ title: t('list.viewShared'), description: view.name });
  };
  const remove = async (view: SharedViewResponse) => {
    if (!(await stored.remove(view.id))) return;
    toast({
      title: t('list.viewDeleted'),
      description: view.name,
      action: { label: common('actions.undo'), onSelect: () => void stored.add(view) },
    });
  };
  const actionsOf = (view: SharedViewResponse) => [
    { key: 'rename', label: t('list.renameView'), onClick: () => setNaming(view) },
    ...(view.isPrivate
      ? [{ key: 'share', label: t('list.shareView'), onClick: () => void share(view) }]
      : []),
    { key: 'delete', label: t('list.deleteView'), danger: true, onClick: () => void remove(view) },
  ];
  const isPlain = query === '' && hidden.length + chosen.length === 0;
  return (
    <>
      {stored.views.length > 0 && (
        <ViewTabs label={t('list.views')}>
          {isAlone && (
            <ViewTab
              to={adminPath(tab)}
              isCurrent={isPlain}
              count={undefined}
              onClick={() => changePreferences((newest) => ({ ...newest, hidden: [], chosen: [] }))}
            >
              {t('list.allView')}
            </ViewTab>
          )}
          {stored.views.map((view) => (
            <StoredTab
              key={view.id}
              tab={tab}
              view={view}
              isCurrent={view === active}
              useCount={useCount}
              onShow={() => showColumns(view)}
            />
          ))}
        </ViewTabs>
      )}
      {active?.mayChange && <RowMenu name={active.name} items={actionsOf(active)} />}
      {!active && !isPlain && (
        <Button type="text" size="small" onClick={() => setNaming('new')}>
          {t('list.saveView')}
        </Button>
      )}
      <NameDialog
        isOpen={naming !== undefined}
        name={naming === 'new' ? undefined : naming?.name}
        taken={stored.views.filter(isBesideOf(naming)).map(({ name }) => name)}
        isBusy={stored.isBusy}
        onClose={() => setNaming(undefined)}
        onSave={(name) => void save(name)}
      />
    </>
  );
}

interface StoredTabProps {
  readonly tab: SharedViewList;
  readonly view: SharedViewResponse;
  readonly isCurrent: boolean;
  readonly useCount: UseViewCount;
  readonly onShow: () => void;
}

function StoredTab({ tab, view, isCurrent, useCount, onShow }: StoredTabProps) {
  const parameters = new URLSearchParams(view.query);
  const count = useCount(parameters);
  return (
    <ViewTab
      to={adminPath(tab, Object.fromEntries(parameters))}
      isCurrent={isCurrent}
      count={count}
      onClick={onShow}
    >
      <bdi>{view.name}</bdi>
    </ViewTab>
  );
}

interface NameDialogProps {
  readonly isOpen: boolean;
  /** Of the view that is renamed. */
  readonly name: string | undefined;
  readonly taken: readonly string[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

function NameDialog({ isOpen, name, taken, isBusy, onClose, onSave }: NameDialogProps) {
  const { t } = useTranslation('admin');
  const isTaken = (typed: string) => typed !== name && taken.includes(typed);
  return (
    <FormModal<NameValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t(name === undefined ? 'list.saveView' : 'list.renameView')}
      submitLabel={t('list.save')}
      isBusy={isBusy}
      onSubmit={(values) => onSave(values.name.trim())}
    >
      <Form.Item
        name="name"
        label={t('list.viewName')}
        initialValue={name}
        rules={[
          { required: true, whitespace: true, message: t('list.viewNameRequired') },
          {
            validator: async (_rule, typed: string = '') => {
              if (isTaken(typed.trim())) throw new Error(t('list.viewNameTaken'));
            },
          },
        ]}
      >
        <Input maxLength={SHARED_VIEW_LIMITS.nameMax} />
      </Form.Item>
    </FormModal>
  );
}

const noCount: UseViewCount = () => undefined;

/** Own names and those of the team may be the same. */
const isBesideOf = (naming: SharedViewResponse | 'new' | undefined) => (view: SharedViewResponse) =>
  view.isPrivate === (naming === 'new' || !naming || naming.isPrivate);

function queryOf(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name]) => !MOMENTARY.includes(name));
  return String(new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const isSame = (one: View, other: View) =>
  one.query === other.query && sameKeys(one.hidden, other.hidden) && sameKeys(one.chosen, other.chosen);

const sameKeys = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();
