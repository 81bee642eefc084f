import { minorToDecimal } from '@kp/commerce';
import type { SandboxPayment } from '../providers/sandbox/sandbox-books';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 100vh;
         background: Canvas; color: CanvasText; color-scheme: light dark; }
  main { max-inline-size: 26rem; padding: 2rem; }
  form { display: grid; gap: 0.75rem; }
  button { font: inherit; padding: 0.75rem 1rem; }`;

/** Where a test payment is approved, in place of the provider's own page: it works without scripts. */
export function sandboxPage({ amountMinor, currency, description }: SandboxPayment): string {
  const amount = `${minorToDecimal(amountMinor)} ${currency}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>PayPal, test mode</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>PayPal, test mode</h1>
<p>${escaped(description)}: <strong>${escaped(amount)}</strong></p>
<p>No money moves. Choose what the shopper does.</p>
<form method="post">
<button name="decision" value="approve">Approve the payment</button>
<button name="decision" value="approve-declined">Approve, with a card that is declined</button>
<button name="decision" value="cancel">Cancel and return to the shop</button>
</form>
</main>
</body>
</html>
`;
}
