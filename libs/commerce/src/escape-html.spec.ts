import { escapeHtml } from './escape-html';

it('escapes what would end a text or an attribute', () => {
  expect(escapeHtml(`<b class="x">Bob & Co's</b>`)).toBe(
    '&lt;b class=&quot;x&quot;&gt;Bob &amp; Co&#39;s&lt;/b&gt;',
  );
});
