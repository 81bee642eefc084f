import type { AuditEntryResponse } from '@kp/api-client/admin';
import styles from './audit.module.css';

type Acted = Pick<AuditEntryResponse, 'actorName' | 'actorEmail'>;

/** Who it was, by name; by the email alone once the account is deleted. */
export function Actor({ entry: { actorName, actorEmail } }: { readonly entry: Acted }) {
  if (!actorName) return <bdi>{actorEmail}</bdi>;
  return (
    <>
      <bdi>{actorName}</bdi>{' '}
      <bdi dir="ltr" className={styles.email}>
        {actorEmail}
      </bdi>
    </>
  );
}
