import type { LanguageData } from './language-data';

export const es: LanguageData = {
  stop: 'contra,tienen,un,una,unos,unas,el,la,los,las,lo,al,del,de,yo,tu,usted,ustedes,nosotros,ellos,me,te,se,le,les,nos,os,mi,mis,su,sus,nuestro,nuestra,vuestro,vuestra,es,son,era,esta,estan,estoy,ser,estar,hay,he,has,ha,hemos,han,tengo,tiene,tienen,tener,puedo,puede,pueden,puedes,podria,podrian,debo,debe,deben,deberia,quiero,queremos,quisiera,necesito,para,por,con,sin,en,sobre,bajo,a,y,e,o,u,pero,si,que,quien,cual,cuales,cuando,donde,como,cuanto,cuanta,cuantos,cuantas,este,estos,estas,ese,esa,esos,esas,eso,esto,aquel,no,ni,tambien,solo,ya,aun,mas,muy,hola,gracias,favor,buenos,buenas,dias,tardes,aqui,ahora,hoy,entonces,bueno,buena,mejor,mejores,producto,productos,articulo,articulos,tienda,algun,alguno,alguna,algunos,ningun,algo,pieza,piezas,uds,unidades,comprar,compro,usar,uso,saber,decir,dime,cierto,verdad,porque,entiendo,oido,crei,dado,sirve,oye,pues,porfa',
  keywords: {
    injection:
      'ignora ~ instruccion*,ignore ~ instruccion*,ignora ~ reglas,ignora todo*,ignora ~ anterior*,olvida ~ instruccion*,olvida ~ reglas,olvida todo,prompt del sistema,prompt de sistema,prompt,tus instrucciones,sus instrucciones,instrucciones ocultas,finge que,actua como,ahora eres,eres ahora,haz como si,contrasena de admin*,base de datos,clave api,modo desarrollador,pon ~ precio a,soy el admin*,soy admin*,a partir de ahora eres,desde ahora eres,habla como,juego de rol,ignora,ignore,olvida,instrucciones anteriores,tus reglas,secreto*,contrasena,contrasenas,cambia el precio,cambiar el precio,pon el precio,pon todo gratis,todo gratis,como admin,soy el jefe,soy el dueno,soy el desarrollador,soy desarrollador,sql,sin restricciones,revela',
    others:
      'otros clientes,otro cliente,de otra persona,otra persona,otros usuarios,todos los clientes,lista de clientes,datos de clientes,datos de los clientes,todos los pedidos,pedidos de,pedido de,quien compro,quien ha comprado,mi vecino,vecino*,competencia,competidor*,sus clientes,vuestros clientes,clienta,otro restaurante,otros restaurantes,mi companero,datos personales de,correos de,de otro usuario,correo* ~ client*,email* ~ client*,direccion ~ client*,telefono ~ client*,datos ~ client*,clientes que,quien pidio,ultimos clientes',
    medical:
      'medico,doctor,diagnostic*,me siento mal,estoy enfermo,estoy enferma,enfermo,medicamento*,antibiotico*,fiebre,me duele,dolor,sintoma*,me queme,nausea*,vomit*,intoxicado,dolor de cabeza,dolor de,barriga,sangra*,me corte,me he cortado,me he quemado,embarazada,ibuprofeno,paracetamol,aspirina,vacuna*,soy alergic*,receta medica,diabetes,que pastilla*,pastilla ~ dolor',
    offTopic:
      'el tiempo en,que tiempo,tiempo hara,llovera,pronostico,politica*,politico*,eleccion*,votar,vote,presidente*,futbol,partido,chiste,poema,horoscopo,pelicula*,cancion,bolsa de valores,acciones,quien gano,quien ganara,capital de,traduce*,traducir,deberes,ensayo,python,javascript,programa en,noticias,religion,loteria,guerra,receta,recetas,vuelo*,criptomoneda*,abogado,demanda,demandar,despedir,despido,alquiler,divorcio,declaracion de la renta,hacienda,invertir,inversion,cuentame un,amor,opinion,ajedrez,adivinanza,vacaciones,viaje,mejor restaurante,mundial,olimpi*,matematicas,ecuacion,chatgpt,coche,iphone,movil,ordenador,netflix,musica,canta,lluvia,llueve,poblacion,quien es el,partido politico,ganara,asesoramiento legal,consejo legal,consulta legal,derecho laboral,llover,nieve,nevar,nevara,calor hara',
    act: 'cancela,cancele,cancelen,cancelar mi,cancelame,cambia ~ direccion,cambie ~ direccion,cambiar mi,modifica ~ pedido,restablece*,borra mi,elimina mi,borrar mi,devuelveme el dinero,reembolsame,haz ~ pedido por mi,pide por mi,compra por mi,paga ~ por mi,paga mi,pagame,vacia ~ carrito,enviame ~ correo,aplica ~ codigo,cancel*,anula*,compralo,pidelo,haz el pedido,paga la,devuelve mi,borra,cambia mi,cambiar la direccion,cambia la,modifica,reserva,llamame,llameme,mandame,enviame,registrame,crea ~ cuenta,llama a mi,llame a mi,telefonea a,escribe a mi',
    greeting: 'hola,buenos dias,buenas tardes,buenas noches,buenas',
    thanks: 'gracias,muchas gracias,adios,hasta luego',
    abilities:
      'que puedes hacer,quien eres,que haces,me puedes ayudar,en que puedes ayudar,en que me puedes,que eres,eres un robot,que puedo preguntar,ayuda',
    setup:
      'abrir,abro,abrimos,abriendo,apertura,montar,monto,montamos,montando,equipar,equipo para,equipamiento para,empezar,arrancar,poner en marcha,lista para,lista de compra*,lista de inicio,lista basica,checklist,que necesito para,que me hace falta,que hace falta,necesito para abrir,nuevo restaurante,nueva cafeteria,voy a abrir,quiero abrir,vamos a abrir,voy a montar,quiero montar,inaugur*,equipamiento,equipamiento de,equipo de cocina,lista de equip*,lista de material,lista,kit de inicio,kit inicial,imprescindible*,que compro,que debo comprar,que tengo que comprar,nueva cocina,dotacion,negocio nuevo',
    compare:
      'compara*,comparar,comparacion,comparativa,diferencia*,versus,vs,cual es mejor,que es mejor,mejor entre,cual me conviene,cual elijo,cual elegir,mejor el,ventajas',
    either: 'o,u',
    cart: 'anade,anadir,anada,anademe,agrega*,al carrito,en el carrito,carrito,mete,pon,ponme,ponga,me llevo,quiero pedir,quiero comprar,quisiera comprar,quisiera pedir,me gustaria pedir,pedir,pideme,a la cesta,cesta,quisiera,quiero * unidades,pongame,anadelo,echa*,quiero encargar,meteme,metele,poneme,echame,agregame,me quedo con,nos llevamos,pedimos,cogeme,sumame,mandame,mandeme,apuntame,apunteme,juntame,carro,preparame,prepareme,preparenos,prepararme,prepararnos,preparadme,preparen',
    orders:
      'mi pedido,mis pedidos,ultimo pedido,pedidos,pedido,mi paquete,paquete,mi envio,seguimiento,numero de seguimiento,rastrear,rastreo,estado del pedido,donde esta mi,pedi,compre,he pedido,he comprado,mi compra,mis compras,mis cosas,he pedido hasta,que pedi,que compre,historial,cuando llega mi,estado de mi,no ha llegado,no me ha llegado,mi ultima compra',
    invoices: 'factura*,recibos,comprobante*,un recibo,mi recibo,el recibo,recibo de pago',
    unpaid: 'sin pagar,impagada*,pendiente*,por pagar,no pagada*,vencida*,debo',
    shipping:
      'envio,envios,gastos de envio,coste de envio,costo de envio,portes,entrega,envian,enviais,entregan,envio gratis,envio gratuito,transporte,mandais,mandan,flete,mensajeria,enviar,envias,enviar a,entregais,repartis,recogida,recoger,recoger en tienda,canarias,baleares,extranjero,portes gratis,gratis',
    deliveryTime:
      'cuanto tarda*,plazo de entrega,plazo*,cuando llega*,cuantos dias,en cuanto tiempo,manana,tiempo de entrega,cuando recibo,cuando lo recib*,tardan,cuando lo tendria,dias habiles,dias laborables,urgente,express,llega manana,cuando llegaria,si pido,si compro,si lo pido',
    payment:
      'pago,pagos,pagar,pago con,formas de pago,metodos de pago,medios de pago,tarjeta*,efectivo,contra reembolso,contrareembolso,transferencia*,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,cripto,plazos,a plazos,bizum,cheque,a credito,aceptais,aceptan,aceptan tarjeta,puedo pagar,se puede pagar,a la entrega,con factura,amex,american express,aplazar,financiar,amazon pay,klarna',
    returns:
      'devolucion*,devolver,devuelvo,devolverlo,reembolso*,reembolsan,cambio de producto,cambiar producto,danado*,roto,rota,defectuoso*,desistimiento,articulo equivocado,devuelven,devuelva,devolver algo,no me gusta,no me convence,no funciona,llego roto,llego danado,cambiarlo,plazo de devolucion,dias tengo para,reclamacion*',
    warranty: 'garantia,garantias',
    vat: 'iva,impuesto*,sin iva,con iva,moneda,divisa,en euros,en dolares,precio neto,bruto,impuestos incluidos,llevan iva,incluyen iva,iva incluido,mas iva',
    company:
      'contacto,contactar,telefono,numero de telefono,llamar,correo,email,e mail,direccion de la,vuestra direccion,su direccion,donde estais,donde estan,ubicad*,horario*,abierto*,abren,abris,cif,nif,razon social,empresa,hablar con,una persona,humano,atencion al cliente,soporte,sabado*,domingo*,fin de semana,contactaros,contactarles,contacto con,whatsapp,fax,quienes sois,aviso legal,tienda fisica,direccion,datos fiscales,llamaros,telefono de,vuestro almacen,su almacen,donde esta vuestro,donde esta su,sede,los sabados',
    discount:
      'descuento*,cupon*,codigo promo*,codigo de descuento,promocion*,rebaja*,oferta,ofertas,black friday,% de,por ciento,rebajas,rebajado*,mas barato para mi,primera compra,fidelidad,oferta especial,en oferta,chollo*',
    quote:
      'presupuesto,cotizacion,al por mayor,mayorista,grandes cantidades,gran cantidad,b2b,por volumen,al mayor,por mayor,pedido grande,grandes pedidos,cantidad grande,100 unidades,precio de mayorista,cuenta de empresa',
    guidance:
      'que temperatura,a que temperatura,temperatura*,grados,que color,color,colores,codigo de color*,caducidad,vida util,fecha de caducidad,consumo preferente,como limpi*,como descongel*,como calibr*,como desinfect*,puedo guardar,puedo recalentar,puedo congelar,obligatorio*,obligacion,ley,normativa*,reglamento*,registro*,que es el appcc,que es appcc,que es haccp,principios,appcc,haccp,descongel*,recalent*,enfri*,conservar,conservo,conservacion,guardar,guardo,mantener caliente,mantener,camara,alergeno*,trazabilidad,retirada,lote,lotes,fifo,peps,limpi*,desinfec*,desinfect*,higieniz*,lavar,lavado,lavarse,lavavajillas temp*,calibr*,plaga*,puntos criticos,pcc,coccion,cocinar,cocinado,crudo,cruda,sobras,contaminacion*,dos fases,grado,celsius,nevera,frigorifico,refrigerador,congelador*,camara frigorifica,buffet,bufet,bano maria,higiene,germen*,bacteria*,salmonel*,listeria,recongel*,abierto,abierta,abiertos,caducado*,caduca*,vencimiento,dura,manos,lavarse las manos,lavado de manos,tabla roja,tabla verde,tabla azul,tabla amarilla,tabla,encimera,superficie*,tiempo de contacto,diluir,dilucion,proveedor*,numero de lote,inspeccion,sanidad,formacion,gluten,frutos secos,sesamo,verificar,comprobar el termometro,termometro bien,sonda,vigilancia,accion correctiva,zona de peligro,diarrea,vomito*,freidora temp*,fritura temp*,sushi,anisakis,bayeta*,fregona color,recepcion de mercancia*,ratones,ratas,cucarachas,recalentar,enfriar,registros,etiquetar,14 alergenos,enfermo,enfermos,almacenar,almacenamiento,almaceno,ppm,aclarado,aclarar,enjuague,limpieza profunda,plan de limpieza,descalcific*,color cuchillo,pollo,aves,cerdo,ternera,picada,hamburguesa*,poco hech*,fregona rojo,bayeta rojo,pano rojo,tabla rojo,cubo rojo,cuchillo rojo,trapo rojo,fregona roja,bayeta roja,pano roja,cubo roja,cuchillo roja,trapo roja,fregona verde,bayeta verde,pano verde,cubo verde,cuchillo verde,trapo verde,fregona azul,bayeta azul,pano azul,cubo azul,cuchillo azul,trapo azul,fregona amarillo,bayeta amarillo,pano amarillo,tabla amarillo,cubo amarillo,cuchillo amarillo,trapo amarillo,fregona amarilla,bayeta amarilla,pano amarilla,cubo amarilla,cuchillo amarilla,trapo amarilla,fregona blanco,bayeta blanco,pano blanco,tabla blanco,cubo blanco,cuchillo blanco,trapo blanco,fregona blanca,bayeta blanca,pano blanca,tabla blanca,cubo blanca,cuchillo blanca,trapo blanca,fregona marron,bayeta marron,pano marron,tabla marron,cubo marron,cuchillo marron,trapo marron,fregona morado,bayeta morado,pano morado,tabla morado,cubo morado,cuchillo morado,trapo morado,fregona morada,bayeta morada,pano morada,tabla morada,cubo morada,cuchillo morada,trapo morada',
    price:
      'cuanto cuesta*,cuanto vale*,cuanto es,cuanto sale,precio,precios,cuesta,cuestan,vale,valen,que precio,caro',
    stock:
      'en stock,stock,disponible*,disponibilidad,existencias,agotado*,quedan,queda,cuantos teneis,cuantos hay,hay disponible*,tienen disponible,esta disponible,les queda,os queda,vuelve a haber,reposicion',
    cheaper: 'mas barato*,mas barata*,mas economico*,mas economica*,menor precio',
    cheapest: 'el mas barato,la mas barata,los mas baratos,las mas baratas,lo mas barato,mas economico de',
    facts:
      'detalles,descripcion,caracteristicas,especificaciones,ficha tecnica,dimensiones,medidas,tamano,capacidad,peso,pesa,material,de que esta hecho,de que es,impermeable*,resistente*,resiste,lavavajillas,microondas,pila*,bateria*,precision,rango,litros,diametro,opiniones,valoracion*,incluye,contiene,viene con,cuentame,hablame,mas sobre,sirve para,compatible*,cuantas etiquetas,por rollo,se diluye,dilu*,dosific*,soluble*,grosor,longitud,ancho,alto,vatios,potencia,cuanto mide,cabe,caben,capacidad de,apto para,aguanta*,soporta*,temperatura max*,rango de temp*,cuantas hojas,cuantas piezas,por caja,por paquete,mata,hecho de,hecha de,se disuelve*,dimension,mide,miden,profundidad,carga,carga maxima,autonomia,bateria,alimentacion,acero,esteriliz*,autoclave,resistencia,resisten,hasta que temperatura,hasta cuantos grados,hasta cuanto,cuantos grados aguanta,pesan,cuantos son,cuantas son,cuantos vienen,cuantas vienen,cuantos trae,cuantas trae,cuantos por,por pack,por hoja,trae,traen,ruido,decibelios,recubrimiento,revestimiento,induccion,adecuad*,apilan,se pliega,norma,normas,certificad*,alimentario,sin latex,sin bpa,sin polvo,hoja,mango,perfume,perfumad*,matan,actua,actuan,eficaz,lavable*,se lava,se lavan,ciclos,con tapa,listo para usar,grado ip,volumen,va al horno,van al horno,va al lavavajillas,van al lavavajillas,al microondas,congelable*,como se diluye,cuanto se diluye,ph,contienen,hechos de,hechas de,cuanto pesa,cuanto aguanta,cuantos litros,que material,tension,voltaje,se disuelven,pagina,paginas,contenido de,porcentaje,gramaje,memoria,almacena,grueso,gruesa,temperatura de lavado,alcohol,tinta',
    show: 'teneis,tienen,tienes,vendeis,venden,vende,busco,buscamos,buscar,encuentro,muestra*,muestrame,ensename,recomienda*,recomiendas,recomendais,sugiere*,que ~ teneis,que ~ tienen',
    amount: 'cuanto,cuantos,cuantas',
    want: 'necesito,hay,quiero,quisiera,quisieramos,necesitamos,hace falta,algo para,algo contra,me hace falta,dame,deme,me das,algo que,alguna cosa,me vendria*,nos vendria*,necesitariamos,necesitaria,nos hacen falta,me hacen falta,nos hace falta,precisamos',
    how: 'cuanto tiempo,cada cuanto,con que frecuencia,como se,como debo,como,se puede,esta permitido,permitido,que significa,que es,que son,cuales son los,cuantos,cuantas,cuanto hay que,cual es,cuales,por que,cuando hay que,cuando debo,que hago,que debo,puedo,se debe,hay que,debo,tengo que,es normal,esta bien,para que sirve,para que es,que tabla,cuantos dias dura,cuanto dura,cuantas horas,a cuantos,es obligatorio',
    refersBack: 'ese,esa,eso,este,esta,esto,lo,la,los,las,ambos,los dos,las dos,el mismo',
    under: 'menos de,por debajo de,hasta,maximo,max,inferior a,no mas de,bajo',
    over: 'mas de,por encima de,al menos,minimo,a partir de,desde,superior a',
    small: 'pequeno,pequena,pequenos,chico,chica,mas pequen*,mas chic*,menor',
    large: 'grande,grandes,gran,cadena,mas grande*,mayor',
  },
  kinds: {
    cafe: 'cafeteria*,cafe,cafes,coffee shop,cafeteria,cafelito,cafe de especialidad,espresso,kiosco de cafe,barra de cafe,salon de te',
    restaurant:
      'restaurante*,bistro*,meson,restoran,marisqueria,asador,parrilla,polleria,taqueria,fonda,casa de comidas,sushi*,hamburgueseria*,arroceria,kebab*,bodegon,chiringuito,merendero',
    hotel:
      'hotel*,hostal,pension,posada,parador,casa rural,alojamiento rural,motel,hosteria,apartamentos turisticos',
    bakery: 'panaderia*,pasteleria*,obrador,pan,tahona,horno,reposteria,confiteria,bolleria,churreria,tartas',
    bar: 'bar,bares,pub,taberna,cocteleria,cocteles,copas,discoteca,cerveceria,vermuteria,bareto,tasca,bar de vinos,garito,bar de copas',
    'food-truck':
      'food truck*,foodtruck*,gastroneta,camion de comida,camioncito,furgoneta*,furgo,foodtruck,caravana,remolque,puesto ambulante,puesto callejero,carrito,camion',
    catering: 'catering*,bodas,banquetes,eventos,servicio de comidas',
    pizzeria: 'pizzeria*,pizza*',
    canteen:
      'comedor,comedores,cantina,comedor escolar,colegio*,escuela*,guarderia*,residencia de mayores,residencia de ancianos,geriatrico,hospital*,comedor de empresa',
  },
  ordinals: [
    'primero|primera|primer|primeros|primeras',
    'segundo|segunda',
    'tercero|tercera|tercer',
    'cuarto|cuarta',
    'quinto|quinta',
    'ultimo|ultima',
  ],
  numbers: {
    1: 'un|uno|una',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez|decena',
    11: 'once',
    12: 'doce|docena',
    14: 'catorce',
    15: 'quince',
    16: 'dieciseis',
    18: 'dieciocho',
    20: 'veinte|veintena',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
    60: 'sesenta',
    100: 'cien|centenar',
  },
  measures:
    'ano,anos,mes,meses,semana*,dia,dias,hora,horas,minuto*,segundo,segundos,grado,grados,celsius,litro,litros,kilo*,kg,gramo*,metro*,centimetro*,veces,tiempo,largo,larga,ancho,ancha,alto,alta,hondo,grande*,pesado,exactamente,aproximad*,max,maxim*,minim*,por,hasta,va,van,hace',
  units:
    'caja*,paquete*,rollo*,set,sets,juego*,botella*,par,pares,carton*,bote*,pieza*,unidad*,uds,ud,pqt*,paq,cj,cjs,uni',
  and: 'y,e,ademas,y ademas',
  versus: 'vs,versus,y,e,o,con,a,entre,contra,frente a',
  continuing:
    'y,e,pero,ok,entonces,vale,pues,mejor,no,bueno,ah,perdon,perdona,venga,o,en realidad,espera,mejor dicho,de acuerdo',
  places:
    'ee uu,eeuu,estados unidos,usa,america,miami,inglaterra,reino unido,gran bretana,escocia,ue,europa,espana,mexico',
};
