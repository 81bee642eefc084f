import type { PromotionResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { formatDateTime, type LanguageCode, languageOption } from '@kp/i18n';
import { isoOfShopTime } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Form } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { FormModal } from '../../shared/form-modal';
import { ShopTimeItem } from '../../shared/shop-time';
import { useGetPromotionAudienceByAdminQuery, useSendPromotionByAdminMutation } from './promotions-api';
import styles from './promotions.module.css';

interface SendValues {
  /** In the time of the shop; empty for now. */
  readonly at?: string;
}

/** Says how many accounts get it, and asks before it is sent. */
export function SendForm({ promotion }: { readonly promotion: PromotionResponse }) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const [asked, setAsked] = useState<SendValues>();
  const { id } = promotion;
  const query = useGetPromotionAudienceByAdminQuery({ id });
  const { currentData: audience } = query;
  if (!audience) return <NotLoaded query={query} failed={t('promotions.audienceFailed')} lines={3} />;
  const { recipients, languages } = audience;
  if (recipients === 0) return <Alert type="warning" showIcon title={t('promotions.noRecipients')} />;
  return (
    <Flex vertical gap="small">
      <p role="status">
        <strong>{t('promotions.audienceNow', { number: number(recipients) })}</strong>
      </p>
      <ul className={styles.counts}>
        {languages.map(({ language, recipients: count }) => (
          <li key={language}>{`${languageOption(language as LanguageCode).nativeName}: ${number(count)}`}</li>
        ))}
      </ul>
      <p>{t('promotions.optIn')}</p>
      <Form<SendValues> layout="vertical" onFinish={setAsked}>
        <ShopTimeItem name="at" label={t('promotions.when')} hint={t('promotions.whenHint')} />
        <Form.Item noStyle dependencies={['at']}>
          {({ getFieldValue }) => (
            <Button type="primary" htmlType="submit">
              {t(getFieldValue('at') ? 'promotions.schedule' : 'promotions.sendNow')}
            </Button>
          )}
        </Form.Item>
      </Form>
      {asked && (
        <SendQuestion
          promotion={promotion}
          at={asked.at}
          recipients={recipients}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Flex>
  );
}

interface SendQuestionProps extends SendValues {
  readonly promotion: PromotionResponse;
  readonly recipients: number;
  readonly onClose: () => void;
}

function SendQuestion({ promotion, at, recipients, onClose }: SendQuestionProps) {
  const { t } = useTranslation('adminPeople');
  const { language, number } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading }] = useSendPromotionByAdminMutation();
  const time = at ? isoOfShopTime(at) : undefined;
  const { id, version } = promotion;
  const submit = async () => {
    const { error } = await send({ id, sendPromotionRequest: { version, at: time } });
    if (error) failure.show(error, { title: t('promotions.sendFailed') });
    else toast({ title: t(time ? 'promotions.scheduled' : 'promotions.started') });
    onClose();
  };
  const facts = { number: number(recipients), date: time ? formatDateTime(time, language) : '' };
  return (
    <FormModal
      isOpen
      onClose={onClose}
      title={promotion.name}
      submitLabel={t(time ? 'promotions.schedule' : 'promotions.sendNow')}
      isBusy={isLoading}
      onSubmit={() => void submit()}
    >
      <p>{t(time ? 'promotions.scheduleQuestion' : 'promotions.sendQuestion', facts)}</p>
    </FormModal>
  );
}
