import { useProblemText } from '@kp/client';
import type { Money } from '@kp/commerce';
import type { WalletAddress } from '@kp/commerce/wallet-address';
import { Badge, Button, Dialog, EmailInput, RadioGroup, useFormats } from '@kp/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpressWalletProps, WalletTotals } from '../express-wallet';
import { TestModeNote } from '../payment-notes';
import { useTestProvider, walletOutcome } from './test-wallet';
import styles from './test-express.module.css';

/** Stands for Apple Pay and Google Pay, which the test provider does not have. */
export function TestExpress({ totals, totalsFor, onOrder }: ExpressWalletProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState('wallet@example.com');
  const { chosen, choose } = useChosenPlace(totalsFor);
  const confirm = useTestProvider();
  const agree = (action: 'wallet' | 'approve-declined') => {
    if (!chosen.totals) return;
    setOpen(false);
    setBusy(true);
    const details = { ...chosen.place, email };
    const wallet = {
      pay: async ({ ref }: { ref: string }) => walletOutcome(await confirm(ref, { action })),
    };
    void onOrder(details, wallet).finally(() => setBusy(false));
  };
  const open = () => {
    setOpen(true);
    void choose(chosen.place);
  };
  const title = t('express.testWallet');
  return (
    <>
      <Button isWide isBusy={isBusy} className={styles.button} onClick={open}>
        {title} <Badge tone="warning">{t('common:shop.testMode')}</Badge>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <Answers
            total={chosen.totals?.total ?? totals.total}
            isKnown={chosen.totals !== undefined}
            onAnswer={agree}
            onCancel={() => setOpen(false)}
          />
        }
      >
        <Sheet {...{ email, chosen, choose }} onEmail={setEmail} onEnter={() => agree('wallet')} />
      </Dialog>
    </>
  );
}

interface SheetProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly chosen: ChosenPlace;
  readonly choose: (place: ChosenPlace['place']) => Promise<void>;
  readonly onEnter: () => void;
}

function Sheet({ email, onEmail, chosen, choose, onEnter }: SheetProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  const id = useId();
  const { place, totals, problem } = chosen;
  // The form around the button would be sent.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.sheet}>
      <TestModeNote />
      <EmailInput
        label={t('contact.email')}
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        onKeyDown={onKeyDown}
      />
      <RadioGroup
        legend={t('shipping.title')}
        name={`${id}place`}
        value={place.name}
        onChange={(name) => void choose(PLACES.find((one) => one.name === name)!)}
        options={PLACES.map(({ name, line1, city, phone }) => ({
          value: name,
          label: name,
          description: [line1, city, phone ?? t('express.withoutPhone')].join(' · '),
        }))}
      />
      <p aria-live="polite">
        {problem}
        {totals && `${t('common:totals.shipping')}: `}
        {totals?.shipping.minor === 0 && t('common:totals.shippingFree')}
        {totals && totals.shipping.minor > 0 && money(totals.shipping)}
      </p>
    </div>
  );
}

interface AnswersProps {
  readonly total: Money;
  readonly isKnown: boolean;
  readonly onAnswer: (action: 'wallet' | 'approve-declined') => void;
  readonly onCancel: () => void;
}

function Answers({ total, isKnown, onAnswer, onCancel }: AnswersProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  return (
    <>
      <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
      <Button isDisabled={!isKnown} onClick={() => onAnswer('approve-declined')}>
        {t('pay.wallet.decline')}
      </Button>
      <Button variant="primary" isDisabled={!isKnown} onClick={() => onAnswer('wallet')}>
        {t('payInvoice.pay', { amount: money(total) })}
      </Button>
    </>
  );
}

interface ChosenPlace {
  readonly place: WalletAddress & { readonly name: string };
  /** Once they are known. */
  readonly totals?: WalletTotals;
  readonly problem?: string;
}

/** With what the order costs there. */
function useChosenPlace(totalsFor: ExpressWalletProps['totalsFor']) {
  const [chosen, setChosen] = useState<ChosenPlace>({ place: PLACES[0]! });
  const problemText = useProblemText();
  const latest = useRef<WalletAddress>(undefined);
  const choose = async (place: ChosenPlace['place']) => {
    latest.current = place;
    setChosen({ place });
    const answer = await totalsFor(place).then(
      (totals) => ({ totals }),
      (error: unknown) => ({ problem: problemText(error) }),
    );
    if (latest.current === place) setChosen({ place, ...answer });
  };
  return { chosen, choose };
}

/** In two regions of delivery, and one that tells too little for an order. */
const PLACES: readonly ChosenPlace['place'][] = [
  {
    name: 'Ana Popescu',
    phone: '0721 000 000',
    line1: 'Strada Lipscani 12',
    city: 'București',
    state: 'B',
    postal_code: '030031',
    country: 'RO',
  },
  {
    name: 'Ioan Mureșan',
    phone: '0722 000 111',
    line1: 'Strada Memorandumului 28',
    city: 'Cluj-Napoca',
    state: 'CJ',
    postal_code: '400114',
    country: 'RO',
  },
  {
    name: 'Maria Ionescu',
    line1: 'Bulevardul Revoluției 5',
    city: 'Timișoara',
    state: 'TM',
    postal_code: '300024',
    country: 'RO',
  },
];
