import type { ImportMappingResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { formatList } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Select } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { SideDrawer } from '../../shared/side-drawer';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard';
import { useListImportFieldsByAdminQuery } from './imports-api';
import { useChangeImportMappingByAdminMutation, useForgetImportMappingByAdminMutation } from './mappings-api';
import { useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

const WIDTH = 640;
const LEFT_OUT = '';

export interface MappingDrawerProps {
  /** None closes the drawer. */
  readonly mapping: ImportMappingResponse | undefined;
  readonly onClose: () => void;
}

/** What each column of files like this one is read as. */
export function MappingDrawer({ mapping, onClose }: MappingDrawerProps) {
  return (
    <SideDrawer
      open={mapping !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={mapping && <bdi>{mapping.fileName}</bdi>}
    >
      {mapping && <MappingFields key={mapping.id} mapping={mapping} />}
    </SideDrawer>
  );
}

interface Column {
  readonly name: string;
  readonly place: number;
}

interface MappingFieldsProps {
  readonly mapping: ImportMappingResponse;
}

function MappingFields({ mapping: { id, kind, columns } }: MappingFieldsProps) {
  const { t } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const words = useImportWords();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const { data: fields = [] } = useListImportFieldsByAdminQuery({ kind });
  const [save, { isLoading }] = useChangeImportMappingByAdminMutation();
  const [forget] = useForgetImportMappingByAdminMutation();
  const [chosen, setChosen] = useState(() => columns.map(({ field }) => field));
  const isChanged = chosen.some((field, place) => field !== columns[place]?.field);
  useUnsavedGuard(isChanged, t('mappings.leave'));
  const twice = chosen.filter((field, place) => field !== null && chosen.indexOf(field) !== place);
  const nameOf = ({ name, place }: Column) => name || t('columns.unnamed', { number: place + 1 });
  const submit = async () => {
    // The document of the API says "object" for a text or null.
    const mapping = chosen as unknown as object[];
    const { error } = await save({ id, changeImportMappingRequest: { mapping } });
    if (error) return void failure.show(error, { title: t('mappings.saveFailed') });
    toast({ title: t('mappings.saved') });
  };
  const remove = async () => {
    const { error } = await forget({ id });
    if (error) return void failure.show(error, { title: t('mappings.saveFailed') });
    toast({ title: t('mappings.forgotten') });
  };
  const tableColumns: DataColumn<Column>[] = [
    {
      key: 'column',
      title: t('columns.column'),
      isRowHeader: true,
      render: (column) => <bdi>{nameOf(column)}</bdi>,
    },
    {
      key: 'field',
      title: t('columns.field'),
      render: (column) => (
        <Select<string>
          aria-label={t('columns.fieldOf', { name: nameOf(column) })}
          className={styles.field}
          value={chosen[column.place] ?? LEFT_OUT}
          options={[
            { value: LEFT_OUT, label: t('columns.leaveOut') },
            ...fields.map(({ name }) => ({ value: name, label: words.field(name) })),
          ]}
          onChange={(value) =>
            setChosen(chosen.map((field, place) => (place === column.place ? value || null : field)))
          }
          showSearch
          popupMatchSelectWidth={false}
        />
      ),
    },
  ];
  return (
    <Flex vertical gap="middle">
      <p>{t('mappings.hint')}</p>
      <DataTable
        isPlain
        label={t('columns.title')}
        rows={columns.map(({ name }, place) => ({ name, place }))}
        keyOf={({ place }) => place}
        columns={tableColumns}
      />
      {twice.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('columns.twice', {
            fields: formatList(
              twice.map((field) => words.field(field!)),
              language,
            ),
          })}
        />
      )}
      <Flex wrap gap="small">
        <Button
          type="primary"
          loading={isLoading}
          disabled={!isChanged || twice.length > 0}
          onClick={() => void submit()}
        >
          {t('mappings.save')}
        </Button>
        <Popconfirm
          title={t('mappings.forgetQuestion')}
          okText={t('mappings.forget')}
          okButtonProps={{ danger: true }}
          cancelText={common('actions.close')}
          onConfirm={remove}
        >
          <Button danger>{t('mappings.forget')}</Button>
        </Popconfirm>
      </Flex>
    </Flex>
  );
}
