export { aContactMessage, aQuoteRequest } from './an-enquiry';
export { type ContactShop, startContactShop } from './contact-shop';
