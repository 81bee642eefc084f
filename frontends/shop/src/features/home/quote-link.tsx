import { shopApi } from '@kp/api-client/shop';
import { Button, ButtonLink, type ButtonLook } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** Where a quote is asked for: the e-mail address of the shop, once it is known. */
export function useQuoteEmail(): string | undefined {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return data?.company.email || undefined;
}

/** Asks for a quote: opens a prepared e-mail to the shop. */
export function QuoteLink(look: ButtonLook) {
  const { t } = useTranslation('shop');
  const email = useQuoteEmail();
  if (!email) {
    return (
      <Button {...look} isDisabled>
        {t('home.getQuote')}
      </Button>
    );
  }
  return (
    <ButtonLink {...look} to={quoteAddress(email, t('home.quoteSubject'), t('home.quoteBody'))}>
      {t('home.getQuote')}
    </ButtonLink>
  );
}

/** Mail programs want %20, not the plus sign of forms, and CRLF at the end of a line. */
function quoteAddress(email: string, subject: string, body: string): string {
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
