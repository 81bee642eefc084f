import { Icon } from '@kp/ui';
import { Link } from 'react-router';
import type { ReplyLink, ReplySource } from '../reply.types';
import { isHttpsUrl, isShopPath } from '../safe-url';
import styles from './parts.module.css';

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
          <ShopLink url={url}>{label}</ShopLink>
        </li>
      ))}
    </ul>
  );
}

export function ReplySources({ sources }: { readonly sources: readonly ReplySource[] }) {
  return (
    <ul className={styles.links}>
      {sources.map(({ title, section, url }, index) => {
        const text = section ? `${title}, ${section}` : title;
        return (
          <li key={index} className={styles.link}>
            <Icon name="info" size={18} />
            {isHttpsUrl(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
                {text}
              </a>
            ) : (
              <span dir="auto">{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
