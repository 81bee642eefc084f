import type { PromotionResponse } from '@kp/api-client/office';
import { useRequestFailure, useSession, useToast } from '@kp/client';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { type LanguageCode, languageOption, LANGUAGES } from '@kp/i18n';
import { Alert, Button, Flex, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { usePreviewPromotionByAdminQuery, useTestPromotionByAdminMutation } from './promotions-api';
import { MailFrame } from '../../shared/mail-frame';
import styles from './promotions.module.css';

const WIDTHS = ['desktop', 'phone'] as const;
type Width = (typeof WIDTHS)[number];

export function PromotionPreview({ promotion: { id, version } }: { readonly promotion: PromotionResponse }) {
  const { t } = useTranslation('adminPeople');
  const [language, setLanguage] = useState<LanguageCode>(catalogLanguage);
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Select
          aria-label={t('promotions.language')}
          className={styles.language}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        />
        <Flex gap="small" role="group" aria-label={t('promotions.width')}>
          {WIDTHS.map((each) => (
            <Button
              key={each}
              type={each === width ? 'primary' : 'default'}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {t(`promotions.${each}`)}
            </Button>
          ))}
        </Flex>
        <TestButton id={id} language={language} />
      </Flex>
      <Preview key={version} id={id} language={language} width={width} />
    </Flex>
  );
}

interface PreviewProps {
  readonly id: number;
  readonly language: LanguageCode;
  readonly width: Width;
}

function Preview({ id, language, width }: PreviewProps) {
  const { t } = useTranslation('adminPeople');
  const query = usePreviewPromotionByAdminQuery({ id, language });
  const { currentData: mail } = query;
  if (!mail) return <NotLoaded query={query} failed={t('promotions.previewFailed')} lines={8} />;
  return (
    <>
      {mail.isFallback && <Alert type="warning" showIcon title={t('promotions.isFallback')} />}
      <p>
        {t('promotions.subject')}: <strong dir="auto">{mail.subject}</strong>
      </p>
      <MailFrame
        title={t('promotions.previewOf', { language: languageOption(language).nativeName })}
        html={mail.html}
        className={styles[width]}
      />
    </>
  );
}

function TestButton({ id, language }: { readonly id: number; readonly language: LanguageCode }) {
  const { t } = useTranslation('adminPeople');
  const { user } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [test, { isLoading }] = useTestPromotionByAdminMutation();
  const send = async () => {
    const { error } = await test({ id, promotionLanguageRequest: { language } });
    if (error) failure.show(error, { title: t('promotions.testFailed') });
    else toast({ title: t('promotions.testSent', { email: user?.email ?? '' }) });
  };
  return (
    <Button loading={isLoading} onClick={() => void send()}>
      {t('promotions.test')}
    </Button>
  );
}
