import { createElement } from 'react';
import { ConfirmationPage } from '../../../shared/confirmation/confirmation-page';
import { CheckoutPage } from '../checkout-page';

/** The checkout, and where it leads. */
export const routes = [
  { path: '/', element: createElement(ConfirmationPage) },
  { path: '/checkout', element: createElement(CheckoutPage) },
];
