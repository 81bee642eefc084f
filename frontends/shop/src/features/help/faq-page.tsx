import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeliveryCost } from './delivery-cost';
import { HelpPage } from './help-page';
import { OwnPage } from '../../shared/own-page/own-page';

const QUESTIONS = [
  { key: 'track', to: '/track' },
  { key: 'delivery', to: '/delivery' },
  { key: 'returns', to: '/returns' },
  { key: 'invoice', to: '/account' },
  { key: 'quote', to: '/b2b' },
  { key: 'contact', to: '/about' },
] as const;

export function FaqPage() {
  return <OwnPage slug="faq" standard={<StandardFaqPage />} />;
}

function StandardFaqPage() {
  const { t } = useTranslation('law');
  return (
    <HelpPage
      path="/faq"
      title={t('faq.title')}
      intro={t('faq.intro')}
      sections={QUESTIONS.map(({ key, to }) => ({
        title: t(`faq.${key}.question`),
        content: (
          <p>
            {key === 'delivery' ? <DeliveryCost /> : t(`faq.${key}.answer`)}{' '}
            <Link to={to}>{t('faq.more', { topic: t(`faq.${key}.topic`) })}</Link>
          </p>
        ),
      }))}
    />
  );
}
