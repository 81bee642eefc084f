import { languageOption } from '@kp/i18n';
import { zoneName } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Form, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

/** "America/New York (GMT-5)", of all places that this browser knows, and the one that the shop is in. */
function timeZoneOptions(ofShop: string, now: Date, locale: string) {
  const places = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  return [...new Set(['UTC', ...places, ofShop])].sort().map((zone) => ({
    value: zone,
    label: `${zone.replaceAll('_', ' ')} (${zoneName(zone, now, locale)})`,
  }));
}

/** Says what time it is in the zone that is chosen. */
export function TimeZoneField({ stored }: { readonly stored: string }) {
  const { t } = useTranslation('adminSettings');
  const { language } = useFormats();
  const { locale } = languageOption(language);
  const [now] = useState(() => new Date());
  const [options] = useState(() => timeZoneOptions(stored, now, locale));
  const chosen = Form.useWatch<string | undefined>('timeZone') ?? stored;
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: chosen,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(now);
  return (
    <RulesField
      name="timeZone"
      label={t('region.timeZone')}
      extra={
        <>
          {t('region.now', { time })} {t('region.timeZoneHint')}
        </>
      }
      className={styles.wide}
    >
      <Select showSearch options={options} />
    </RulesField>
  );
}
