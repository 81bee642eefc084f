import type { MessageFile, MessageTree, Namespace } from './namespaces';

export * from './namespaces';

/** Written by the build: file names are `${folder}${language}-${namespace}${extension}`. */
declare const __MESSAGE_FILES__: {
  readonly folder: string;
  readonly extension: string;
};

/** Takes the place of `index.ts` in browsers: an import per file would add 4 KB of file names to the first view. */
export async function loadMessageFile(language: string, namespace: Namespace): Promise<MessageFile> {
  const { folder, extension } = __MESSAGE_FILES__;
  const url = `${folder}${language}-${namespace}${extension}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return { default: (await response.json()) as MessageTree, isComplete: true };
}
