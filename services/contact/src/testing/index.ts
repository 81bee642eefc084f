export { aContactMessage, aQuoteRequest } from './an-enquiry';
export { type ContactShop, messagesOf, startContactShop } from './contact-shop';
