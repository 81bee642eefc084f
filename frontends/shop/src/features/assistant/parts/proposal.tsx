import { useCart } from '@kp/client';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProposalPart } from '../reply.types';
import styles from './parts.module.css';
import { productPath } from './product-cards';

interface ProposalProps {
  readonly proposal: ProposalPart;
  readonly onAdded: (productIds: readonly number[]) => void;
}

/** Nothing is in the cart before the customer confirms. */
export function Proposal({ proposal, onAdded }: ProposalProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const { money, number } = useFormats();
  const { items, total, added } = proposal;
  const currency = items[0]?.currency;
  if (!currency) return null;
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>{t('parts.proposal')}</h3>
      <ul className={styles.rows}>
        {items.map(({ productId, name, slug, quantity, price }) => (
          <li key={productId} className={styles.row}>
            <Link to={productPath(slug)}>
              <bdi>{name}</bdi>
            </Link>
            <bdi>{`${number(quantity)} × ${money({ amount: price, currency })}`}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.row}>
        <span>{t('parts.proposalTotal')}</span>
        <strong>{money({ amount: total, currency })}</strong>
      </p>
      <Confirmation missing={items.filter(({ productId }) => !added.includes(productId))} onAdded={onAdded} />
    </div>
  );
}

interface ConfirmationProps {
  readonly missing: ProposalPart['items'];
  readonly onAdded: ProposalProps['onAdded'];
}

function Confirmation({ missing, onAdded }: ConfirmationProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const { add } = useCart();
  const [isAdding, setAdding] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const addMissing = async () => {
    setAdding(true);
    setFailed(false);
    const added: number[] = [];
    // One after the other: each tells by itself what is short.
    for (const { productId, name, slug, price, currency, quantity } of missing) {
      const product = { id: productId, name, slug, price, currency };
      if (await add(product, quantity, { isSilent: true })) added.push(productId);
    }
    setAdding(false);
    setFailed(added.length < missing.length);
    if (added.length > 0) onAdded(added);
  };
  const isDone = missing.length === 0;
  const outcome = useOutcomeFocus(isDone);
  const names = missing.map(({ name }) => name).join(', ');
  return (
    <div className={styles.confirmation}>
      {!isDone && (
        <Button variant="primary" icon="cart" isBusy={isAdding} onClick={() => void addMissing()}>
          {t('parts.proposalAdd')}
        </Button>
      )}
      <p ref={outcome} role="status" tabIndex={-1}>
        {isDone && t('parts.proposalAdded')}
        {hasFailed && t('parts.proposalFailed', { names })}
      </p>
      {isDone && <ButtonLink to="/cart">{t('common:cartToast.viewCart')}</ButtonLink>}
    </div>
  );
}

/** The button goes away when all is done: the focus goes on to what it did. */
function useOutcomeFocus(isDone: boolean) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) outcome.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return outcome;
}
