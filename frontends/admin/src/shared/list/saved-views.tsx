import { useToast } from '@kp/client';
import { Button, Flex, Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPath, type AdminTab } from '../admin-path';
import { FormModal } from '../form-modal';
import { type SavedView, useListPreferences } from './list-preferences';

const MAX_NAME_LENGTH = 40;
/** Parts of the address that are no part of a view. */
const MOMENTARY = ['tab', 'page', 'open', 'order'];

interface NameValues {
  readonly name: string;
}

/** Named searches of a list with its filters, sort and columns. */
export function SavedViews({ tab }: { readonly tab: AdminTab }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [{ views, hidden }, change] = useListPreferences(tab);
  const [naming, setNaming] = useState<{ readonly renamed?: SavedView }>();
  const query = queryOf(parameters);
  const active = views.find((view) => isSame(view, { query, hidden }));

  const show = (view: Omit<SavedView, 'name'>) => {
    change((newest) => ({ ...newest, hidden: view.hidden }));
    void navigate(adminPath(tab, Object.fromEntries(new URLSearchParams(view.query))));
  };
  const replaceViews = (next: (newest: readonly SavedView[]) => readonly SavedView[]) =>
    change((newest) => ({ ...newest, views: next(newest.views) }));
  const save = (name: string) => {
    const { renamed } = naming ?? {};
    replaceViews((newest) =>
      renamed
        ? newest.map((view) => (view.name === renamed.name ? { ...view, name } : view))
        : [...newest, { name, query, hidden }],
    );
    toast({ title: t('list.viewSaved'), description: name });
    setNaming(undefined);
  };
  const remove = (view: SavedView) => {
    const at = views.indexOf(view);
    replaceViews((newest) => newest.filter(({ name }) => name !== view.name));
    const undo = () => replaceViews((newest) => newest.toSpliced(at, 0, view));
    toast({
      title: t('list.viewDeleted'),
      description: view.name,
      action: { label: common('actions.undo'), onSelect: undo },
    });
  };
  const isPlain = query === '' && hidden.length === 0;
  if (views.length === 0 && isPlain) return null;
  return (
    <Flex wrap align="center" gap="small" role="group" aria-label={t('list.views')}>
      {views.length > 0 && (
        <ViewButton
          name={t('list.allView')}
          isActive={isPlain}
          onClick={() => show({ query: '', hidden: [] })}
        />
      )}
      {views.map((view) => (
        <ViewButton key={view.name} name={view.name} isActive={view === active} onClick={() => show(view)} />
      ))}
      {active && (
        <>
          <Button type="text" onClick={() => setNaming({ renamed: active })}>
            {t('list.renameView')}
          </Button>
          <Button type="text" danger onClick={() => remove(active)}>
            {t('list.deleteView')}
          </Button>
        </>
      )}
      {!active && !isPlain && (
        <Button type="text" onClick={() => setNaming({})}>
          {t('list.saveView')}
        </Button>
      )}
      <NameDialog
        isOpen={naming !== undefined}
        name={naming?.renamed?.name}
        taken={views.map(({ name }) => name)}
        onClose={() => setNaming(undefined)}
        onSave={save}
      />
    </Flex>
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
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

function NameDialog({ isOpen, name, taken, onClose, onSave }: NameDialogProps) {
  const { t } = useTranslation('admin');
  const isTaken = (typed: string) => typed !== name && taken.includes(typed);
  return (
    <FormModal<NameValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t(name === undefined ? 'list.saveView' : 'list.renameView')}
      submitLabel={t('list.save')}
      isBusy={false}
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
        <Input maxLength={MAX_NAME_LENGTH} />
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
