import type { SharedViewResponse } from '@kp/api-client/admin';
import { useToast } from '@kp/client';
import { SHARED_VIEW_LIMITS, type SharedViewList } from '@kp/commerce';
import { Button, Flex, Form, Input } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPath } from '../admin-path';
import { FormModal } from '../form-modal';
import { type SavedView, useListPreferences } from './list-preferences';
import { useTeamViews } from './team-views';
import styles from './saved-views.module.css';

/** Parts of the address that are no part of a view. */
const MOMENTARY = ['tab', 'page', 'open', 'order'];

interface NameValues {
  readonly name: string;
}

/** Named searches of a list with its filters, sort and columns. */
export function SavedViews({ tab }: { readonly tab: SharedViewList }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [{ views, hidden, order }, change] = useListPreferences(tab);
  const team = useTeamViews(tab);
  const [naming, setNaming] = useState<{ renamed?: SavedView; renamedOfTeam?: SharedViewResponse }>();
  const query = queryOf(parameters);
  const active = views.find((view) => isSame(view, { query, hidden }));
  const activeOfTeam = active ? undefined : team.views.find((view) => isSame(view, { query, hidden }));

  const show = (view: Omit<SavedView, 'name'> & { readonly order?: readonly string[] }) => {
    change((newest) => ({
      ...newest,
      hidden: view.hidden,
      order: view.order?.length ? view.order : newest.order,
    }));
    void navigate(adminPath(tab, Object.fromEntries(new URLSearchParams(view.query))));
  };
  const replaceViews = (next: (newest: readonly SavedView[]) => readonly SavedView[]) =>
    change((newest) => ({ ...newest, views: next(newest.views) }));
  const without = (view: SavedView) =>
    replaceViews((newest) => newest.filter(({ name }) => name !== view.name));
  const save = async (name: string) => {
    const { renamed, renamedOfTeam } = naming ?? {};
    if (renamedOfTeam) {
      if (!(await team.rename(renamedOfTeam.id, name))) return;
    } else {
      replaceViews((newest) =>
        renamed
          ? newest.map((view) => (view.name === renamed.name ? { ...view, name } : view))
          : [...newest, { name, query, hidden }],
      );
    }
    toast({ title: t('list.viewSaved'), description: name });
    setNaming(undefined);
  };
  const share = async (view: SavedView) => {
    if (!(await team.share({ ...view, order }))) return;
    without(view);
    toast({ title: t('list.viewShared'), description: view.name });
  };
  const sayDeleted = (name: string, undo: () => void) =>
    toast({
      title: t('list.viewDeleted'),
      description: name,
      action: { label: common('actions.undo'), onSelect: undo },
    });
  const remove = (view: SavedView) => {
    const at = views.indexOf(view);
    without(view);
    sayDeleted(view.name, () => replaceViews((newest) => newest.toSpliced(at, 0, view)));
  };
  const removeOfTeam = async (view: SharedViewResponse) => {
    if (await team.remove(view.id)) sayDeleted(view.name, () => void team.share(view));
  };
  const isPlain = query === '' && hidden.length === 0;
  const hasViews = views.length > 0 || team.views.length > 0;
  if (!hasViews && isPlain) return null;
  return (
    <Flex wrap align="center" gap="small" role="group" aria-label={t('list.views')}>
      {hasViews && (
        <ViewButton
          name={t('list.allView')}
          isActive={isPlain}
          onClick={() => show({ query: '', hidden: [] })}
        />
      )}
      <ViewGroup title={t('list.yourViews')} views={views} active={active} onShow={show} />
      <ViewGroup title={t('list.teamViews')} views={team.views} active={activeOfTeam} onShow={show} />
      {active && (
        <>
          <ViewActions onRename={() => setNaming({ renamed: active })} onDelete={() => remove(active)} />
          <Button type="text" disabled={team.isBusy} onClick={() => void share(active)}>
            {t('list.shareView')}
          </Button>
        </>
      )}
      {activeOfTeam?.mayChange && (
        <ViewActions
          onRename={() => setNaming({ renamedOfTeam: activeOfTeam })}
          onDelete={() => void removeOfTeam(activeOfTeam)}
        />
      )}
      {!active && !activeOfTeam && !isPlain && (
        <Button type="text" onClick={() => setNaming({})}>
          {t('list.saveView')}
        </Button>
      )}
      <NameDialog
        isOpen={naming !== undefined}
        name={(naming?.renamedOfTeam ?? naming?.renamed)?.name}
        taken={(naming?.renamedOfTeam ? team.views : views).map(({ name }) => name)}
        isBusy={team.isBusy}
        onClose={() => setNaming(undefined)}
        onSave={(name) => void save(name)}
      />
    </Flex>
  );
}

interface ViewGroupProps<View> {
  readonly title: string;
  readonly views: readonly View[];
  readonly active: View | undefined;
  readonly onShow: (view: View) => void;
}

function ViewGroup<View extends SavedView>({ title, views, active, onShow }: ViewGroupProps<View>) {
  const id = useId();
  if (views.length === 0) return null;
  return (
    <Flex wrap align="center" gap="small" role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {views.map((view) => (
        <ViewButton
          key={view.name}
          name={view.name}
          isActive={view === active}
          onClick={() => onShow(view)}
        />
      ))}
    </Flex>
  );
}

function ViewActions({
  onRename,
  onDelete,
}: {
  readonly onRename: () => void;
  readonly onDelete: () => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Button type="text" onClick={onRename}>
        {t('list.renameView')}
      </Button>
      <Button type="text" danger onClick={onDelete}>
        {t('list.deleteView')}
      </Button>
    </>
  );
}

interface ViewButtonProps {
  readonly name: string;
  readonly isActive: boolean;
  readonly onClick: () => void;
}

function ViewButton({ name, isActive, onClick }: ViewButtonProps) {
  return (
    <Button shape="round" aria-pressed={isActive} type={isActive ? 'primary' : 'default'} onClick={onClick}>
      <bdi>{name}</bdi>
    </Button>
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

function queryOf(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name]) => !MOMENTARY.includes(name));
  return String(new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const isSame = (one: Omit<SavedView, 'name'>, other: Omit<SavedView, 'name'>) =>
  one.query === other.query && one.hidden.toSorted().join() === other.hidden.toSorted().join();
