import type { AccountAddressResponse, CustomerDetailsResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { AddressBlock, Alert, Flex } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { OrderStatusTag } from '../../shared/order-status-tag';
import { ShortDate } from '../../shared/short-date';
import { TagsField } from '../../shared/tags/tags-field';
import { AccessActions } from './access-actions';
import { CompanyActions } from './company-actions';
import { CompanyStandingTag } from './company-standing';
import { CustomerTags } from './customer-columns';
import styles from './customers.module.css';

interface CustomerProps {
  readonly customer: CustomerDetailsResponse;
}

export function CustomerDetails({ customer }: CustomerProps) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const { disabledAt, disabledReason, companyAddress, deliveryAddress } = customer;
  return (
    <Flex vertical gap="large">
      {disabledAt && (
        <Alert
          type="warning"
          showIcon
          title={t('customers.disabledSince', { date: formatDateTime(disabledAt, language) })}
          description={disabledReason && <bdi>{disabledReason}</bdi>}
        />
      )}
      <CustomerFacts customer={customer} />
      {!customer.isStaff && <CompanyActions customer={customer} />}
      <TagsField subject="customer" id={customer.id} />
      <AccessActions customer={customer} />
      {(companyAddress || deliveryAddress) && (
        <div className={styles.addresses}>
          {companyAddress && (
            <AccountAddress title={t('customers.companyAddress')} address={companyAddress} />
          )}
          {deliveryAddress && (
            <AccountAddress title={t('customers.deliveryAddress')} address={deliveryAddress} />
          )}
        </div>
      )}
      <RecentOrders customer={customer} />
      <RecentInvoices customer={customer} />
    </Flex>
  );
}

function CustomerFacts({ customer }: CustomerProps) {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation(['admin', 'adminOrders']);
  const { number, money, date } = useFormats();
  const { t: common } = useTranslation();
  const {
    email,
    pendingEmail,
    companyName,
    companyStanding,
    registrationNumber,
    billingEmail,
    billingPhone,
  } = customer;
  const { vatNumber, taxId } = customer;
  const other = taxId && !vatNumber?.endsWith(taxId) ? taxId : null;
  const numbers = [vatNumber, other].filter(Boolean).join(' · ');
  const facts: [label: string, value: ReactNode][] = [
    [t('customers.filters.state'), <CustomerTags customer={customer} />],
    [admin('adminOrders:newOrder.fields.email'), <MailLink email={email} />],
    [t('customers.pendingEmail'), pendingEmail && <bdi dir="ltr">{pendingEmail}</bdi>],
    [admin('adminOrders:newOrder.fields.company'), companyName && <bdi>{companyName}</bdi>],
    [
      common('order.taxNumber'),
      numbers && (
        <Flex wrap gap="small">
          <bdi dir="ltr">{numbers}</bdi>
          {companyStanding && <CompanyStandingTag standing={companyStanding} />}
        </Flex>
      ),
    ],
    [t('customers.registrationNumber'), registrationNumber && <bdi dir="ltr">{registrationNumber}</bdi>],
    [t('customers.billingEmail'), billingEmail && <MailLink email={billingEmail} />],
    [admin('adminOrders:newOrder.fields.phone'), billingPhone && <bdi dir="ltr">{billingPhone}</bdi>],
    [admin('orders.title'), number(customer.orderCount)],
    [t('customers.spent'), money({ amount: customer.spent, currency: customer.currency })],
    [t('customers.since'), date(customer.createdAt)],
    [t('customers.openSessions'), number(customer.openSessions)],
    [
      t('customers.secondFactor'),
      t(customer.hasSecondFactor ? 'customers.secondFactorOn' : 'customers.secondFactorOff'),
    ],
  ];
  const items = facts
    .filter(([, value]) => value)
    .map(([label, children]) => ({ key: label, label, children }));
  return <Descriptions column={1} size="small" items={items} />;
}

function MailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
}

function AccountAddress({ title, address }: { title: string; address: AccountAddressResponse }) {
  const { language } = useFormats();
  const country = address.country ?? '';
  const shown = {
    firstName: '',
    lastName: '',
    company: '',
    phone: '',
    address: address.address ?? '',
    city: address.city ?? '',
    county: address.county ?? '',
    state: address.state ?? '',
    zipCode: address.zip ?? '',
    country,
  };
  return (
    <AddressBlock
      title={title}
      heading="h2"
      address={shown}
      country={country && countryName(country, language)}
    />
  );
}

function RecentOrders({ customer: { email, recentOrders } }: CustomerProps) {
  const { t } = useTranslation('adminPeople');
  const { money } = useFormats();
  return (
    <section className={styles.section}>
      <h2>{t('customers.recentOrders')}</h2>
      {recentOrders.length === 0 && <p>{t('customers.noOrders')}</p>}
      <ul className={styles.records}>
        {recentOrders.map(({ id, orderNumber, createdAt, status, totalAmount, currency }) => (
          <li key={id}>
            <Link to={adminPath('orders', { search: email, order: id })}>
              <bdi dir="ltr">{orderNumber}</bdi>
            </Link>
            <ShortDate iso={createdAt} />
            <OrderStatusTag status={status} />
            <span className={styles.amount}>{money({ amount: totalAmount, currency })}</span>
          </li>
        ))}
      </ul>
      {recentOrders.length > 0 && (
        <Link to={adminPath('orders', { search: email })}>{t('customers.allOrders')}</Link>
      )}
    </section>
  );
}

function RecentInvoices({ customer: { recentInvoices } }: CustomerProps) {
  const { t } = useTranslation('adminPeople');
  const { date, money } = useFormats();
  return (
    <section className={styles.section}>
      <h2>{t('customers.invoices')}</h2>
      {recentInvoices.length === 0 && <p>{t('customers.noInvoices')}</p>}
      <ul className={styles.records}>
        {recentInvoices.map(({ id, number, issueDate, totalAmount, currency }) => (
          <li key={id}>
            <Link to={`/invoice/${encodeURIComponent(number)}`}>
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span>{date(issueDate)}</span>
            <span className={styles.amount}>{money({ amount: totalAmount, currency })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
