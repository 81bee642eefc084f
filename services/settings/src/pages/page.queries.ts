import type { PagePlacement, TextNode } from '@kp/commerce/shop-pages';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared } from '@kp/platform/database';

export interface PageTranslation {
  language: LanguageCode;
  title: string;
  body: TextNode;
}

export interface PageRow {
  id: number;
  slug: string;
  placement: PagePlacement;
  publishedRevisionId: number | null;
  publishedAt: Date | null;
  revisionId: number;
  savedAt: Date;
  content: PageTranslation[];
}

export interface PageRevision {
  id: number;
  savedAt: Date;
  /** Null once the account is deleted. */
  savedBy: string | null;
}

/** What lists and footers need of a published page. */
export interface PublishedPage {
  slug: string;
  placement: PagePlacement;
  publishedAt: Date;
  titles: { language: LanguageCode; title: string }[];
}

const PAGE = `SELECT p.id, p.slug, p.placement, p.published_revision_id AS "publishedRevisionId",
    p.published_at AS "publishedAt", r.id AS "revisionId", r.saved_at AS "savedAt", r.content
  FROM page p JOIN LATERAL (
    SELECT * FROM page_revision WHERE page_id = p.id ORDER BY id DESC LIMIT 1) r ON true`;

export const LIST_PAGES = prepared('settings.list-pages', `${PAGE} ORDER BY p.slug`);
export const FIND_PAGE = prepared('settings.find-page', `${PAGE} WHERE p.slug = $1`);
/** The row of a page stands for its revisions. */
export const LOCK_PAGE = prepared('settings.lock-page', 'SELECT id FROM page WHERE slug = $1 FOR UPDATE');
export const COUNT_PAGES = prepared('settings.count-pages', 'SELECT count(*)::int AS count FROM page');

export const ADD_PAGE = prepared(
  'settings.add-page',
  'INSERT INTO page (slug, placement) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
);
export const PLACE_PAGE = prepared('settings.place-page', 'UPDATE page SET placement = $2 WHERE id = $1');
export const ADD_REVISION = prepared(
  'settings.add-page-revision',
  'INSERT INTO page_revision (page_id, content, saved_by) VALUES ($1, $2::json, $3)',
);
export const PUBLISH_PAGE = prepared(
  'settings.publish-page',
  `UPDATE page SET published_revision_id = $2, published_at = CASE WHEN $2::int IS NULL THEN NULL ELSE now() END
    WHERE id = $1 AND ($2::int IS NULL OR EXISTS (SELECT FROM page_revision WHERE id = $2 AND page_id = $1))`,
);
export const DELETE_PAGE = prepared('settings.delete-page', 'DELETE FROM page WHERE id = $1');

export const LIST_REVISIONS = prepared(
  'settings.list-page-revisions',
  `SELECT r.id, r.saved_at AS "savedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') AS "savedBy"
     FROM page_revision r LEFT JOIN app_user u ON u.id = r.saved_by
    WHERE r.page_id = $1 ORDER BY r.id DESC LIMIT 100`,
);
export const FIND_REVISION = prepared(
  'settings.find-page-revision',
  'SELECT content FROM page_revision WHERE id = $2 AND page_id = (SELECT id FROM page WHERE slug = $1)',
);

export const FIND_PUBLISHED = prepared(
  'settings.find-published-page',
  `SELECT r.content FROM page p JOIN page_revision r ON r.id = p.published_revision_id WHERE p.slug = $1`,
);

/** Titles alone, because every process keeps them. */
export const LIST_PUBLISHED_SQL = `SELECT p.slug, p.placement, p.published_at AS "publishedAt",
    (SELECT json_agg(json_build_object('language', c -> 'language', 'title', c -> 'title'))
       FROM json_array_elements(r.content) c) AS titles
  FROM page p JOIN page_revision r ON r.id = p.published_revision_id ORDER BY p.id`;
