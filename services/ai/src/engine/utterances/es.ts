import type { Utterances } from './en';

export const es: Utterances = {
  hello:
    '¡Hola! Respondo preguntas sobre productos, precios y existencias, envío y pago, seguridad alimentaria (APPCC/HACCP) y sobre sus propios pedidos y facturas.',
  thanks: 'De nada. Pregúnteme lo que quiera sobre la tienda.',
  found: 'Esto he encontrado para «{query}»:',
  foundWithin: 'Esto coincide:',
  foundMentioned: 'Ningún producto se llama exactamente «{query}». Estos se le parecen:',
  foundSimilar: 'Esto puede servirle:',
  foundNear: 'No he encontrado ningún producto para «{query}». Los más parecidos, con «{words}»:',
  foundNothing:
    'No he encontrado ningún producto para «{query}» en nuestra tienda. Pruebe otra palabra o pregúntenos con el formulario de contacto.',
  priceOf: '{name} cuesta {price}.',
  wasPrice: 'antes: {price}',
  inStock: 'en stock ({count})',
  outOfStock: 'agotado',
  stockYes: 'Sí, {name} está en stock: {count} disponibles.',
  stockNo: 'No, {name} está agotado ahora mismo. En su página puede pedir un aviso.',
  cheaper: 'Más barato que {name} ({price}):',
  noCheaper: 'No he encontrado nada más barato que {name}, a {price}.',
  cheapest: 'Primero lo más barato:',
  compared: 'Comparación:',
  compareNeedsTwo: '¿Qué dos productos comparo?',
  whichProduct: '¿A qué producto se refiere? Dígame su nombre o código.',
  labelPrice: 'Precio',
  labelStock: 'Existencias',
  labelCategory: 'Categoría',
  labelRating: 'Valoración',
  labelWeight: 'Peso',
  shippingCost:
    'El envío cuesta {cost} por pedido. Solo es gratuito cuando los artículos del pedido superan {threshold}.',
  shippingFor: 'Con artículos por {amount}, el envío cuesta {cost}.',
  shippingFreeFor: 'Con artículos por {amount}, el envío es gratuito.',
  shippingByAddress: 'Algunos destinos tienen otras tarifas; al tramitar el pedido verá la suya.',
  deliveryDays: '{dates} ({days} días laborables)',
  payment: 'Puede pagar con: {methods}. No se aceptan otras formas de pago.',
  paymentAccepted: '{names}: se acepta.',
  paymentRefused: '{names}: no se acepta.',
  returns:
    'Puede solicitar una devolución en los {days} días siguientes a la entrega, en su cuenta, en el pedido. Reembolsamos lo devuelto.',
  vat: 'Los precios se muestran en {currency}, sin IVA. Al pedido se suma un IVA del {rate}.',
  vatIncluded: 'Los precios se muestran en {currency} e incluyen el IVA (normalmente el {rate}).',
  company: '{name}, {address}. Correo: {email}. Teléfono: {phone}.',
  companyHours: ' Horario: {hours}.',
  discount:
    'No puedo dar descuentos ni códigos. Si tiene un código, introdúzcalo al tramitar el pedido; los productos rebajados muestran su precio anterior.',
  quote: 'Para grandes cantidades o varias cocinas, pida un presupuesto: respondemos en 24 horas.',
  ordersSignIn: 'Para ver pedidos, inicie sesión primero. Solo los muestro a la cuenta que los hizo.',
  invoicesSignIn:
    'Para ver facturas, inicie sesión primero. Solo las muestro a la cuenta a la que pertenecen.',
  ordersYours: 'Sus últimos pedidos:',
  ordersNone: 'Todavía no tiene pedidos.',
  orderUnknown: 'Su cuenta no tiene ningún pedido con el número {number}.',
  tracking: 'número de seguimiento {number}',
  invoicesYours: 'Sus facturas:',
  invoicesNone:
    'No tiene facturas de este tipo. La factura se puede emitir en su cuenta cuando el pedido está entregado.',
  invoiceUnknown: 'Su cuenta no tiene ninguna factura con el número {number}.',
  proposal: 'Puedo poner esto en su carrito. No se añade nada hasta que lo confirme:',
  total: 'En total {total}, sin IVA ni envío.',
  shortened: 'Quedan menos de los que pide: {names}.',
  setup: 'Una lista para empezar: {title}.',
  setupWhich: '¿Para qué tipo de negocio? Tengo listas para: {kinds}.',
  source: 'Fuente: {source}.',
  fromShop: 'De nuestra tienda:',
  noGuidance: 'No tengo información fiable sobre eso y prefiero no adivinar.',
  decline:
    'No puedo ayudarle con eso. Respondo preguntas sobre productos, pedidos, envío, pago y seguridad alimentaria en la cocina.',
  declineMedical:
    'No puedo dar consejos médicos. Consulte a un médico; en una urgencia llame al 112. Le ayudo con productos y seguridad alimentaria.',
  declineOthers:
    'No puedo mostrar los datos de otro cliente, solo los suyos. Para sus pedidos, inicie sesión.',
  declineInstructions:
    'No puedo mostrar ni cambiar mis instrucciones, los precios ni los datos. Respondo con gusto sobre productos y pedidos.',
  declineAct:
    'No puedo hacerlo por usted: solo doy información. Puede hacerlo en su cuenta o escribirnos con el formulario de contacto.',
  emergency: 'Llame ahora al 112 o a su número de emergencias local.',
  poisonLine: 'Después, el servicio de información toxicológica ({country}): {number}, {hours}.',
  allDay: 'día y noche',
  stepsPoison:
    'No provoque el vómito. Enjuague la boca con agua y escupa; en ojos o piel, aclare con agua corriente al menos 15 minutos y quite la ropa mojada. Tras vapores, aire fresco. Tenga el envase a mano al llamar: la etiqueta y la ficha de datos de seguridad indican los primeros auxilios.',
  stepsBurn:
    'Enfríe la quemadura con agua corriente fresca durante 20 minutos. Quite anillos y ropa, salvo que estén pegados. Sin hielo, mantequilla ni cremas; no abra las ampollas. Después cubra sin apretar con un paño limpio o film transparente.',
  stepsFire:
    'Que salga todo el mundo. Nunca eche agua sobre grasa ardiendo. Corte gas y corriente solo si es seguro; un fuego pequeño en una sartén se puede ahogar con una tapa o una manta ignífuga. Cierre las puertas y quédese fuera.',
  stepsInjury:
    'Quédese con la persona y siga lo que le indiquen en emergencias. Presione con firmeza un paño limpio sobre la herida que sangra. Corte la corriente antes de tocar a quien ha sufrido una descarga. Inconsciente pero respira: de lado; si no respira: compresiones torácicas de inmediato.',
  password:
    'En la página de nueva contraseña, escriba su correo: le enviamos un enlace para elegir otra. No puedo ver ni cambiar contraseñas.',
  signIn:
    'Compruebe primero el correo y la contraseña; una contraseña nueva suele ayudar. Tras varios intentos fallidos, espere unos minutos. Si sigue sin funcionar, escríbanos: le ayudará una persona.',
  complaint:
    'Lo siento. De esto debe ocuparse una persona: escríbanos con el formulario de contacto, con el número de pedido si lo hay, y le responderemos.',
  cancel:
    'No puedo cancelar pedidos y la cuenta no tiene un botón para ello. Escríbanos ahora con el formulario de contacto y el número de pedido: lo que aún no se ha enviado se puede cancelar y devolvemos lo pagado. Lo entregado se puede devolver en {days} días.',
  shipsTo: 'Sí, enviamos a este país: {country}.',
  notUnderstood:
    'No lo he entendido. Dígalo con otras palabras, por favor, o pregunte a una persona con el formulario de contacto.',
  linkPassword: 'Nueva contraseña',
  linkContact: 'Formulario de contacto',
  linkSignIn: 'Iniciar sesión',
  linkAccount: 'Mi cuenta',
  linkProducts: 'Todos los productos',
  linkTerms: 'Condiciones',
  linkBusiness: 'Para empresas',
  askStock: '¿Está en stock?',
  askCheaper: '¿Hay uno más barato?',
  askCompare: 'Compara los dos primeros',
  askShipping: '¿Cuánto cuesta el envío?',
  askPayment: '¿Cómo puedo pagar?',
  askOrders: '¿Dónde está mi pedido?',
  askFridge: '¿Qué temperatura debe tener una nevera?',
  askSetup: '¿Qué necesito para abrir una cafetería?',
};
