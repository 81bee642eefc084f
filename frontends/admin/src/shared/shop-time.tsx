import { languageOption } from '@kp/i18n';
import { isInShopTime, isoOfShopTime, shopZoneName } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ShopTimeItemProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly initialValue?: string;
}

/** A moment that is typed in the time of the shop, wherever its staff is; says so. */
export function ShopTimeItem({ name, label, hint, initialValue }: ShopTimeItemProps) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const typed = Form.useWatch<string | undefined>(name) ?? '';
  // In summer the shop has another offset than in winter.
  const iso = isoOfShopTime(typed);
  const [now] = useState(() => new Date());
  const time = iso ? new Date(iso) : now;
  const zone = shopZoneName(time, languageOption(language).locale);
  return (
    <Form.Item
      name={name}
      label={label}
      initialValue={initialValue}
      extra={
        <>
          {hint} {isInShopTime(time) ? t('shopTime.note') : t('shopTime.otherZone', { zone })}
        </>
      }
    >
      <Input type="datetime-local" />
    </Form.Item>
  );
}

/** Beside days that are typed: nothing where this device has the days of the shop. */
export function ShopDaysNote() {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const [now] = useState(() => new Date());
  if (isInShopTime(now)) return null;
  return <small>{t('shopTime.days', { zone: shopZoneName(now, languageOption(language).locale) })}</small>;
}
