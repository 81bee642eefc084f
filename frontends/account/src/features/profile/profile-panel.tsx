import { useSession } from '@kp/client';
import { Descriptions } from '@kp/ui/account';
import { Card } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

export function ProfilePanel() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card>
      <Descriptions
        title={<h2>{t('profile.title')}</h2>}
        column={{ xs: 1, md: 2 }}
        layout="vertical"
        colon={false}
        items={[
          { key: 'firstName', label: t('fields.firstName'), children: user.firstName },
          { key: 'lastName', label: t('fields.lastName'), children: user.lastName },
          { key: 'email', label: t('fields.email'), children: <bdi>{user.email}</bdi> },
        ]}
      />
    </Card>
  );
}
