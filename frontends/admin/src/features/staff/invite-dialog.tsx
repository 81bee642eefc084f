import type { InviteStaffRequest } from '@kp/api-client/office';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { normalizeEmail, validateProfile } from '@kp/commerce';
import { AVAILABLE_LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { RolesField } from './roles-field';
import { useInviteStaffByAdminMutation, useSetStaffRolesByAdminMutation } from './staff-api';
import styles from './staff.module.css';

type InviteValues = Required<InviteStaffRequest>;

/** An account that the email belongs to already. */
interface Existing {
  readonly email: string;
  readonly userId: number;
  readonly isStaff: boolean;
}

const NO_ROLES: readonly number[] = [];
const FIELDS = ['firstName', 'lastName', 'email', 'roleIds', 'language'] as const;
const LANGUAGE_OPTIONS = AVAILABLE_LANGUAGES.map(({ code, nativeName }) => ({
  value: code,
  label: nativeName,
}));

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<InviteValues>();
  const [invite, { isLoading }] = useInviteStaffByAdminMutation();
  const [existing, setExisting] = useState<Existing>();
  const close = () => {
    setExisting(undefined);
    onClose();
  };
  const show = (name: keyof InviteValues, error: string) => form.setFields([{ name, errors: [error] }]);

  const submit = async (values: InviteValues) => {
    const problems = validateProfile(values);
    for (const { field, messageKey, values: facts } of problems)
      show(field, common(messageKey, { ...facts }));
    if (values.roleIds.length === 0) show('roleIds', t('staff.chooseRole'));
    if (problems.length > 0 || values.roleIds.length === 0) return;
    const { error } = await invite({ inviteStaffRequest: values });
    if (!error) {
      toast({ title: t('staff.invited') });
      return close();
    }
    const account = existingAccountOf(error);
    if (account) return setExisting({ ...account, email: values.email });
    const { fields } = failure.show(error, { title: t('staff.inviteFailed'), fields: FIELDS });
    for (const name of FIELDS) if (fields[name]) show(name, fields[name]);
  };
  return (
    <FormModal<InviteValues>
      isOpen={isOpen}
      onClose={close}
      title={t('staff.invite')}
      submitLabel={t('staff.sendInvitation')}
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <p>{t('staff.inviteHint')}</p>
      <div className={styles.pair}>
        <Form.Item name="firstName" label={t('staff.firstName')} initialValue="">
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="lastName" label={t('staff.lastName')} initialValue="">
          <Input autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="email" label={t('staff.email')} initialValue="">
        <Input type="email" inputMode="email" autoComplete="off" dir="ltr" />
      </Form.Item>
      {existing && <ExistingAccount account={existing} onDone={close} />}
      <Form.Item name="language" label={t('staff.language')} initialValue={language}>
        <Select options={LANGUAGE_OPTIONS} />
      </Form.Item>
      <RolesField initialValue={NO_ROLES} />
    </FormModal>
  );
}

interface ExistingAccountProps {
  readonly account: Existing;
  readonly onDone: () => void;
}

/** Offers the chosen roles to a customer's account, as long as the form names its email. */
function ExistingAccount({ account, onDone }: ExistingAccountProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [setRoles, { isLoading }] = useSetStaffRolesByAdminMutation();
  const typed = (Form.useWatch('email') as string | undefined) ?? account.email;
  const roleIds = (Form.useWatch('roleIds') as number[] | undefined) ?? [];
  if (normalizeEmail(typed) !== normalizeEmail(account.email)) return null;
  if (account.isStaff) return <Alert type="info" showIcon role="alert" title={t('staff.alreadyMember')} />;
  const give = async () => {
    const { error } = await setRoles({ userId: account.userId, setStaffRolesRequest: { roleIds } });
    if (error) return void failure.show(error, { title: t('staff.roleFailed') });
    toast({ title: t('staff.invited') });
    onDone();
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('staff.exists')}
      description={t('staff.existsText')}
      action={
        <Button size="small" loading={isLoading} onClick={() => void give()}>
          {t('staff.giveRole')}
        </Button>
      }
    />
  );
}

function existingAccountOf(error: unknown): Omit<Existing, 'email'> | undefined {
  if (!isApiError(error) || error.problem?.code !== 'AUTH.ACCOUNT_EXISTS') return undefined;
  return error.problem.details as Omit<Existing, 'email'> | undefined;
}
