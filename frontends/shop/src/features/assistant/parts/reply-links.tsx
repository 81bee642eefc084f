import { ContactButton } from '@kp/client';
import { Icon } from '@kp/ui';
import { Link } from 'react-router';
import type { ReplyLink, ReplySource } from '../reply.types';
import { isHttpsUrl, isShopPath } from '../safe-url';
import styles from './parts.module.css';

/** The form that every page opens on the spot. */
const CONTACT = '#contact';

/** A link within the shop; text when the reply names anything else. */
export function ShopLink({ url, children }: { readonly url: string; readonly children: string }) {
  return isShopPath(url) ? (
    <Link to={url} dir="auto">
      {children}
    </Link>
  ) : (
    <span dir="auto">{children}</span>
  );
}

export function ReplyLinks({ links }: { readonly links: readonly ReplyLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, url }, index) => (
        <li key={index} className={styles.link}>
          <Icon name="arrow-end" size={18} />
          {url === CONTACT ? (
            <ContactButton dir="auto">{label}</ContactButton>
          ) : (
            <ShopLink url={url}>{label}</ShopLink>
          )}
        </li>
      ))}
    </ul>
  );
}

export const nameOfSource = ({ title, section }: ReplySource) => (section ? `${title}, ${section}` : title);

/** Each once: two answers of a reply may have the same. */
export function ReplySources({ sources }: { readonly sources: readonly ReplySource[] }) {
  const urlsByName = new Map(sources.map((source) => [nameOfSource(source), source.url]));
  return (
    <ul className={styles.links}>
      {[...urlsByName].map(([name, url]) => (
        <li key={name} className={styles.link}>
          <Icon name="info" size={18} />
          {isHttpsUrl(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
              {name}
            </a>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
