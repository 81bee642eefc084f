import { escapeHtml } from '@kp/commerce';
import { InvalidInputError } from '@kp/platform/http';
import { create } from 'xmlbuilder2';

/** What a drawing may be made of; whatever else stands in a file is left out. */
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'];
const ELEMENTS = new Set(
  `svg g title tspan defs linearGradient radialGradient stop clipPath mask ${SHAPES.join(' ')}`.split(' '),
);
/** Also allowed as declarations of a style. */
const PROPERTIES =
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask
  display visibility font-family font-size font-weight font-style letter-spacing text-anchor`.split(/\s+/);
const GEOMETRY =
  `id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox preserveAspectRatio
  offset pathLength gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits`.split(
    /\s+/,
  );
const ATTRIBUTES = new Set([...PROPERTIES, ...GEOMETRY]);
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const MAX_ELEMENTS = 2000;
const MAX_DEPTH = 40;

type Parsed = ReturnType<ReturnType<typeof create>['root']>['node'];
type Styles = ReadonlyMap<string, Record<string, string>>;

const invalid = (message: string) => new InvalidInputError([{ field: 'picture', message }]);

/** A value that leads nowhere and runs nothing: `url()` may point to a part of the same drawing only. */
function isHarmless(value: string): boolean {
  const plain = value.replace(/url\(\s*(['"]?)#[\w-]+\1\s*\)/g, '');
  return !/url\s*\(|[\\<>@{}]|javascript:|data:|expression|\/\*/i.test(plain);
}

function declarationsOf(style: string): Record<string, string> {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => PROPERTIES.includes(name) && isHarmless(value)));
}

/** Programs of designers write colours as classes; they become attributes, so that no style sheet is left. */
function stylesOf(text: string): Styles {
  const sheet = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
  const styles = new Map<string, Record<string, string>>();
  for (const [, content = ''] of text.matchAll(sheet)) {
    for (const [, selectors = '', body = ''] of content.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const [, name] of selectors.matchAll(/\.([\w-]+)\s*(?:,|$)/g)) {
        styles.set(name!, { ...styles.get(name!), ...declarationsOf(body) });
      }
    }
  }
  return styles;
}

function parse(text: string): Parsed {
  // Entities could stand for anything, or for billions of characters.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) throw invalid('The drawing must define no entities.');
  try {
    return create(text.replace(/<!DOCTYPE[^>]*>/i, '').replace(/<\?xml-stylesheet[\s\S]*?\?>/gi, '')).root()
      .node;
  } catch {
    throw invalid('The drawing is damaged and cannot be read.');
  }
}

interface ParsedElement {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}

class Rewriting {
  private elements = 0;
  hasShape = false;

  constructor(private readonly styles: Styles) {}

  element(node: Parsed, depth: number): string {
    const { localName, namespaceURI } = node as unknown as ParsedElement;
    const isKnown = ELEMENTS.has(localName) && (namespaceURI === SVG_NAMESPACE || namespaceURI === null);
    if (!isKnown) return '';
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw invalid('The drawing has too many parts.');
    this.hasShape ||= SHAPES.includes(localName);
    const children = [...node.childNodes].map((child) => this.child(child, depth)).join('');
    return `<${localName}${depth === 0 ? ` xmlns="${SVG_NAMESPACE}"` : ''}${this.attributes(node)}>${children}</${localName}>`;
  }

  private child(node: Parsed, depth: number): string {
    if (node.nodeType === node.ELEMENT_NODE) return this.element(node, depth + 1);
    return node.nodeType === node.TEXT_NODE ? escapeHtml(node.nodeValue ?? '') : '';
  }

  private attributes(node: Parsed): string {
    const given = [...(node as unknown as ParsedElement).attributes].map(
      ({ name, value }) => [name, value] as const,
    );
    const own = Object.fromEntries(given);
    const classes = (own['class'] ?? '').split(/\s+/).map((name) => this.styles.get(name));
    const all = Object.assign({}, own, ...classes, declarationsOf(own['style'] ?? '')) as Record<
      string,
      string
    >;
    return Object.entries(all)
      .filter(([name, value]) => ATTRIBUTES.has(name) && isHarmless(value))
      .filter(([name, value]) => name !== 'id' || /^[\w-]+$/.test(value))
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
  }
}

/**
 * A drawing written anew from the parts that only draw: no scripts, handlers, links, animations, style sheets,
 * embedded pictures or fonts, and nothing that would be fetched.
 *
 * @throws InvalidInputError for what is no drawing
 */
export function sanitizeSvg(text: string): string {
  const root = parse(text);
  const rewriting = new Rewriting(stylesOf(text));
  const written = (root as unknown as ParsedElement).localName === 'svg' ? rewriting.element(root, 0) : '';
  if (!rewriting.hasShape) throw invalid('The file must be an SVG drawing with shapes.');
  return written;
}
