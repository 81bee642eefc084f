import type { Type } from '@nestjs/common';
import type { EventHandler } from '@kp/platform/outbox';
import { FEED_NOTICE_REQUESTED, type FeedNoticeRequested } from '../domain/feed-notice';
import { feedNotice } from '../mail/feed-notice';
import type { ShopContact } from '../mail/mail-template';
import { type EventMails, handlerOf } from './event-mails';

export const feedMailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: FEED_NOTICE_REQUESTED,
    handler: 'notifications.write-feed-notice',
    about: { find: (_mails: EventMails, notice: FeedNoticeRequested) => Promise.resolve(notice) },
    template: feedNotice,
    to: (_notice: FeedNoticeRequested, shop: ShopContact) => shop.email,
  }),
];
