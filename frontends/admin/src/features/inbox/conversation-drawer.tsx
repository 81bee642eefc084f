import type { MessageConversationResponse, QuoteConversationResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { countryName } from '@kp/i18n/country-name';
import { SkeletonText, useFormats } from '@kp/ui';
import { Flex, LoadFailure, Select } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import {
  type Box,
  type ConversationStatus,
  STATUSES,
  useGetContactMessageQuery,
  useGetQuoteRequestQuery,
  useSetContactMessageStatusMutation,
  useSetQuoteRequestStatusMutation,
} from './inbox-api';
import { HistoryButton } from '../../shared/audit/history-button';
import styles from './inbox.module.css';
import { Quotes } from './quotes';
import { ReplyBox } from './reply-box';
import { ShortDate } from '../../shared/short-date';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 640;
/** As the audit log names them. */
const SUBJECTS = { messages: 'contact-message', quotes: 'quote-request' } as const;

export interface ConversationDrawerProps {
  readonly box: Box;
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

export function ConversationDrawer({ box, id, onClose }: ConversationDrawerProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={t(`inbox.one.${box}`)}
      extra={id !== undefined && <HistoryButton subject={SUBJECTS[box]} subjectId={id} />}
    >
      {id !== undefined && <LoadedConversation key={`${box}-${id}`} {...{ box, id }} />}
    </SideDrawer>
  );
}

type Conversation = MessageConversationResponse | QuoteConversationResponse;
type ConversationProps = Pick<ConversationDrawerProps, 'box'> & { readonly id: number };

function LoadedConversation({ box, id }: ConversationProps) {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const message = useGetContactMessageQuery({ id }, { skip: box === 'quotes' });
  const request = useGetQuoteRequestQuery({ id }, { skip: box === 'messages' });
  const query = box === 'quotes' ? request : message;
  const conversation: Conversation | undefined = query.currentData;
  if (!conversation && query.error) return <LoadFailure {...failure.panel(query, t('inbox.failed'))} />;
  if (!conversation) return <SkeletonText lines={8} />;
  return (
    <Flex vertical gap="large">
      <StatusSelect box={box} id={id} status={conversation.status} />
      <Sender conversation={conversation} />
      <Correspondence conversation={conversation} />
      <ReplyBox box={box} conversation={conversation} />
      {'quotes' in conversation && <Quotes conversation={conversation} />}
    </Flex>
  );
}

function Sender({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('adminPeople');
  const { language, number } = useFormats();
  const { email, name, phone } = conversation;
  const ofRequest = 'companyName' in conversation ? conversation : null;
  const facts = [
    ['from', <bdi key="name">{name}</bdi>],
    [
      'email',
      <a key="email" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>,
    ],
    ['phone', phone && <bdi dir="ltr">{phone}</bdi>],
    ['company', ofRequest && <bdi>{ofRequest.companyName}</bdi>],
    ['country', ofRequest?.country && countryName(ofRequest.country, language)],
    ['vatNumber', ofRequest?.vatNumber && <bdi dir="ltr">{ofRequest.vatNumber}</bdi>],
    ['locations', ofRequest?.locations && number(ofRequest.locations)],
    [
      'orderNumber',
      'orderNumber' in conversation && conversation.orderNumber && (
        <bdi dir="ltr">{conversation.orderNumber}</bdi>
      ),
    ],
  ] as const;
  const items = facts.flatMap(([key, children]) =>
    children ? [{ key, label: t(`inbox.${key}`), children }] : [],
  );
  return <Descriptions size="small" column={1} items={items} />;
}

function Correspondence({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('adminPeople');
  const first = {
    id: 0,
    author: conversation.name,
    createdAt: conversation.createdAt,
    text: 'message' in conversation ? conversation.message : conversation.products,
  };
  return (
    <section aria-label={t('inbox.conversation')}>
      {'subject' in conversation && (
        <h2>
          <bdi>{conversation.subject}</bdi>
        </h2>
      )}
      <ol className={styles.conversation}>
        {[first, ...conversation.replies].map(({ id, author, createdAt, text }) => (
          <li key={id} data-reply={id > 0 || undefined}>
            <p className={styles.author}>
              <bdi>{author}</bdi> <ShortDate iso={createdAt} />
            </p>
            <p dir="auto" className={styles.text}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StatusSelectProps {
  readonly box: Box;
  readonly id: number;
  readonly status: ConversationStatus;
}

function StatusSelect({ box, id, status }: StatusSelectProps) {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const [setMessage, message] = useSetContactMessageStatusMutation();
  const [setRequest, request] = useSetQuoteRequestStatusMutation();
  const change = async (next: ConversationStatus) => {
    const argument = { id, setConversationStatusRequest: { status: next } };
    const { error } = await (box === 'quotes' ? setRequest(argument) : setMessage(argument));
    if (error) failure.show(error, { title: t('inbox.statusFailed') });
  };
  return (
    <Select<ConversationStatus>
      aria-label={t('inbox.status')}
      className={styles.status}
      value={status}
      disabled={message.isLoading || request.isLoading}
      onChange={(next) => void change(next)}
      options={STATUSES.map((value) => ({ value, label: t(`inbox.statuses.${value}`) }))}
    />
  );
}
