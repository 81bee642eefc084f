import { isBlankText, isFixedPage, MAX_PAGES, type PagePlacement } from '@kp/commerce/shop-pages';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@kp/i18n/languages';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Injectable } from '@nestjs/common';
import { SettingsCache } from '../settings-cache';
import { SettingsError } from '../settings.errors';
import { pageHtml, plainText } from './page-text';
import {
  ADD_PAGE,
  ADD_REVISION,
  COUNT_PAGES,
  DELETE_PAGE,
  FIND_PAGE,
  FIND_PUBLISHED,
  FIND_REVISION,
  LIST_PAGES,
  LIST_REVISIONS,
  LOCK_PAGE,
  type PageRevision,
  type PageRow,
  type PageTranslation,
  PLACE_PAGE,
  PUBLISH_PAGE,
  type PublishedPage,
} from './page.queries';

export interface SavedPage {
  placement: PagePlacement;
  content: PageTranslation[];
  /** That which the changes were made in; null for a new page. */
  revisionId: number | null;
}

export interface ShownPage {
  title: string;
  language: LanguageCode;
  html: string;
}

/** Pages that the owner writes: each save is kept, and what is published stays until the next one is. */
@Injectable()
export class Pages {
  constructor(
    private readonly cache: SettingsCache,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<PageRow[]> {
    return this.sql.rows<PageRow>(LIST_PAGES);
  }

  get published(): readonly PublishedPage[] {
    return this.cache.current.pages;
  }

  /** Those in the footer or at an address of their own, named in a language. */
  publishedIn(language: LanguageCode): { slug: string; placement: PagePlacement; title: string }[] {
    return this.published.map(({ slug, placement, titles }) => ({
      slug,
      placement,
      title: inLanguage(titles, language)?.title ?? slug,
    }));
  }

  /** Undefined for a page that nobody has written yet. */
  async find(slug: string): Promise<(PageRow & { revisions: PageRevision[] }) | undefined> {
    const page = await this.sql.first<PageRow>(FIND_PAGE, [slug]);
    if (!page) return undefined;
    return { ...page, revisions: await this.sql.rows<PageRevision>(LIST_REVISIONS, [page.id]) };
  }

  /** @throws SettingsError SETTINGS.PAGE_NOT_FOUND */
  async revision(slug: string, id: number): Promise<PageTranslation[]> {
    const found = await this.sql.first<{ content: PageTranslation[] }>(FIND_REVISION, [slug, id]);
    if (!found) throw new SettingsError('SETTINGS.PAGE_NOT_FOUND');
    return found.content;
  }

  /** @throws SettingsError SETTINGS.PAGE_NOT_FOUND when it is not published */
  async show(slug: string, language: LanguageCode): Promise<ShownPage> {
    const page = await this.findPublished(slug, language);
    if (!page) throw new SettingsError('SETTINGS.PAGE_NOT_FOUND');
    const { title, html, language: written } = page;
    return { title, language: written, html };
  }

  async findPublished(
    slug: string,
    language: LanguageCode,
  ): Promise<(ShownPage & { text: string }) | undefined> {
    const found = await this.sql.first<{ content: PageTranslation[] }>(FIND_PUBLISHED, [slug]);
    const page = found ? inLanguage(found.content, language) : undefined;
    if (!page) return undefined;
    const { title, body } = page;
    return { title, language: page.language, html: pageHtml(body), text: plainText(body) };
  }

  /** @throws SettingsError SETTINGS.PAGE_CHANGED when somebody saved meanwhile, SETTINGS.TOO_MANY_PAGES */
  async save(
    slug: string,
    { placement, content, revisionId }: SavedPage,
    principal: Principal,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.lock(slug);
      if ((before?.revisionId ?? null) !== revisionId) throw new SettingsError('SETTINGS.PAGE_CHANGED');
      const id = before?.id ?? (await this.add(slug, placement));
      const written = content.filter(({ title, body }) => title !== '' || !isBlankText(body));
      await this.sql.run(PLACE_PAGE, [id, placement]);
      await this.sql.run(ADD_REVISION, [id, JSON.stringify(written), principal.userId]);
      const states = { before: before && titlesOf(before), after: { placement, titles: written.map(named) } };
      await this.record(principal, before ? 'updated' : 'created', slug, states);
    });
    await this.cache.refreshEverywhere();
  }

  /** @param revisionId null takes the page back @throws SettingsError SETTINGS.PAGE_NOT_FOUND */
  async publish(slug: string, revisionId: number | null, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const page = await this.lock(slug);
      const changed = page ? await this.sql.run(PUBLISH_PAGE, [page.id, revisionId]) : 0;
      if (changed === 0) throw new SettingsError('SETTINGS.PAGE_NOT_FOUND');
      const states = { before: { published: page!.publishedRevisionId }, after: { published: revisionId } };
      await this.record(principal, 'updated', slug, states);
    });
    await this.cache.refreshEverywhere();
  }

  /** With its history. @throws SettingsError SETTINGS.PAGE_NOT_FOUND */
  async delete(slug: string, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const page = await this.lock(slug);
      if (!page) throw new SettingsError('SETTINGS.PAGE_NOT_FOUND');
      await this.sql.run(DELETE_PAGE, [page.id]);
      await this.record(principal, 'deleted', slug, { before: titlesOf(page), after: null });
    });
    await this.cache.refreshEverywhere();
  }

  private async lock(slug: string): Promise<PageRow | undefined> {
    await this.sql.run(LOCK_PAGE, [slug]);
    return (await this.sql.first<PageRow>(FIND_PAGE, [slug])) ?? undefined;
  }

  private async add(slug: string, placement: PagePlacement): Promise<number> {
    const { count } = (await this.sql.first<{ count: number }>(COUNT_PAGES))!;
    if (count >= MAX_PAGES && !isFixedPage(slug)) throw new SettingsError('SETTINGS.TOO_MANY_PAGES');
    const added = await this.sql.first<{ id: number }>(ADD_PAGE, [slug, placement]);
    if (!added) throw new SettingsError('SETTINGS.PAGE_CHANGED');
    return added.id;
  }

  private record(
    principal: Principal,
    verb: 'created' | 'updated' | 'deleted',
    slug: string,
    states: { before: object | null | undefined; after: object | null },
  ): Promise<void> {
    const { before, after } = states;
    const change = { action: `page.${verb}`, subject: 'page', subjectId: slug };
    return this.audit.record(principal, { ...change, before: before ?? null, after });
  }
}

const named = ({ language, title }: PageTranslation) => `${language}: ${title}`;
const titlesOf = ({ placement, content }: PageRow) => ({ placement, titles: content.map(named) });

/** That of the language, of the catalogue, English, or whichever there is. */
function inLanguage<Text extends { language: LanguageCode }>(
  texts: readonly Text[],
  language: LanguageCode,
): Text | undefined {
  const ranked = [language, catalogLanguage(), DEFAULT_LANGUAGE];
  return ranked.map((code) => texts.find((text) => text.language === code)).find(Boolean) ?? texts[0];
}
