import { type AdminPageResponse, officeApi } from '@kp/api-client/office';
import { isFixedPage, MAX_PAGE_TITLE_LENGTH, PAGE_PLACEMENTS, pagePath } from '@kp/commerce/shop-pages';
import { directionOf, LANGUAGES } from '@kp/i18n';
import { Button, Flex, Form, Input, Select } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../../shared/admin-path';
import { lazySection } from '../../../shared/lazy-panel';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard';
import { Loaded } from '../loaded';
import { PageHistory } from './page-history';
import { PagePreview } from './page-preview';
import styles from './pages.module.css';
import { usePageDraft } from './use-page-draft';
import { WrittenText } from './written-text';

const TextEditor = lazySection(async () => (await import('./text-editor')).TextEditor);

interface PageEditorProps {
  readonly slug: string;
}

/** A page in all its languages: written, looked at, kept, shown to customers, and taken back. */
export function PageEditor({ slug }: PageEditorProps) {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetAdminPageQuery({ slug });
  return (
    <>
      <Link to={adminPath('settings', { section: 'pages' })} className={styles.back}>
        {t('pages.all')}
      </Link>
      <Loaded query={query}>{(page) => <LoadedPage page={page} />}</Loaded>
    </>
  );
}

function LoadedPage({ page }: { readonly page: AdminPageResponse }) {
  const { t } = useTranslation(['adminSettings', 'common']);
  const { slug } = page;
  const draft = usePageDraft(page);
  const { language, text, state } = draft;
  const textKey = `${language}-${draft.loadedAt}`;
  /** The text that writing began with. */
  const [openKey, setOpenKey] = useState<string>();
  useUnsavedGuard(draft.isChanged, t('unsaved'), draft.discard);
  const name = isFixedPage(slug) ? t(`common:footer.${slug}`) : pagePath(slug);
  const written = { lang: language, dir: directionOf(language) };
  const isPublished = state === 'published' || state === 'changed';
  return (
    <div className={styles.editor}>
      <h3>
        {name} <small className={styles.state}>{t(`pages.states.${state}`)}</small>
      </h3>
      <Flex wrap gap="small">
        <Form.Item label={t('brand.language')} layout="vertical" className={styles.choice}>
          <Select
            aria-label={t('brand.language')}
            value={language}
            options={LANGUAGES.map(({ code, nativeName }) => ({
              value: code,
              label: draft.isWritten(code) ? nativeName : t('pages.notWritten', { language: nativeName }),
            }))}
            onChange={draft.setLanguage}
          />
        </Form.Item>
        <Form.Item label={t('pages.placement')} layout="vertical" className={styles.choice}>
          <Select
            aria-label={t('pages.placement')}
            value={draft.placement}
            disabled={isFixedPage(slug)}
            options={PAGE_PLACEMENTS.map((value) => ({ value, label: t(`pages.placements.${value}`) }))}
            onChange={draft.setPlacement}
          />
        </Form.Item>
      </Flex>
      <Form.Item label={t('pages.title')} layout="vertical">
        <Input
          {...written}
          aria-label={t('pages.title')}
          maxLength={MAX_PAGE_TITLE_LENGTH}
          value={text.title}
          onChange={({ target }) => draft.change({ title: target.value })}
        />
      </Form.Item>
      {openKey === undefined ? (
        <WrittenText
          label={t('pages.text')}
          value={text.body}
          {...written}
          onWrite={() => setOpenKey(textKey)}
        />
      ) : (
        <TextEditor
          key={textKey}
          label={t('pages.text')}
          value={text.body}
          isFocused={openKey === textKey}
          {...written}
          onChange={(body) => draft.change({ body })}
        />
      )}
      <Flex wrap gap="small">
        <Button type="primary" disabled={!draft.canPublish} loading={draft.isBusy} onClick={draft.publish}>
          {t('pages.publish')}
        </Button>
        <Button disabled={!draft.isChanged} loading={draft.isBusy} onClick={draft.save}>
          {t('pages.save')}
        </Button>
        <PagePreview title={text.title} body={text.body} {...written} />
        {isPublished && (
          <Button onClick={draft.takeBack} loading={draft.isBusy}>
            {t('pages.takeBack')}
          </Button>
        )}
        {isPublished && (
          <a href={pagePath(slug)} target="_blank" rel="noopener" className={styles.visit}>
            {t('pages.visit')}
          </a>
        )}
      </Flex>
      {!isFixedPage(slug) && page.revisionId !== null && (
        <Popconfirm
          title={t('pages.deleteQuestion')}
          okText={t('pages.delete')}
          cancelText={t('common:actions.close')}
          onConfirm={draft.remove}
        >
          <Button danger className={styles.delete}>
            {t('pages.delete')}
          </Button>
        </Popconfirm>
      )}
      <PageHistory page={page} onRestore={draft.restore} />
    </div>
  );
}
