import { PageHead, useRequestFailure } from '@kp/client';
import { Page } from '@kp/ui';
import { Alert, Button, Card, LinkButton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './confirm-email.module.css';

interface EmailLinkCardProps {
  /** Where the texts are: `profile.confirm` or `profile.undo`. */
  readonly texts: 'confirm' | 'undo';
  /** The email of the account, once the link was used. */
  readonly email?: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly next: { readonly to: string; readonly label: string };
  readonly onConfirm: () => void;
}

/** Acts on a click only: mail programs open links by themselves. */
export function EmailLinkCard({ texts, email, error, isBusy, next, onConfirm }: EmailLinkCardProps) {
  const { t } = useTranslation('account');
  const failure = useRequestFailure();
  const isDone = email !== undefined;
  const title = t(isDone ? `profile.${texts}.doneTitle` : `profile.${texts}.title`);
  return (
    <Page width="narrow">
      <PageHead title={title} />
      <Card>
        <div className={styles.content}>
          <h1>{title}</h1>
          {error !== undefined && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t(`profile.${texts}.failedTitle`)}
              description={failure.textOf(error)}
            />
          )}
          {isDone ? (
            <p role="status">{t(`profile.${texts}.done`, { email })}</p>
          ) : (
            <p>{t(`profile.${texts}.intro`)}</p>
          )}
          <div className={styles.actions}>
            {!isDone && (
              <Button type="primary" loading={isBusy} onClick={onConfirm}>
                {t(`profile.${texts}.button`)}
              </Button>
            )}
            {(isDone || error !== undefined) && <LinkButton to={next.to}>{next.label}</LinkButton>}
          </div>
        </div>
      </Card>
    </Page>
  );
}
