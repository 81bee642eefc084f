import { parseMinor } from '@kp/commerce';
import { create } from 'xmlbuilder2';

interface XmlNode {
  nodeName: string;
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<XmlNode>;
  getAttribute?(name: string): string | null;
}

const ELEMENT = 1;

/** One element of an e-invoice, read by paths such as "cac:Item/cbc:Name". */
export class UblElement {
  constructor(private readonly node: XmlNode) {}

  get name(): string {
    return this.node.nodeName;
  }

  get children(): UblElement[] {
    return [...this.node.childNodes]
      .filter(({ nodeType }) => nodeType === ELEMENT)
      .map((node) => new UblElement(node));
  }

  get descendants(): UblElement[] {
    return this.children.flatMap((child) => [child, ...child.descendants]);
  }

  /** With the currency of an amount; the texts of its parts for an element that has parts. */
  get value(): string {
    const parts = this.children;
    if (parts.length > 0) return parts.map(({ value }) => value).join(' ');
    const currency = this.attribute('currencyID');
    return currency ? `${this.node.textContent} ${currency}` : (this.node.textContent ?? '');
  }

  attribute(name: string): string {
    return this.node.getAttribute?.(name) ?? '';
  }

  list(path: string): UblElement[] {
    return path
      .split('/')
      .reduce<UblElement[]>(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this],
      );
  }

  /** Of the first element with this path; empty without one. */
  text(path: string): string {
    return this.list(path)[0]?.node.textContent ?? '';
  }

  has(path: string): boolean {
    return this.text(path).trim() !== '';
  }

  /** In minor units; 0 without such an element. */
  minor(path: string): number {
    return parseMinor(this.text(path) || '0');
  }

  /** Values of all elements of this name, wherever they stand. */
  all(name: string): string[] {
    return this.descendants.filter((element) => element.name === name).map(({ value }) => value);
  }
}

export function parseUbl(xml: string): UblElement {
  const { node } = create(xml).root();
  return new UblElement(node as unknown as XmlNode);
}
