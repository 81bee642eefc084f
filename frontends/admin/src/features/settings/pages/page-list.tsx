import { type AdminPageSummaryResponse, officeApi } from '@kp/api-client/office';
import { isFixedPage, isPageSlug, pagePath, PAGES_TO_WRITE } from '@kp/commerce/shop-pages';
import { LANGUAGES } from '@kp/i18n';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { Button, Flex, Input, Tag } from '@kp/ui/admin';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { adminPath } from '../../../shared/admin-path';
import { ShortDate } from '../../../shared/short-date';
import { Loaded } from '../loaded';
import styles from './pages.module.css';

const editPath = (page: string) => adminPath('settings', { section: 'pages', page });

const TONES = { none: 'default', draft: 'warning', published: 'success', changed: 'processing' } as const;

export function PageList() {
  const query = officeApi.useListAdminPagesQuery();
  return (
    <Loaded query={query}>
      {(pages) => (
        <>
          <ul className={styles.list}>
            {pages.map((page) => (
              <PageRow key={page.slug} page={page} />
            ))}
          </ul>
          <AddPage taken={pages.map(({ slug }) => slug)} />
        </>
      )}
    </Loaded>
  );
}

function PageRow({ page }: { readonly page: AdminPageSummaryResponse }) {
  const { t } = useTranslation(['adminSettings', 'common']);
  const { slug, state, title, languages, savedAt } = page;
  const isMissing = state === 'none' && !hasSampleContent() && PAGES_TO_WRITE.some((page) => page === slug);
  const name = isFixedPage(slug) ? t(`common:footer.${slug}`) : title || slug;
  return (
    <li className={styles.row}>
      <Link to={editPath(slug)} className={styles.name}>
        {name}
      </Link>
      <bdi className={styles.address}>{pagePath(slug)}</bdi>
      <Tag color={TONES[state]}>{t(`pages.states.${isMissing ? 'missing' : state}`)}</Tag>
      <span className={styles.facts}>
        {t('pages.languages', { written: languages.length, all: LANGUAGES.length })}
      </span>
      <span className={styles.facts}>{savedAt && <ShortDate iso={savedAt} />} </span>
    </li>
  );
}

function AddPage({ taken }: { readonly taken: readonly string[] }) {
  const { t } = useTranslation('adminSettings');
  const navigate = useNavigate();
  const [slug, setSlug] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPageSlug(slug)) return setProblem(t('pages.addressInvalid'));
    if (taken.includes(slug)) return setProblem(t('pages.addressTaken'));
    void navigate(editPath(slug));
  };
  return (
    <form onSubmit={submit} noValidate className={styles.add}>
      <label htmlFor="new-page">{t('pages.address')}</label>
      <Flex wrap gap="small">
        <Input
          id="new-page"
          dir="ltr"
          autoComplete="off"
          addonBefore="/pages/"
          value={slug}
          aria-invalid={problem !== undefined}
          aria-describedby="new-page-problem"
          onChange={({ target }) => {
            setSlug(target.value.trim().toLowerCase());
            setProblem(undefined);
          }}
          className={styles.slug}
        />
        <Button htmlType="submit">{t('pages.add')}</Button>
      </Flex>
      <p id="new-page-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
