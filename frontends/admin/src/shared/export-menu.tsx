import { useFileDownload } from '@kp/client/files';
import { useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { Dropdown } from '@kp/ui/table';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowDownload } from './slow-download';

/** As many as the server writes into one. */
const MAX_EXCEL_ROWS = 100_000;

interface ExportMenuProps {
  /** Of the route and of the saved file, without the ending. */
  readonly name:
    | 'attributes'
    | 'audit-entries'
    | 'customers'
    | 'intra-community-supplies'
    | 'invoices'
    | 'orders'
    | 'oss-sales'
    | 'products'
    | 'receipts-journal'
    | 'sales-journal';
  /** What the list is narrowed down to. */
  readonly parameters: URLSearchParams;
  readonly failureTitle: string;
}

/** All that match, not only those of the page, in the format that is chosen. */
export function ExportMenu({ name, parameters, failureTitle }: ExportMenuProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { isDownloading, download } = useFileDownload();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = (format: string) =>
    download({
      url: `/admin/api/${name}.${format}?${parameters}`,
      name: `${name}.${format}`,
      failureTitle,
    });
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen);
          // The menu takes the focus and leaves it in what is hidden then.
          if (!isNowOpen) button.current?.focus();
        }}
        menu={{
          items: [
            { key: 'csv', label: t('exports.csv') },
            { key: 'xlsx', label: t('exports.xlsx', { rows: number(MAX_EXCEL_ROWS) }) },
          ],
          onClick: ({ key }) => void save(key),
        }}
      >
        <Button ref={button} loading={isDownloading} aria-haspopup="menu" aria-expanded={isOpen}>
          {t('exports.open')}
        </Button>
      </Dropdown>
      <SlowDownload isDownloading={isDownloading} />
    </>
  );
}
