import type { SupplierFeedResponse } from '@kp/api-client/office';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { MoreCard } from '../../shared/editing/more-card';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { ChangesCard, SourceCard } from './feed-cards';
import { FeedReport } from './feed-report';
import { FeedStateCard } from './feed-state-card';
import { type FeedValues, problemsOf, requestOf, valuesOf } from './feed-values';
import { useCreateSupplierFeedByAdminMutation, useUpdateSupplierFeedByAdminMutation } from './feeds-api';

interface FeedEditorProps {
  /** Absent: a new one. */
  readonly feed: SupplierFeedResponse | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
  /** The next thing is to test it. */
  readonly onCreated: (id: number) => void;
}

export function FeedEditor({ feed, listPath, onClose, onCreated }: FeedEditorProps) {
  const { t } = useTranslation('adminImports');
  return (
    <EditorPage
      title={feed ? feed.name : t('feeds.add')}
      back={{ to: listPath, label: t('feeds.title') }}
      onClose={onClose}
      history={feed && { subject: 'supplier-feed', subjectId: feed.id }}
    >
      {(controls) => (
        <>
          <FeedFields key={feed?.version} feed={feed} controls={controls} onCreated={onCreated} />
          {feed && (
            <MoreCard title={t('feeds.report')}>
              <FeedReport feed={feed} />
            </MoreCard>
          )}
        </>
      )}
    </EditorPage>
  );
}

type FeedFieldsProps = Pick<FeedEditorProps, 'feed' | 'onCreated'> & { readonly controls: EditorControls };

function FeedFields({ feed, controls, onCreated }: FeedFieldsProps) {
  const { t } = useTranslation('adminImports');
  const { t: catalog } = useTranslation('adminCatalog');
  const [create] = useCreateSupplierFeedByAdminMutation();
  const [update] = useUpdateSupplierFeedByAdminMutation();
  const editor = useEditor<SupplierFeedResponse, FeedValues>({
    stored: feed,
    valuesOf,
    send: (values, before) =>
      before
        ? update({
            id: before.id,
            updateSupplierFeedRequest: { ...requestOf(values), version: before.version },
          })
        : create({ saveSupplierFeedRequest: requestOf(values) }),
    savedText: t('feeds.saved'),
    failedText: t('feeds.saveFailed'),
    onSaved: (saved) => {
      controls.onStored();
      if (!feed) onCreated(saved.id);
    },
  });
  return (
    <EditorForm<FeedValues>
      name="supplier-feed"
      rules={(values) => problemsOf(values, feed)}
      editor={editor}
      controls={controls}
      submitLabel={catalog('products.save')}
      conflictTexts={{ title: t('feeds.saveFailed'), labelOf: (field) => field }}
      unkept={['secret', 'address']}
      side={<FeedStateCard feed={feed} />}
    >
      <SourceCard feed={feed} />
      <ChangesCard />
    </EditorForm>
  );
}
