import { accountApi, type UserResponse } from '@kp/api-client/account';
import { isUnexplained, useRequestFailure, useSession, useToast } from '@kp/client';
import { normalizeEmail, type ProfileForm, validateProfile } from '@kp/commerce';
import { AVAILABLE_LANGUAGES, type LanguageCode } from '@kp/i18n';
import { Select } from '@kp/ui/account';
import { Alert, Button, Card, Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

const { useUpdateProfileMutation, useCancelProfileEmailMutation } = accountApi;

interface ProfileValues extends ProfileForm {
  readonly language: string;
}
const FIELDS: readonly (keyof ProfileValues)[] = ['firstName', 'lastName', 'email', 'language'];
const LANGUAGE_OPTIONS = AVAILABLE_LANGUAGES.map(({ code, nativeName }) => ({
  value: code,
  label: nativeName,
}));

export function ProfilePanel() {
  const { user } = useSession();
  return user && <ProfileCard user={user} />;
}

function ProfileCard({ user }: { readonly user: UserResponse }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<ProfileValues>();
  const { isBusy, save } = useSaveProfile();
  const { firstName, lastName, email, language } = user;

  const submit = async (values: ProfileValues) => {
    const { fields, saved } = await save(values);
    const named = Object.entries(fields) as [keyof ProfileValues, string][];
    form.setFields(named.map(([name, error]) => ({ name, errors: [error] })));
    // A new email that stayed in the field would be asked for again with the next change of a name.
    if (saved) form.setFieldsValue({ ...saved, language: saved.language });
  };
  return (
    <Card title={<h2>{t('profile.title')}</h2>}>
      <RulesForm
        form={form}
        name="profile"
        rules={validateProfile}
        initialValues={{ firstName, lastName, email, language }}
        onSubmit={(values) => void submit(values)}
      >
        {user.pendingEmail && <PendingEmail email={user.pendingEmail} />}
        <div className={styles.pair}>
          <RulesField name="firstName" label={t('fields.firstName')} required>
            <Input autoComplete="given-name" />
          </RulesField>
          <RulesField name="lastName" label={t('fields.lastName')} required>
            <Input autoComplete="family-name" />
          </RulesField>
        </div>
        <RulesField name="email" label={t('fields.email')} required extra={t('profile.emailHint')}>
          <Input type="email" inputMode="email" autoComplete="email" dir="ltr" />
        </RulesField>
        <RulesField name="language" label={t('profile.language')} extra={t('profile.languageHint')}>
          <Select options={LANGUAGE_OPTIONS} />
        </RulesField>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('profile.save')}
        </Button>
      </RulesForm>
    </Card>
  );
}

function PendingEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const { updateUser } = useSession();
  const failure = useRequestFailure();
  const [cancel, { isLoading }] = useCancelProfileEmailMutation();
  const keep = async () => {
    try {
      updateUser(await cancel().unwrap());
    } catch (error) {
      failure.show(error, { title: t('profile.failedTitle') });
    }
  };
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className={styles.pending}
      title={t('profile.pending', { email })}
      action={
        <Button size="small" loading={isLoading} onClick={() => void keep()}>
          {t('profile.cancelPending')}
        </Button>
      }
    />
  );
}

function useSaveProfile() {
  const { t } = useTranslation('account');
  const { updateUser } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [update, { isLoading }] = useUpdateProfileMutation();
  return {
    isBusy: isLoading,
    async save({ language, ...profile }: ProfileValues) {
      const updateProfileRequest = {
        ...profile,
        email: normalizeEmail(profile.email),
        language: language as LanguageCode,
      };
      try {
        const saved = await update({ updateProfileRequest }).unwrap();
        updateUser(saved);
        toast({ title: t('profile.saved') });
        return { saved, fields: {} };
      } catch (error) {
        const text = isUnexplained(error) ? t('profile.failed') : undefined;
        return failure.show(error, { title: t('profile.failedTitle'), text, fields: FIELDS }) as {
          fields: Partial<Record<keyof ProfileValues, string>>;
          saved?: undefined;
        };
      }
    },
  };
}
