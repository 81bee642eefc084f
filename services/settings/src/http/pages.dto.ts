import {
  FIXED_PAGES,
  isFixedPage,
  MAX_PAGE_TITLE_LENGTH,
  PAGE_PLACEMENTS,
  type PagePlacement,
  pageSlugRule,
} from '@kp/commerce/shop-pages';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { IsText, IsWhole, ListOf, SingleLineText, ValidatesWith, WholeField } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { cleanPageText } from '../pages/page-text';
import type { PageRevision, PageRow, PageTranslation } from '../pages/page.queries';

/** For all eleven languages of a long page. */
export const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_TEXT_LENGTH = 400_000;

function isDocument(text: unknown): boolean {
  try {
    return typeof text === 'string' && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** A document of the editor as JSON; parts that are not known are left out. */
const DocumentText = () =>
  applyDecorators(
    ValidateBy(
      { name: 'isDocument', validator: { validate: isDocument } },
      { message: '$property must be a text of the editor' },
    ),
    IsText(MAX_TEXT_LENGTH),
  );

export class PageParam {
  /** @example "delivery-on-saturdays" */
  @ValidatesWith(pageSlugRule)
  @IsString()
  slug: string;
}

export class PageRevisionParam extends PageParam {
  @WholeField(1)
  revisionId: number;
}

export class PageTranslationBody {
  /** @example "ro" */
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;

  @SingleLineText()
  @IsText(MAX_PAGE_TITLE_LENGTH)
  title: string;

  /** A document of the editor as JSON; parts that are not known are left out. @example "{\"type\":\"doc\"}" */
  @DocumentText()
  body: string;
}

const isGiven = (_body: object, value: unknown) => value !== null;

export class SavePageRequest {
  /** Where the footer leads to it. */
  @IsIn(PAGE_PLACEMENTS)
  placement: PagePlacement;

  @ListOf(() => PageTranslationBody, {
    max: LANGUAGE_CODES.length,
    uniqueBy: ({ language }: PageTranslationBody) => language,
  })
  content: PageTranslationBody[];

  /** Of the revision that was changed; null for a new page. */
  @IsWhole(1)
  @ValidateIf(isGiven)
  revisionId: number | null;

  get texts(): PageTranslation[] {
    return this.content.map(({ body, ...text }) => ({ ...text, body: cleanPageText(JSON.parse(body)) }));
  }
}

export class PublishPageRequest {
  /** Null takes the page back. */
  @IsWhole(1)
  @ValidateIf(isGiven)
  revisionId: number | null;
}

export class PreviewPageRequest {
  /** A document of the editor as JSON; parts that are not known are left out. @example "{\"type\":\"doc\"}" */
  @DocumentText()
  body: string;
}

export class PageHtmlResponse {
  /** Made of few elements, all text escaped. */
  html: string;
}

export class ShopPageResponse extends PageHtmlResponse {
  title: string;

  /** In which it is written: that which was asked for, or another that there is. */
  language: LanguageCode;
}

/** `none`: nobody has written it; `draft`: never published or taken back; `changed`: published, and changed since. */
export type PageState = 'none' | 'draft' | 'published' | 'changed';

export class AdminPageSummaryResponse {
  slug: string;
  placement: PagePlacement;
  state: PageState;

  /** Languages that it is written in. */
  languages: LanguageCode[];

  /** In the language of the catalogue or the first there is; empty for a page that nobody has written. */
  title: string;
  savedAt: string | null;

  static listOf(rows: readonly PageRow[]): AdminPageSummaryResponse[] {
    const fixed = FIXED_PAGES.map((slug) =>
      summaryOf(
        slug,
        rows.find((row) => row.slug === slug),
      ),
    );
    return [
      ...fixed,
      ...rows.filter(({ slug }) => !isFixedPage(slug)).map((row) => summaryOf(row.slug, row)),
    ];
  }
}

export class PageRevisionResponse {
  id: number;
  savedAt: string;
  savedBy: string | null;
}

export class AdminPageResponse {
  slug: string;
  placement: PagePlacement;
  state: PageState;
  content: PageTranslationBody[];
  revisionId: number | null;
  publishedRevisionId: number | null;

  /** Newest first. */
  revisions: PageRevisionResponse[];

  static of(slug: string, page: (PageRow & { revisions: PageRevision[] }) | undefined): AdminPageResponse {
    return {
      slug,
      placement: page?.placement ?? placementOf(slug),
      state: stateOf(page),
      content: bodiesOf(page?.content ?? []),
      revisionId: page?.revisionId ?? null,
      publishedRevisionId: page?.publishedRevisionId ?? null,
      revisions: (page?.revisions ?? []).map(({ id, savedAt, savedBy }) => ({
        id,
        savedAt: savedAt.toISOString(),
        savedBy,
      })),
    };
  }
}

export class PageContentResponse {
  content: PageTranslationBody[];

  static of(content: PageTranslation[]): PageContentResponse {
    return { content: bodiesOf(content) };
  }
}

const bodiesOf = (content: readonly PageTranslation[]): PageTranslationBody[] =>
  content.map(({ body, ...text }) => ({ ...text, body: JSON.stringify(body) }));

function placementOf(slug: string): PagePlacement {
  if (slug === 'terms' || slug === 'privacy') return 'legal';
  return slug === 'about' || slug === 'b2b' ? 'company' : isFixedPage(slug) ? 'help' : 'none';
}

function stateOf(page: Pick<PageRow, 'publishedRevisionId' | 'revisionId'> | undefined): PageState {
  if (!page) return 'none';
  if (page.publishedRevisionId === null) return 'draft';
  return page.publishedRevisionId === page.revisionId ? 'published' : 'changed';
}

const summaryOf = (slug: string, row: PageRow | undefined): AdminPageSummaryResponse => ({
  slug,
  placement: row?.placement ?? placementOf(slug),
  state: stateOf(row),
  languages: row?.content.map(({ language }) => language) ?? [],
  title: row?.content[0]?.title ?? '',
  savedAt: row?.savedAt.toISOString() ?? null,
});
