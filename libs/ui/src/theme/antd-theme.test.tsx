import { createI18n, loadMessages, switchLanguage } from '@kp/i18n';
import { Popconfirm } from 'antd';
import { AntdProvider } from '../admin';
import { Table } from '../table';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';

async function renderTable(language: 'en' | 'fr') {
  const i18n = createI18n(language, await loadMessages(language, ['common']));
  await act(
    async () =>
      void render(
        <I18nextProvider i18n={i18n}>
          <Suspense fallback={<p>Loading</p>}>
            <AntdProvider>
              <Table columns={[{ title: 'Name', dataIndex: 'name' }]} dataSource={[]} />
              <Popconfirm title="Sure?" open>
                <span />
              </Popconfirm>
            </AntdProvider>
          </Suspense>
        </I18nextProvider>,
      ),
  );
  return i18n;
}

const shows = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

describe('antd’s own texts', () => {
  it('are in the language of the page from the first render', async () => {
    await renderTable('fr');
    await shows('Aucune donnée');
    expect(screen.queryByText('No data')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeInTheDocument();
  });

  it('follow a change of language', async () => {
    const i18n = await renderTable('en');
    await shows('No data');
    await act(async () => switchLanguage(i18n, 'fr'));
    await shows('Aucune donnée');
  });

  it('run from right to left in Arabic', async () => {
    const i18n = await renderTable('en');
    await act(async () => switchLanguage(i18n, 'ar'));
    await waitFor(() => expect(document.querySelector('.ant-table-wrapper-rtl')).toBeInTheDocument());
  });
});
