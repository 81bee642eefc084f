import type { InviteStaffRequest, StaffMemberResponse } from '@kp/api-client/office';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { normalizeEmail, validateProfile } from '@kp/commerce';
import { LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Form, Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
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

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, nativeName }) => ({
  value: code,
  label: nativeName,
}));

interface InvitationProps {
  readonly listPath: string;
  readonly onClose: () => void;
}

/** Who joins the staff, and what they may do. */
export function Invitation({ listPath, onClose }: InvitationProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <EditorPage
      isSection
      title={t('staff.invite')}
      facts={t('staff.inviteHint')}
      back={{ to: listPath, label: t('staff.members') }}
      onClose={onClose}
    >
      {(controls) => <InvitationFields controls={controls} />}
    </EditorPage>
  );
}

function InvitationFields({ controls }: { readonly controls: EditorControls }) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const [invite] = useInviteStaffByAdminMutation();
  const [existing, setExisting] = useState<Existing>();
  const editor = useEditor<StaffMemberResponse, InviteValues>({
    stored: undefined,
    valuesOf: () => ({ firstName: '', lastName: '', email: '', roleIds: [], language }),
    send: async (values) => {
      const answer = await invite({ inviteStaffRequest: values });
      const account = existingAccountOf(answer.error);
      setExisting(account && { ...account, email: values.email });
      return answer;
    },
    savedText: t('staff.invited'),
    failedText: t('staff.inviteFailed'),
    nameOf: ({ email }) => email,
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<InviteValues>
      name="invitation"
      rules={validateProfile}
      editor={editor}
      controls={controls}
      submitLabel={t('staff.sendInvitation')}
      conflictTexts={{ title: t('staff.inviteFailed'), labelOf: (field) => field }}
      side={
        <PageCard title={t('staff.cards.access')}>
          <RolesField />
        </PageCard>
      }
    >
      <PageCard title={t('staff.cards.person')}>
        <div className={styles.pair}>
          <RulesField name="firstName" label={t('staff.firstName')} required>
            <Input autoComplete="off" />
          </RulesField>
          <RulesField name="lastName" label={t('staff.lastName')} required>
            <Input autoComplete="off" />
          </RulesField>
        </div>
        <RulesField name="email" label={t('staff.email')} required>
          <Input type="email" inputMode="email" autoComplete="off" dir="ltr" />
        </RulesField>
        {existing && <ExistingAccount account={existing} onDone={controls.onSaved} />}
        <RulesField name="language" label={t('staff.language')}>
          <Select options={LANGUAGE_OPTIONS} />
        </RulesField>
      </PageCard>
    </EditorForm>
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
