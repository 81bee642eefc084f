import { accountApi, type UserResponse } from '@kp/api-client/account';
import { isApiError, isUnexplained, useRequestFailure, useSession, useToast } from '@kp/client';
import { CURRENT_PASSWORD_RULE, normalizeEmail, type ProfileForm, validateProfile } from '@kp/commerce';
import { LANGUAGES, type LanguageCode } from '@kp/i18n';
import { Select } from '@kp/ui/account';
import { Alert, Button, Card, Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameFields } from '../../shared/name-fields';
import { CodeField, validateCode } from '../../shared/password/code-field';
import { PasswordField } from '../../shared/password/password-fields';
import { useWaitText } from '../../shared/password/wait-text';
import styles from './profile.module.css';

const { useUpdateProfileMutation, useCancelProfileEmailMutation } = accountApi;

interface ProfileValues extends ProfileForm {
  readonly language: string;
  /** These two with a new email only. */
  readonly currentPassword: string;
  readonly code: string;
}
const NO_PROOF = { currentPassword: '', code: '' };
const FIELDS: readonly (keyof ProfileValues)[] = [
  'firstName',
  'lastName',
  'email',
  'language',
  'currentPassword',
  'code',
];
const CODE_REQUIRED = 'AUTH.CODE_REQUIRED';
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, nativeName }) => ({
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
  const { isBusy, codeHint, save } = useSaveProfile();
  const { firstName, lastName, email, language } = user;
  const isNewEmail = (typed: string) => normalizeEmail(typed) !== normalizeEmail(email);
  const needsCode = codeHint !== undefined;
  const proofProblems = (values: ProfileValues) => {
    const problem = CURRENT_PASSWORD_RULE(values.currentPassword, undefined);
    return [
      ...(problem ? [{ field: 'currentPassword', ...problem }] : []),
      ...(needsCode ? validateCode(values) : []),
    ];
  };
  const problemsOf = (values: ProfileValues) => [
    ...validateProfile(values),
    ...(isNewEmail(values.email) ? proofProblems(values) : []),
  ];

  const submit = async (values: ProfileValues) => {
    const { fields, saved } = await save(values);
    const named = Object.entries(fields) as [keyof ProfileValues, string][];
    form.setFields(named.map(([name, error]) => ({ name, errors: [error] })));
    // A new email that stayed in the field would be asked for again with the next change of a name.
    if (saved) form.setFieldsValue({ ...saved, ...NO_PROOF });
  };
  return (
    <Card title={<h2>{t('profile.title')}</h2>}>
      <RulesForm
        form={form}
        name="profile"
        rules={problemsOf}
        initialValues={{ firstName, lastName, email, language, ...NO_PROOF }}
        onSubmit={(values) => void submit(values)}
      >
        {user.pendingEmail && <PendingEmail email={user.pendingEmail} />}
        <div className={styles.pair}>
          <NameFields />
        </div>
        <RulesField name="email" label={t('fields.email')} required extra={t('profile.emailHint')}>
          <Input type="email" inputMode="email" autoComplete="email" dir="ltr" />
        </RulesField>
        {/* Drawn with the letter that calls for it: a watched value comes later, when the form may have been sent. */}
        <Form.Item noStyle shouldUpdate>
          {() =>
            isNewEmail(form.getFieldValue('email') ?? email) && (
              <>
                <PasswordField
                  name="currentPassword"
                  label={t('security.currentPassword')}
                  autoComplete="current-password"
                  extra={t('profile.passwordHint')}
                />
                {needsCode && (
                  <CodeField label={t('security.secondFactor.anyCode')} hint={codeHint} hasFocus />
                )}
              </>
            )
          }
        </Form.Item>
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
  const waitText = useWaitText();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [codeHint, setCodeHint] = useState<string>();
  return {
    isBusy: isLoading,
    /** Set once the server wants a code of the second factor. */
    codeHint,
    async save({ language, currentPassword, code, ...profile }: ProfileValues) {
      const updateProfileRequest = {
        ...profile,
        email: normalizeEmail(profile.email),
        language: language as LanguageCode,
        currentPassword: currentPassword || undefined,
        code: code.trim() || undefined,
      };
      try {
        const saved = await update({ updateProfileRequest }).unwrap();
        updateUser(saved);
        toast({ title: t('profile.saved') });
        return { saved, fields: {} };
      } catch (error) {
        if (isApiError(error) && error.problem?.code === CODE_REQUIRED) {
          setCodeHint(failure.textOf(error));
          return { fields: {} };
        }
        const text = isUnexplained(error) ? t('profile.failed') : waitText(error);
        return failure.show(error, { title: t('profile.failedTitle'), text, fields: FIELDS }) as {
          fields: Partial<Record<keyof ProfileValues, string>>;
          saved?: undefined;
        };
      }
    },
  };
}
