import { InvalidInputError } from '@kp/platform/http';
import { sanitizeSvg } from './sanitize-svg';

const PATH = '<path d="M0 0h8v8z"/>';
const svg = (content: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

describe('a drawing of a stranger', () => {
  it.each([
    ['a script', svg(`<script>alert(1)</script>${PATH}`)],
    [
      'a script of another namespace',
      svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>${PATH}`),
    ],
    [
      'a handler',
      svg(
        '<path d="M0 0h8v8z" onclick="alert(1)" ONLOAD="alert(1)"/>',
        'viewBox="0 0 8 8" onload="alert(1)"',
      ),
    ],
    [
      'a page inside',
      svg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script/></body></foreignObject>${PATH}`,
      ),
    ],
    ['a link', svg(`<a href="javascript:alert(1)">${PATH}</a>${PATH}`)],
    ['a picture from elsewhere', svg(`<image href="https://spy.example/p.png"/>${PATH}`)],
    ['a part from elsewhere', svg(`<use xlink:href="https://spy.example/x.svg#a"/>${PATH}`)],
    ['a fill from elsewhere', svg('<path d="M0 0h8v8z" fill="url(https://spy.example/x#a)"/>')],
    ['a style from elsewhere', svg(`<style>@import 'https://spy.example/a.css';</style>${PATH}`)],
    [
      'a font from elsewhere',
      svg(
        `<style>@font-face { src: url(https://spy.example/f) } .a { fill: url("https://spy.example") }</style><path class="a" d="M0 0h8v8z"/>`,
      ),
    ],
    [
      'a style attribute that fetches',
      svg('<path d="M0 0h8v8z" style="fill: url( \'https://spy.example\' ); behavior: url(x)"/>'),
    ],
    ['a hidden escape', svg('<path d="M0 0h8v8z" style="fill: u\\72l(https://spy.example)"/>')],
    [
      'an animation that sets a link',
      svg(`<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>${PATH}`),
    ],
    ['markup in a title', svg(`<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>${PATH}`)],
    ['a processing instruction', `<?xml-stylesheet href="https://spy.example/a.css"?>${svg(PATH)}`],
  ])('loses %s and keeps its shape', (_what, drawing) => {
    const clean = sanitizeSvg(drawing);
    expect(clean).toContain('<path d="M0 0h8v8z"');
    expect(clean).not.toMatch(
      /<script|on\w+=|javascript:|spy\.example|foreignObject|<a |<image|<use|<set|<anim|<style|style=|\?xml/i,
    );
  });

  it('keeps colours, gradients and text, with classes as attributes', () => {
    const drawing = svg(
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
       <style>.a,.b{fill:#b3261e;stroke:none}</style>
       <g class="a"><rect width="8" height="4" style="opacity:.5"/></g><circle r="2" fill="url(#g)"/><text x="1">Ofen &amp; Co</text>`,
    );
    const clean = sanitizeSvg(drawing);
    for (const part of [
      'viewBox="0 0 8 8"',
      '<g fill="#b3261e" stroke="none">',
      'opacity=".5"',
      'stop-color="#fff"',
      'fill="url(#g)"',
      'Ofen &amp; Co',
    ])
      expect(clean).toContain(part);
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg(`<text>&b;</text>${PATH}`)}`],
    ['a page', '<html><body><path d="M0 0"/></body></html>'],
    ['nothing to draw', svg('<script>1</script>')],
    ['a damaged file', '<svg><path'],
    ['too many parts', svg('<path d="M0 0"/>'.repeat(2001))],
    ['too deep', svg(`${'<g>'.repeat(60)}${PATH}${'</g>'.repeat(60)}`)],
  ])('is refused: %s', (_what, drawing) => {
    expect(() => sanitizeSvg(drawing)).toThrow(InvalidInputError);
  });
});
