import type { PageSite, RenderedData } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { packColumns, unpackColumns } from './columns';

/** What a document carries for the browser, as JSON that no browser executes. */
export interface PageState {
  readonly language: LanguageCode;
  readonly site: PageSite;
  /** The answers the page was rendered with; absent when the document holds no page. */
  readonly data?: RenderedData;
}

export const STATE_ELEMENT_ID = 'page-state';
export const ROOT_ELEMENT_ID = 'root';

/** JSON that cannot end the element it stands in. */
export function serializeState(state: PageState): string {
  return JSON.stringify(packColumns(state)).replaceAll('<', '\\u003c');
}

/** @throws when the document does not come from our server */
export function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The document carries no page state');
  return unpackColumns(JSON.parse(text)) as PageState;
}
