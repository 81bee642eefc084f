import { type LegalDutiesBody, officeApi } from '@kp/api-client/office';
import { LEGAL_DUTIES } from '@kp/commerce/legal-duties';
import { Checkbox, Flex, Select } from '@kp/ui/admin';
import { Form } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import { useHomeCountry } from './use-home-country';
import { useZonePlaces } from '../../shared/zone-places';

/** What consumers of a country are shown and may do. */
export function LawSection() {
  const { t } = useTranslation('adminSettings');
  const { countries } = useZonePlaces();
  const home = useHomeCountry();
  const [chosen, setCountry] = useState<string>();
  const country = chosen ?? home;
  const query = officeApi.useGetLegalDutiesByAdminQuery({ country });
  const [save] = officeApi.useSaveLegalDutiesByAdminMutation();
  const options = LEGAL_DUTIES.map((duty) => ({ value: duty, label: t(`law.duties.${duty}`) }));
  return (
    <Flex vertical gap="middle">
      <Select
        showSearch
        optionFilterProp="label"
        aria-label={t('law.country')}
        value={country}
        options={[...countries]}
        onChange={setCountry}
      />
      <Loaded query={{ ...query, data: query.currentData }}>
        {(stored) => (
          <SettingsForm<LegalDutiesBody>
            key={country}
            name="law"
            rules={() => []}
            initialValues={stored}
            save={(legalDutiesBody) => save({ country, legalDutiesBody }).unwrap()}
          >
            {() => (
              <Form.Item name="duties" label={t('law.duty')}>
                <Checkbox.Group options={options} style={{ display: 'grid', gap: 8 }} />
              </Form.Item>
            )}
          </SettingsForm>
        )}
      </Loaded>
    </Flex>
  );
}
