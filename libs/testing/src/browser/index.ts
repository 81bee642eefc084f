export { aUser, anAdministrator } from './a-user';
export { anInvoice } from './an-invoice';
export { anOrder } from './an-order';
export { aPayment } from './a-payment';
export { aProduct } from './a-product';
export { eventStream, json, listOf, offline, problem } from './answers';
export { type FakeNetwork, fakeNetwork, type NetworkAnswer, type NetworkCall } from './fake-network';
export { type RenderedPage, renderPage, type RenderPageOptions } from './render-page';
export { rowAction } from './row-action';
