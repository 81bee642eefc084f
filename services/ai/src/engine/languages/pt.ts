import type { LanguageData } from './language-data';

export const pt: LanguageData = {
  stop: 'um,uma,uns,umas,o,a,os,as,ao,aos,do,da,dos,das,de,no,na,nos,nas,num,numa,pelo,pela,eu,tu,voce,voces,nos,eles,elas,ele,ela,me,te,se,lhe,lhes,meu,minha,meus,minhas,seu,sua,seus,suas,nosso,nossa,vosso,vossa,e,sao,era,esta,estao,estou,ser,estar,ha,foi,tenho,tem,temos,teem,ter,posso,pode,podem,podemos,poderia,devo,deve,devem,deveria,quero,queremos,queria,gostaria,preciso,precisamos,para,por,com,sem,em,sobre,ou,mas,que,quem,qual,quais,quando,onde,como,quanto,quanta,quantos,quantas,este,estes,estas,esse,essa,esses,essas,isso,isto,aquele,aquela,nao,nem,tambem,so,ja,ainda,mais,muito,ola,oi,obrigado,obrigada,favor,bom,boa,dia,tarde,aqui,agora,hoje,entao,melhor,melhores,produto,produtos,artigo,artigos,loja,algum,alguma,alguns,nenhum,algo,peca,pecas,un,unidades,comprar,compro,usar,uso,saber,dizer,diga,verdade,certo,porque,visto,ouvi,achei,ja que,serve,la,vos',
  cues: {
    injection:
      'ignora ~ instruc*,ignore ~ instruc*,ignora ~ regras,ignore ~ regras,ignora tudo,ignore tudo,ignora ~ anterior*,esquece ~ instruc*,esqueca ~ instruc*,esquece ~ regras,esquece tudo,esqueca tudo,prompt do sistema,prompt de sistema,prompt,tuas instrucoes,suas instrucoes,instrucoes ocultas,finge que,finja que,age como,aja como,agora es,agora voce e,palavra passe de admin*,senha de admin*,senha do admin*,base de dados,banco de dados,chave api,modo programador,modo desenvolvedor,define ~ preco*,poe ~ preco a,sou o admin*,sou admin*',
    others:
      'outros clientes,outro cliente,de outra pessoa,outra pessoa,outro utilizador,outros utilizadores,outros usuarios,todos os clientes,lista de clientes,dados de clientes,dados dos clientes,todas as encomendas,todos os pedidos,encomendas de,encomenda de,pedidos de,pedido de,quem comprou,vizinho*,concorrente*,concorrencia',
    medical:
      'medico,doutor,diagnostic*,sinto me mal,estou doente,doente,medicamento*,remedio*,antibiotico*,febre,doi me,dor,dores,sintoma*,queimei,nausea*,vomit*,intoxicado',
    offTopic:
      'previsao do tempo,que tempo,tempo vai fazer,vai chover,chover,chove,meteorologia,politica*,politico*,eleic*,votar,presidente*,futebol,jogo de,piada,anedota,poema,horoscopo,filme*,cancao,musica,bolsa de valores,acoes,quem ganhou,quem vai ganhar,capital de,capital da,traduz*,trabalho de casa,redacao,python,javascript,programa em,noticias,religiao,lotaria,loteria,guerra,receita de,receitas,voo,voos,criptomoeda*',
    act: 'cancela,cancele,cancelem,cancelar a minha,cancelar o meu,anula,anule,muda ~ morada,mude ~ morada,altera ~ morada,altere ~ morada,mude ~ endereco,altera a minha,repor a,apaga a minha,apague a minha,elimina a minha,reembolsa me,reembolse me,encomenda ~ por mim,faz ~ encomenda por mim,compra ~ por mim,paga ~ por mim,pague ~ por mim,paga a minha,esvazia ~ carrinho,envia me ~ email,aplica ~ codigo',
    greeting: 'ola,oi,bom dia,boa tarde,boa noite',
    thanks: 'obrigado,obrigada,muito obrigado,adeus,ate logo',
    abilities:
      'o que podes fazer,o que pode fazer,o que sabes,quem es,quem e voce,podes ajudar,pode ajudar,em que podes,em que pode,o que es,es um robo,o que posso perguntar,ajuda',
    setup:
      'abrir,abro,vamos abrir,abertura,abrindo,montar,monto,equipar,equipamento para,equipamentos para,comecar um,iniciar,arrancar,lista para,lista de compras,lista inicial,lista de equipamento*,checklist,o que preciso para,de que preciso,do que preciso,preciso para,que e preciso,que preciso para,o que e necessario,que me falta,novo restaurante,novo cafe',
    compare:
      'compara*,comparar,comparacao,comparativo,diferenca*,versus,vs,qual e melhor,qual e o melhor,o que e melhor,melhor entre',
    cart: 'adiciona*,adicionar,adicione,acrescenta*,junta,ao carrinho,no carrinho,carrinho,poe,ponha,coloca,coloque,mete,levo,quero encomendar,quero comprar,queria comprar,queria encomendar,gostaria de encomendar,gostaria de comprar,encomendar,queria,ao cesto,cesto',
    orders:
      'minha encomenda,minhas encomendas,meu pedido,meus pedidos,ultima encomenda,ultimo pedido,encomendas,encomenda,pedidos,pedido,meu pacote,pacote,minha entrega,rastrear,rastreio,rastreamento,numero de seguimento,seguimento,codigo de rastreio,estado da encomenda,onde esta a minha,onde esta o meu,onde anda,encomendei,minhas compras',
    invoices: 'fatura*,factura*,recibo,recibos,nota fiscal,notas fiscais',
    unpaid: 'por pagar,nao paga*,em aberto,em atraso,vencida*,pendente*,em divida,devo',
    shipping:
      'envio,envios,portes,custos de envio,custo de envio,portes de envio,entrega,entregam,enviam,frete,envio gratis,envio gratuito,portes gratis,transporte,transportadora,mandam',
    deliveryTime:
      'quanto tempo ~ entrega,quanto tempo demora,quanto demora,prazo de entrega,prazo*,quando chega*,quantos dias,em quanto tempo,amanha,tempo de entrega,quando recebo,demora',
    payment:
      'pagamento,pagamentos,pagar,pago,formas de pagamento,metodos de pagamento,meios de pagamento,cartao,cartoes,dinheiro,numerario,contra entrega,contra reembolso,a cobranca,transferencia*,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,cripto,prestacoes,mbway,mb way,multibanco,pix,boleto,cheque,aceitam,na entrega',
    returns:
      'devolucao,devolucoes,devolver,devolvo,reembolso*,reembolsam,trocar,troca,danificado*,partido,estragado,avariado*,defeito,defeituoso*,garantia,artigo errado,devolvido*',
    vat: 'iva,imposto*,sem iva,com iva,taxa*,moeda,em euros,em dolares,preco liquido,bruto',
    company:
      'contacto*,contato*,contactar,telefone,numero de telefone,ligar,email,e mail,vossa morada,morada da,endereco da,onde ficam,onde estao,localizad*,horario*,abertos,aberto,abrem,nif,nipc,contribuinte,empresa,falar com,uma pessoa,humano,atendente,apoio ao cliente,atendimento,suporte,sabado*,domingo*,fim de semana',
    discount:
      'desconto*,cupao,cupom,codigo promo*,codigo de desconto,promocao,promocoes,saldos,oferta,ofertas,vale,black friday,% de,por cento',
    quote: 'orcamento,cotacao,por grosso,atacado,grandes quantidades,grande quantidade,b2b,revenda',
    guidance:
      'que temperatura,a que temperatura,qual a temperatura,temperatura*,graus,quanto tempo,durante quanto,de quanto em quanto,com que frequencia,que cor,qual a cor,cor,cores,codigo de cor*,validade,prazo de validade,consumir ate,como se,como devo,como limp*,como descongel*,como calibr*,como desinfet*,como,pode se,posso guardar,posso recongelar,posso reaquecer,e permitido,permitido,obrigatori*,obrigacao,lei,legislacao,norma*,regulamento*,registo*,registro*,o que significa,o que e o haccp,o que e haccp,o que e,o que sao,quais sao os,principios,haccp,descongel*,reaquec*,arrefec*,resfri*,conservar,conservo,conservacao,guardar,guardo,armazen*,manter quente,manter,camara,alergeni*,alergeno*,rastreabilidade,recolha,lote,lotes,fifo,peps,limpar,limpeza,higieniz*,desinfet*,desinfec*,lavar,lavagem,maquina de lavar temp*,calibra*,praga*,pontos criticos,pcc,cozinhar,cozedura,cozinhad*,cru,crua,sobras,contaminacao*,duas fases',
    price: 'quanto custa*,quanto e,quanto fica,custa,custam,preco,precos,que preco,qual o preco,caro,quanto',
    stock:
      'em stock,stock,em estoque,estoque,disponivel,disponiveis,disponibilidade,esgotado*,quantos tem,quantas tem,ainda ha,ainda tem,restam',
    cheaper: 'mais barato*,mais barata*,mais em conta,mais economico*,menor preco',
    cheapest: 'o mais barato,a mais barata,os mais baratos,as mais baratas,mais barato de',
    facts:
      'detalhes,descricao,caracteristicas,especificacoes,ficha tecnica,dimensoes,medidas,tamanho,capacidade,peso,pesa,material,de que e feito,feito de,impermeavel,a prova de agua,resistente*,resiste,aguenta,maquina de lavar,micro ondas,pilha*,bateria*,precisao,intervalo,litros,diametro,avaliac*,opinioes,inclui,contem,vem com,fala me,mais sobre,serve para,compativel,quantas etiquetas,por rolo,dilui*,diluicao,dosagem,soluvel',
    show: 'tem,tens,teem,vendem,vende,procuro,procuramos,procurar,encontro,mostra*,mostre,preciso de,recomenda*,recomendam,sugere*,sugerem,ha,existe*,que ~ tem,quero,quais ~ tem',
    refersBack: 'esse,essa,isso,este,esta,isto,ele,ela,ambos,os dois,as duas,mesmo',
    under: 'menos de,abaixo de,ate,maximo,max,no maximo,inferior a,nao mais de',
    over: 'mais de,acima de,pelo menos,minimo,a partir de,superior a',
    small: 'pequen*',
    large: 'grande,grandes,cadeia,rede de',
  },
  kinds: {
    cafe: 'cafe,cafes,cafetaria*,cafeteria*,coffee shop',
    restaurant: 'restaurante*,bistro*,tasca',
    hotel: 'hotel*,hoteis,pensao,hostel',
    bakery: 'padaria*,pastelaria*,confeitaria*',
    bar: 'bar,bares,pub',
    'food-truck': 'food truck*,foodtruck*,roulote,rulote',
    catering: 'catering*',
    pizzeria: 'pizzaria*',
    canteen: 'cantina*,refeitorio*',
  },
  ordinals: [
    'primeiro|primeira',
    'segundo|segunda',
    'terceiro|terceira',
    'quarto|quarta',
    'quinto|quinta',
    'ultimo|ultima',
  ],
  numbers: ['um|uma', 'dois|duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'doze'],
  and: 'e,alem disso',
  versus: 'vs,versus,e,ou,com,a,ao,entre,contra,face a',
};
