import { html } from './mail-template';

describe('html template', () => {
  it('escapes inserted text', () => {
    expect(html`<p>${'<script>alert("1")</script> & co'}</p>`.markup).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>',
    );
  });

  it('nests templates and lists without escaping them twice', () => {
    const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${rows}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('omits null and undefined', () => {
    expect(html`<p>${null}${undefined}</p>`.markup).toBe('<p></p>');
  });
});
