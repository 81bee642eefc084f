export { aContactMessage, aQuoteRequest } from './a-conversation';
export { type ContactShop, messagesOf, startContactShop } from './contact-shop';
