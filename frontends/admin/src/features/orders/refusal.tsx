import styles from './status-control.module.css';

/** Why the shop did not take a change, for as long as it matters; nothing while there is nothing to say. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p role="alert" className={styles.refusal}>
      {text}
    </p>
  ) : null;
}
