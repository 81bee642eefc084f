const MARKDOWN_LINK = /!?\[([^\]\n]*)\]\(\s*([^)\s]*)[^)\n]*\)/g;
const TAG = /<\/?[a-z!][^>\n]*>/gi;
const ADDRESS =
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+|\b(?:mailto|javascript|data|tel):[^\s<>"')\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"')\]]*/gi;
const TRAILING = /[.,;:!?]+$/;

/** Text of a model as plain text: of addresses only those that a tool returned are left. */
export function dropLinks(text: string, allowed: ReadonlySet<string>): string {
  return text
    .replace(MARKDOWN_LINK, (_, label: string, url: string) =>
      allowed.has(url) ? `${label} (${url})` : label,
    )
    .replace(TAG, '')
    .replace(ADDRESS, (found) => {
      const end = TRAILING.exec(found)?.[0] ?? '';
      return allowed.has(found.slice(0, found.length - end.length)) ? found : end;
    })
    .replaceAll('**', '');
}

const MAX_HELD = 500;

/** Text that comes in pieces: whole words go on at once, links when they are complete. */
export class LinkFilter {
  private held = '';

  constructor(private readonly allowed: ReadonlySet<string>) {}

  add(piece: string): string {
    this.held += piece;
    const words = this.held.search(/[\s。、，！？][^\s。、，！？]*$/) + 1;
    const open = this.held.slice(0, words).search(/(?:\[[^\]\n]*|\[[^\]\n]*\]\([^)\n]*|<[a-z!/][^>\n]*)$/i);
    return this.take(open >= 0 && this.held.length - open < MAX_HELD ? open : words);
  }

  end(): string {
    return this.take(this.held.length);
  }

  private take(length: number): string {
    const text = dropLinks(this.held.slice(0, length), this.allowed);
    this.held = this.held.slice(length);
    return text;
  }
}
