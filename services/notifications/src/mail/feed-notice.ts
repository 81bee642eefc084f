import { DEFAULT_LANGUAGE, formatDateTime, formatNumber } from '@kp/i18n';
import type { FeedNoticeRequested } from '../domain/feed-notice';
import type { MailContent } from '../domain/mail';
import { buttonBlock, letter, paragraph, typedParagraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';

/** To the shop itself: once for each time that the list breaks, and once a day at most for prices that wait. */
export async function feedNotice(notice: FeedNoticeRequested, shop: ShopContact): Promise<MailContent> {
  const { feedId, runId, name, problem, waiting, lastGoodAt } = notice;
  const language = DEFAULT_LANGUAGE;
  const { t } = await mailTranslator(language);
  const kind = problem === null ? 'waiting' : 'broken';
  const number = formatNumber(waiting, language);
  const subject = t(`mail:feedNotice.${kind}.subject`, { name, number });
  const intro = t(`mail:feedNotice.${kind}.intro`, { number });
  const good = lastGoodAt && t('mail:feedNotice.lastGood', { date: formatDateTime(lastGoodAt, language) });
  const today = new Date().toISOString().slice(0, 10);
  return {
    kind: 'feed-notice',
    onceFor: problem === null ? `${feedId}:${today}` : `${feedId}:run-${runId}`,
    subject,
    ...letter({
      t,
      shop,
      language,
      title: subject,
      preview: intro,
      blocks: [
        paragraph(intro),
        ...(problem === null
          ? []
          : [typedParagraph(t(`problems:${problem}` as 'problems:FEED.UNREACHABLE'))]),
        ...(good ? [paragraph(good)] : []),
        buttonBlock({
          label: t('mail:feedNotice.open'),
          url: `${shop.publicUrl}/admin?tab=feeds&open=${feedId}`,
        }),
      ],
      reasons: [t('mail:shopNotice.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}
