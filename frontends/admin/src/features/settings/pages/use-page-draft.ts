import { type AdminPageResponse, officeApi, type PageTranslationBody } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { EMPTY_TEXT, isBlankText, type PagePlacement, type TextNode } from '@kp/commerce/shop-pages';
import type { LanguageCode } from '@kp/i18n';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminPath } from '../../../shared/admin-path';

const emptyText = (language: LanguageCode): PageTranslationBody => ({
  language,
  title: '',
  body: EMPTY_TEXT,
});

/** What is written of a page and not saved yet; it stays when saving fails. */
export function usePageDraft(page: AdminPageResponse) {
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send] = officeApi.useSaveAdminPageMutation();
  const [show] = officeApi.usePublishAdminPageMutation();
  const [drop] = officeApi.useDeleteAdminPageMutation();
  const navigate = useNavigate();
  const [read] = officeApi.useLazyGetAdminPageRevisionQuery();
  const [language, setLanguage] = useState<LanguageCode>(catalogLanguage());
  const [content, setContent] = useState<readonly PageTranslationBody[]>(page.content);
  const [placement, setPlacement] = useState<PagePlacement>(page.placement);
  const [isBusy, setBusy] = useState(false);
  /** The editor begins anew with what was restored. */
  const [loadedAt, setLoadedAt] = useState(0);
  const { slug, revisionId, publishedRevisionId } = page;
  const text = content.find((each) => each.language === language) ?? emptyText(language);
  const isChanged =
    placement !== page.placement || JSON.stringify(sorted(content)) !== JSON.stringify(sorted(page.content));

  const work = async (run: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await run();
      toast({ title: done });
    } catch (error) {
      failure.show(error, { title: t('saveFailed'), fields: [] });
    } finally {
      setBusy(false);
    }
  };
  const load = (texts: readonly PageTranslationBody[]) => {
    setContent(texts);
    setLoadedAt((count) => count + 1);
  };
  const sendDraft = async () => {
    const savePageRequest = { placement, content: [...content], revisionId };
    const saved = await send({ slug, savePageRequest }).unwrap();
    setContent(saved.content);
    return saved;
  };
  const showRevision = (id: number | null) => show({ slug, publishPageRequest: { revisionId: id } }).unwrap();
  return {
    language,
    setLanguage,
    text,
    placement,
    setPlacement,
    isBusy,
    isChanged,
    loadedAt,
    state: page.state,
    canPublish: isChanged || (revisionId !== null && revisionId !== publishedRevisionId),
    isWritten: (code: LanguageCode) => content.some((each) => each.language === code),
    change: (changes: Partial<PageTranslationBody>) =>
      setContent([...content.filter((each) => each.language !== language), { ...text, ...changes }]),
    save: () => void work(sendDraft, t('pages.saved')),
    publish: () =>
      void work(async () => {
        const current = isChanged ? (await sendDraft()).revisionId : revisionId;
        await showRevision(current);
      }, t('pages.published')),
    takeBack: () => void work(() => showRevision(null), t('pages.takenBack')),
    restore: (id: number) =>
      void work(async () => {
        const { content: texts } = await read({ slug, revisionId: id }, true).unwrap();
        load(texts);
      }, t('pages.restored')),
    remove: () =>
      void work(async () => {
        await drop({ slug }).unwrap();
        await navigate(adminPath('settings', { section: 'pages' }));
      }, t('pages.takenBack')),
    discard: () => load(page.content),
  };
}

const sorted = (content: readonly PageTranslationBody[]) =>
  [...content]
    .filter(({ title, body }) => title !== '' || !isBlankText(JSON.parse(body) as TextNode))
    .sort((one, other) => one.language.localeCompare(other.language))
    .map(({ language, title, body }) => [language, title, body]);
