const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Folders and file of letters, digits, hyphens, underscores and dots: nothing that leaves the folder or hides. */
const NAME = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)*[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.([a-z0-9]+)$/;
const MAX_LENGTH = 200;

/** @throws for a name that is unsafe or of an unknown kind */
export function contentTypeOf(name: string): string {
  const ending = name.length <= MAX_LENGTH ? NAME.exec(name)?.[1] : undefined;
  const contentType = ending === undefined ? undefined : CONTENT_TYPES[ending];
  if (contentType === undefined) throw new Error(`Not a name of a stored file: ${JSON.stringify(name)}`);
  return contentType;
}
