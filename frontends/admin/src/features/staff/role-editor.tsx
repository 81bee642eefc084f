import { MAX_ROLE_DESCRIPTION, MAX_ROLE_NAME, type StaffRight } from '@kp/commerce';
import { type FieldRules, lineRule, problemsByRules, textRule } from '@kp/commerce/field-rules';
import { Alert, Form, Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { RightsInput } from './rights-input';
import { type Role, useCreateStaffRoleByAdminMutation, useUpdateStaffRoleByAdminMutation } from './staff-api';
import { useRoleWords } from './use-role-words';

interface RoleValues {
  name: string;
  description: string;
  rights: readonly StaffRight[];
}

const RULES: FieldRules<RoleValues> = {
  name: lineRule(MAX_ROLE_NAME, { min: 1, messageKey: 'validation.required' }),
  description: textRule(MAX_ROLE_DESCRIPTION),
  rights: (rights) => (rights.length === 0 ? { messageKey: 'validation.required' } : null),
};

interface RoleEditorProps {
  /** Absent: a new one. */
  readonly role: Role | undefined;
  /** What a new one may begin with. */
  readonly roles: readonly Role[];
  /** What a new one begins with. */
  readonly model: Role | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
}

export function RoleEditor({ role, roles, model, listPath, onClose }: RoleEditorProps) {
  const { t } = useTranslation('adminPeople');
  const { nameOf } = useRoleWords();
  return (
    <EditorPage
      isSection
      title={role ? t('staff.editRole', { name: nameOf(role) }) : t('staff.newRole')}
      back={{ to: listPath, label: t('staff.rolesLabel') }}
      onClose={onClose}
      history={role && { subject: 'role', subjectId: role.id }}
    >
      {(controls) => <RoleFields {...{ role, roles, model, controls }} />}
    </EditorPage>
  );
}

interface RoleFieldsProps extends Pick<RoleEditorProps, 'role' | 'roles' | 'model'> {
  readonly controls: EditorControls;
}

function RoleFields({ role, roles, model, controls }: RoleFieldsProps) {
  const { t } = useTranslation('adminPeople');
  const { t: catalog } = useTranslation('adminCatalog');
  const { nameOf, rightName } = useRoleWords();
  const [create] = useCreateStaffRoleByAdminMutation();
  const [update] = useUpdateStaffRoleByAdminMutation();
  const isFixed = role?.preset === 'owner';
  const valuesOf = (stored: Role | undefined): RoleValues => {
    if (stored) return { name: nameOf(stored), description: stored.description ?? '', rights: stored.rights };
    const name = model ? t('staff.copyName', { name: nameOf(model) }) : '';
    return { name, description: model?.description ?? '', rights: model?.rights ?? [] };
  };
  const editor = useEditor<Role, RoleValues>({
    stored: role,
    valuesOf,
    send: ({ name, description, rights }, before) => {
      const content = { description, rights: [...rights] };
      if (!before) return create({ createRoleRequest: { ...content, name } });
      // A name that nobody has changed goes on being translated.
      const isOwnName = before.name !== null || name !== nameOf(before);
      const { id, version } = before;
      return update({ id, updateRoleRequest: { ...content, version, ...(isOwnName && { name }) } });
    },
    savedText: t('staff.roleSaved'),
    failedText: t('staff.roleSaveFailed'),
    nameOf,
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<RoleValues>
      name="role"
      rules={(values) => problemsByRules(RULES, values)}
      editor={editor}
      controls={controls}
      submitLabel={catalog('products.save')}
      isReadOnly={isFixed}
      conflictTexts={{
        title: t('staff.roleConflict'),
        labelOf: (field) =>
          t(
            field === 'name'
              ? 'staff.role'
              : field === 'rights'
                ? 'staff.rightsLabel'
                : 'staff.roleDescription',
          ),
        shownValue: (field, { rights }) =>
          field === 'rights' ? rights.map(rightName).join(', ') : undefined,
      }}
      side={
        <PageCard title={t('staff.role')}>
          {!role && <BeginWith roles={roles} />}
          <RulesField name="name" label={t('staff.roleName')} required>
            <Input autoComplete="off" maxLength={MAX_ROLE_NAME} disabled={isFixed} />
          </RulesField>
          <RulesField
            name="description"
            label={t('staff.roleDescription')}
            extra={t('staff.roleDescriptionHint')}
          >
            <Input.TextArea rows={3} disabled={isFixed} />
          </RulesField>
        </PageCard>
      }
    >
      {isFixed && <Alert type="info" showIcon title={t('staff.ownerFixed')} />}
      <RulesField name="rights" label={t('staff.rightsLabel')} extra={t('staff.rightsHint')}>
        <RightsInput isReadOnly={isFixed} />
      </RulesField>
    </EditorForm>
  );
}

/** Ticks the rights of a role that the shop has. */
function BeginWith({ roles }: Pick<RoleEditorProps, 'roles'>) {
  const { t } = useTranslation('adminPeople');
  const { nameOf, descriptionOf } = useRoleWords();
  const form = Form.useFormInstance<RoleValues>();
  const offered = roles.filter(({ preset }) => preset !== 'owner');
  const begin = (id: number) => {
    const chosen = offered.find((each) => each.id === id);
    if (chosen) form.setFieldsValue({ rights: chosen.rights, description: descriptionOf(chosen) });
  };
  return (
    <Form.Item label={t('staff.beginWith')} extra={t('staff.beginHint')}>
      <Select<number>
        aria-label={t('staff.beginWith')}
        onChange={begin}
        options={offered.map((each) => ({
          value: each.id,
          label: nameOf(each),
          title: descriptionOf(each),
        }))}
      />
    </Form.Item>
  );
}
