import fc from 'fast-check';
import { isBlankText } from '@kp/commerce/shop-pages';
import { cleanPageText, pageHtml, plainText } from './page-text';

const text = (content: string, ...marks: object[]) => ({ type: 'text', text: content, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

describe('the text of a page', () => {
  it('is written as headings, lists, emphasis and links', () => {
    const item = { type: 'listItem', content: [paragraph(text('Flour', { type: 'bold' }))] };
    const html = pageHtml(
      doc(
        { type: 'heading', attrs: { level: 3 }, content: [text('How we deliver')] },
        { type: 'bulletList', content: [item] },
        paragraph(text('Ask '), text('us', { type: 'italic' }, link('mailto:a@nord.example')), {
          type: 'hardBreak',
        }),
        { type: 'horizontalRule' },
      ),
    );
    expect(html).toBe(
      '<h3>How we deliver</h3><ul><li><p><strong>Flour</strong></p></li></ul>' +
        '<p>Ask <em><a href="mailto:a@nord.example" rel="noopener">us</a></em><br></p><hr>',
    );
  });

  it('is plain in an email', () => {
    const item = { type: 'listItem', content: [paragraph(text('Flour', { type: 'bold' }))] };
    const page = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Delivery')] },
      paragraph(text('On '), text('Mondays', { type: 'bold' })),
      { type: 'bulletList', content: [item, item] },
    );
    expect(plainText(cleanPageText(page))).toBe('Delivery\nOn Mondays\n- Flour\n- Flour');
  });

  it.each([
    [
      'markup in a text',
      paragraph(text('<img src=x onerror=alert(1)>')),
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['a script', { type: 'script', content: [text('alert(1)')] }, ''],
    ['raw markup', { type: 'html', text: '<b>', attrs: { html: '<script>' } }, ''],
    ['a tag as a type', { type: 'p><script', content: [text('x')] }, ''],
    ['a name of JavaScript as a type', { type: 'constructor', content: [text('x')] }, ''],
    [
      'a level that is markup',
      { type: 'heading', attrs: { level: '2><script>' }, content: [text('x')] },
      '<h2>x</h2>',
    ],
    ['a link that runs', paragraph(text('x', link('javascript:alert(1)'))), '<p>x</p>'],
    ['a link that runs, written otherwise', paragraph(text('x', link('JaVa\\nScript:alert(1)'))), '<p>x</p>'],
    ['a link with data', paragraph(text('x', link('data:text/html,<script>'))), '<p>x</p>'],
    [
      'a link that leaves its attribute',
      paragraph(text('x', link('https://a.example/" onclick="x'))),
      '<p>x</p>',
    ],
    ['a link to another host', paragraph(text('x', link('//spy.example'))), '<p>x</p>'],
    ['a link that is no text', paragraph(text('x', link({ toString: 'javascript:1' }))), '<p>x</p>'],
    ['a mark with a style', paragraph(text('x', { type: 'textStyle', attrs: { style: 'x' } })), '<p>x</p>'],
    ['a block where text belongs', paragraph(doc(paragraph(text('x')))), '<p></p>'],
  ])('loses %s', (_what, node, html) => {
    expect(pageHtml(doc(node))).toBe(html);
  });

  it('is one of few elements whatever it is made of', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, words) => {
        const html = pageHtml(doc(value as object, paragraph(text(words))));
        expect(html.replaceAll(/<\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|br|hr)>/g, '')).not.toMatch(/</);
      }),
    );
  });

  it('ends where it is too deep or too long', () => {
    let nested: object = paragraph(text('deep'));
    for (let depth = 0; depth < 100; depth += 1)
      nested = { type: 'bulletList', content: [{ type: 'listItem', content: [nested] }] };
    expect(pageHtml(doc(nested))).not.toContain('deep');
    const long = doc(...Array.from({ length: 9000 }, () => paragraph(text('x'))));
    expect(cleanPageText(long).content!.length).toBeLessThan(4000);
  });

  it('is blank without words', () => {
    expect(
      [doc(), doc(paragraph()), doc(paragraph(text(' ')))].map((each) => isBlankText(cleanPageText(each))),
    ).toEqual([true, true, true]);
    expect(isBlankText(cleanPageText(doc(paragraph(text('x')))))).toBe(false);
  });
});
