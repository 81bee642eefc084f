export { aContactMessage, aQuoteRequest } from './an-conversation';
export { type ContactShop, messagesOf, startContactShop } from './contact-shop';
