import type { MessageFile, Namespace } from './namespaces';

export * from './namespaces';

/** A file has the name of its namespace: `signIn` is `sign-in.json`. */
export async function loadMessageFile(language: string, namespace: Namespace): Promise<MessageFile> {
  const name = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (await import(`./${language}/${name}.json`)) as MessageFile;
}
