import { linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ErrorPanel, Page, VisuallyHidden } from '@kp/ui';
import { Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import styles from '../unsubscribe/unsubscribe.module.css';

const NOT_FOUND = 404;

/** Opening the page changes nothing: programs that check mails open every link. */
export function NewsletterPage() {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const query = linksApi.useGetNewsletterSignUpQuery({ token });
  const [confirm, { isLoading, isSuccess }] = linksApi.useConfirmNewsletterMutation();
  const { currentData, error } = query;
  const hasEnded = isApiError(error) && error.status === NOT_FOUND;
  const isDone = isSuccess || currentData?.isConfirmed === true;
  const title = hasEnded ? 'newsletter.ended' : isDone ? 'newsletter.done' : 'newsletter.title';
  const subscribe = async () => {
    const { error: problem } = await confirm({ token });
    if (problem) failure.show(problem, { title: t('newsletter.failed') });
  };
  return (
    <Page width="narrow">
      <PageHead title={t('newsletter.title')} />
      <Card className={styles.card}>
        {error && !hasEnded ? (
          <ErrorPanel {...failure.panel(query)} />
        ) : !currentData && !hasEnded ? (
          <>
            <VisuallyHidden role="status">{common('actions.loading')}</VisuallyHidden>
            <Skeleton active paragraph={{ rows: 3 }} />
          </>
        ) : (
          <>
            <div role="status">
              <h1>{t(title)}</h1>
            </div>
            <p>
              {t(hasEnded ? 'newsletter.endedText' : isDone ? 'newsletter.doneText' : 'newsletter.intro')}
            </p>
            <div className={styles.actions}>
              {isDone || hasEnded ? (
                <LinkButton to="/">{t('newsletter.home')}</LinkButton>
              ) : (
                <Button type="primary" loading={isLoading} onClick={() => void subscribe()}>
                  {t('newsletter.confirm')}
                </Button>
              )}
            </div>
          </>
        )}
      </Card>
    </Page>
  );
}
