import { shopApi } from '@kp/api-client/shop';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HelpPage } from './help-page';
import { OwnPage } from '../../shared/own-page/own-page';

export function ReturnsPage() {
  return <OwnPage slug="returns" standard={<StandardReturnsPage />} />;
}

function StandardReturnsPage() {
  const { t } = useTranslation(['law', 'common']);
  const { data: terms } = shopApi.useGetReturnTermsQuery();
  const { data: config } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  const hasWithdrawal = config?.legalDuties.includes('withdrawal');
  const withdrawal = {
    title: t('returns.withdrawalTitle'),
    content: (
      <>
        <p>{t('returns.withdrawal')}</p>
        <p>
          <Link to="/withdraw">{t('common:withdrawal.action')}</Link>
        </p>
        <p>{t('returns.exceptions')}</p>
      </>
    ),
  };
  return (
    <HelpPage
      path="/returns"
      title={t('returns.title')}
      intro={t('returns.intro')}
      sections={[
        ...(hasWithdrawal ? [withdrawal] : []),
        {
          title: t('returns.returnTitle'),
          content: terms && <p>{t('returns.return', { days: terms.days })}</p>,
        },
        { title: t('returns.guaranteeTitle'), content: <p>{t('returns.guarantee')}</p> },
        { title: t('returns.refundTitle'), content: <p>{t('returns.refund')}</p> },
      ]}
    />
  );
}
