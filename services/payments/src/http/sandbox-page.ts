import { escapeHtml, minorToDecimal } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { directionOf } from '@kp/i18n/direction';
import { formatMoney } from '@kp/i18n/formats';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { pageIcon } from '@kp/platform/brand';
import type { SandboxPayment } from '../providers/sandbox/sandbox-ledger';

/** Served as a file: the Content-Security-Policy forbids inline styles. */
export const SANDBOX_STYLES = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 100vh;
         background: Canvas; color: CanvasText; color-scheme: light dark; }
  main { max-inline-size: 26rem; padding: 2rem; }
  h1 { font-size: 1.5rem; }
  form { display: grid; gap: 0.75rem; margin-block-start: 1.5rem; }
  button { font: inherit; font-weight: 600; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.25rem;
           background: Canvas; color: CanvasText; cursor: pointer; }
  button:first-child { background: #003087; border-color: #003087; color: #fff; }
  button:focus-visible { outline: 2px solid; outline-offset: 2px; }`;

export async function sandboxPage(payment: SandboxPayment, language: LanguageCode): Promise<string> {
  const { t } = createTranslator(language, await loadMessages(language, ['common', 'checkout']));
  const { amountMinor, currency } = payment;
  const amount = formatMoney({ amount: minorToDecimal(amountMinor), currency }, language);
  const title = escapeHtml(`${t('paymentMethod.paypal')} · ${t('shop.testMode')}`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${pageIcon()}
<link rel="stylesheet" href="/api/payments/sandbox/approval.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('checkout:pay.wallet.text', { amount }))} ${escapeHtml(t('checkout:pay.testMode'))}</p>
<form method="post">
<button name="decision" value="approve">${escapeHtml(t('checkout:pay.wallet.approve'))}</button>
<button name="decision" value="approve-declined">${escapeHtml(t('checkout:pay.provider.approveDeclined'))}</button>
<button name="decision" value="cancel">${escapeHtml(t('checkout:pay.provider.goBack'))}</button>
</form>
</main>
</body>
</html>
`;
}
