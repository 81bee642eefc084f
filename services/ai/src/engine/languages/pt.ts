import type { LanguageData } from './language-data';

export const pt: LanguageData = {
  stop: 'contra,um,uma,uns,umas,o,a,os,as,ao,aos,do,da,dos,das,de,no,na,nos,nas,num,numa,pelo,pela,eu,tu,voce,voces,nos,eles,elas,ele,ela,me,te,se,lhe,lhes,meu,minha,meus,minhas,seu,sua,seus,suas,nosso,nossa,vosso,vossa,e,sao,era,esta,estao,estou,ser,estar,ha,foi,tenho,tem,temos,teem,ter,posso,pode,podem,podemos,poderia,devo,deve,devem,deveria,quero,queremos,queria,gostaria,preciso,precisamos,para,por,com,sem,em,sobre,ou,mas,que,quem,qual,quais,quando,onde,como,quanto,quanta,quantos,quantas,este,estes,estas,esse,essa,esses,essas,isso,isto,aquele,aquela,nao,nem,tambem,so,ja,ainda,mais,muito,ola,oi,obrigado,obrigada,favor,bom,boa,dia,tarde,aqui,agora,hoje,entao,melhor,melhores,produto,produtos,artigo,artigos,loja,algum,alguma,alguns,nenhum,algo,peca,pecas,un,unidades,comprar,compro,usar,uso,saber,dizer,diga,verdade,certo,porque,visto,ouvi,achei,ja que,serve,la,vos,pf,sff',
  keywords: {
    injection:
      'ignora ~ instruc*,ignore ~ instruc*,ignora ~ regras,ignore ~ regras,ignora tudo,ignore tudo,ignora ~ anterior*,esquece ~ instruc*,esqueca ~ instruc*,esquece ~ regras,esquece tudo,esqueca tudo,prompt do sistema,prompt de sistema,prompt,tuas instrucoes,suas instrucoes,instrucoes ocultas,finge que,finja que,age como,aja como,agora es,agora voce e,palavra passe de admin*,senha de admin*,senha do admin*,base de dados,banco de dados,chave api,modo programador,modo desenvolvedor,define ~ preco*,poe ~ preco a,sou o admin*,sou admin*,a partir de agora es,a partir de agora voce,fala como,fale como,jogo de papeis,ignora,ignore,esquece,esqueca,instrucoes anteriores,tuas regras,suas regras,segred*,palavra passe,senha,senhas,muda o preco,mude o preco,altera o preco,poe o preco,tudo gratis,como admin,sou o chefe,sou o dono,sou o programador,sou o desenvolvedor,sql,sem restricoes,revela*,revele',
    others:
      'outros clientes,outro cliente,de outra pessoa,outra pessoa,outro utilizador,outros utilizadores,outros usuarios,todos os clientes,lista de clientes,dados de clientes,dados dos clientes,todas as encomendas,todos os pedidos,encomendas de,encomenda de,pedidos de,pedido de,quem comprou,vizinho*,concorrente*,concorrencia,vossos clientes,seus clientes,outro restaurante,outros restaurantes,meu colega,dados pessoais de,emails de,outro usuario,email de outros,email* ~ client*,morada ~ client*,endereco ~ client*,telefone ~ client*,dados ~ client*,clientes que,quem encomendou,ultimos clientes',
    medical:
      'medico,doutor,diagnostic*,sinto me mal,estou doente,doente,medicamento*,remedio*,antibiotico*,febre,doi me,dor,dores,sintoma*,queimei,nausea*,vomit*,intoxicado,comprimido*,pilula*,dor de cabeca,dor de,barriga,sangra*,cortei me,cortei o,queimei me,gravida,ibuprofeno,paracetamol,aspirina,vacina*,sou alergic*,diabetes',
    offTopic:
      'previsao do tempo,que tempo,tempo vai fazer,vai chover,chover,chove,meteorologia,politica*,politico*,eleic*,votar,presidente*,futebol,piada,anedota,poema,horoscopo,filme*,cancao,musica,bolsa de valores,acoes,quem ganhou,quem vai ganhar,capital de,capital da,traduz*,trabalho de casa,redacao,python,javascript,programa em,noticias,religiao,lotaria,loteria,guerra,receita de,receitas,voo,voos,criptomoeda*,advogado,juridic*,despedir,demitir,arrendamento,aluguel,divorcio,irs,imposto de renda,investir,investimento,conta me,conte me,historia de,amor,opiniao,xadrez,adivinha,ferias,viagem,melhor restaurante,copa do mundo,olimpi*,matematica,equacao,chatgpt,carro,iphone,telemovel,computador,netflix,canta,chuva,habitantes,quem e o,partido politico,comboio,conselho legal,aconselhamento juridico,nevar,neve',
    act: 'cancela,cancele,cancelem,cancelar a minha,cancelar o meu,anula,anule,muda ~ morada,mude ~ morada,altera ~ morada,altere ~ morada,mude ~ endereco,altera a minha,repor a,apaga a minha,apague a minha,elimina a minha,reembolsa me,reembolse me,encomenda ~ por mim,faz ~ encomenda por mim,compra ~ por mim,paga ~ por mim,pague ~ por mim,paga a minha,esvazia ~ carrinho,envia me ~ email,aplica ~ codigo,cancel*,anul*,compra me,encomenda me,faz a encomenda,paga a,apaga,apague,muda a minha,muda o meu,mude a,altera,altere,reserva,reserve,liga me,ligue me,manda me,mande me,envia me,envie me,regista me,cria ~ conta,liga ao meu,liga a minha,liga para o meu,telefona ao,escreve ao meu',
    greeting: 'ola,oi,bom dia,boa tarde,boa noite',
    thanks: 'obrigado,obrigada,muito obrigado,adeus,ate logo',
    abilities:
      'o que podes fazer,o que pode fazer,o que sabes,quem es,quem e voce,podes ajudar,pode ajudar,em que podes,em que pode,o que es,es um robo,o que posso perguntar,ajuda',
    setup:
      'abrir,abro,vamos abrir,abertura,abrindo,montar,monto,equipar,equipamento para,equipamentos para,comecar um,iniciar,arrancar,lista para,lista de compras,lista inicial,lista de equipamento*,checklist,o que preciso para,de que preciso,do que preciso,preciso para,que e preciso,que preciso para,o que e necessario,que me falta,novo restaurante,novo cafe,vou abrir,quero abrir,estou a abrir,estou abrindo,vou montar,inaugur*,equipamento,equipamento de,lista de material,lista,kit inicial,essencial,essenciais,o que compro,o que devo comprar,o que tenho de comprar,nova cozinha,novo negocio,dotar',
    compare:
      'compara*,comparar,comparacao,comparativo,diferenca*,versus,vs,qual e melhor,qual e o melhor,o que e melhor,melhor entre,qual escolho,qual escolher,melhor o,vantagens',
    either: 'ou',
    cart: 'adiciona*,adicionar,adicione,acrescenta*,junta,ao carrinho,no carrinho,carrinho,poe,ponha,coloca,coloque,mete,levo,quero encomendar,quero comprar,queria comprar,queria encomendar,gostaria de encomendar,gostaria de comprar,encomendar,queria,ao cesto,cesto,poe me,mete me,adiciona me,bota,quero levar,poe la,levamos,ficamos com,fico com,adiciona la,cesta,quero adicionar,manda me,junte me,junta me,ve ai,monta,prepare me,prepara me,preparar me,preparem,preparem me,aponta me,aponte me,separa me,separe me,mande me',
    orders:
      'minha encomenda,minhas encomendas,meu pedido,meus pedidos,ultima encomenda,ultimo pedido,encomendas,encomenda,pedidos,pedido,meu pacote,pacote,minha entrega,rastrear,rastreio,rastreamento,numero de seguimento,seguimento,codigo de rastreio,estado da encomenda,onde esta a minha,onde esta o meu,onde anda,encomendei,minhas compras,minhas coisas,o que encomendei,o que comprei,historico,quando chega a minha,quando chega o meu,estado da minha,nao chegou',
    invoices: 'fatura*,factura*,recibos,nota fiscal,notas fiscais,um recibo,o recibo,meu recibo,recibo de',
    unpaid: 'por pagar,nao paga*,em aberto,em atraso,vencida*,pendente*,em divida,devo',
    shipping:
      'envio,envios,portes,custos de envio,custo de envio,portes de envio,entrega,entregam,enviam,frete,envio gratis,envio gratuito,portes gratis,transporte,transportadora,mandam,enviar,mandar,entregar,levantar na loja,levantamento,recolher na loja,acores,madeira,estrangeiro,gratis',
    deliveryTime:
      'quanto tempo ~ entrega,quanto tempo demora,quanto demora,prazo de entrega,prazo*,quando chega*,quantos dias,em quanto tempo,amanha,tempo de entrega,quando recebo,demora,dias uteis,urgente,expresso,chega amanha,em quantos dias,quando chegaria,se encomendar,se comprar,se pedir',
    payment:
      'pagamento,pagamentos,pagar,pago,formas de pagamento,metodos de pagamento,meios de pagamento,cartao,cartoes,dinheiro,numerario,contra entrega,contra reembolso,a cobranca,transferencia*,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,cripto,prestacoes,mbway,mb way,multibanco,pix,boleto,cheque,aceitam,na entrega,posso pagar,pode se pagar,com fatura,amex,american express,a prazo,parcelar,parcelas,amazon pay,klarna',
    returns:
      'devolucao,devolucoes,devolver,devolvo,reembolso*,reembolsam,trocar,troca,danificado*,partido,estragado,avariado*,defeito,defeituoso*,artigo errado,devolvido*,devolva,nao gostei,nao gosto,nao serve,nao funciona,chegou partido,chegou danificado,direito de arrependimento,prazo de devolucao,dias tenho para,reclamac*',
    warranty: 'garantia,garantias',
    vat: 'iva,imposto*,sem iva,com iva,taxa*,moeda,em euros,em dolares,preco liquido,bruto,impostos incluidos,iva incluido,mais iva,incluem iva,ja com iva',
    company:
      'contacto*,contato*,contactar,telefone,numero de telefone,ligar,email,e mail,vossa morada,morada da,endereco da,onde ficam,onde estao,localizad*,horario*,abertos,aberto,abrem,nif,nipc,contribuinte,empresa,falar com,uma pessoa,humano,atendente,apoio ao cliente,atendimento,suporte,sabado*,domingo*,fim de semana,vos contactar,contacta los,contactar vos,whatsapp,fax,quem sao voces,loja fisica,morada,endereco,dados fiscais,ligar vos,falar convosco,vosso armazem,seu armazem,onde fica,sede,escritorio',
    discount:
      'desconto*,cupao,cupom,codigo promo*,codigo de desconto,promocao,promocoes,saldos,oferta,ofertas,black friday,% de,por cento,descontos,primeira compra,primeira encomenda,fidelidade,em promocao,em oferta,saldo,mais barato para mim',
    quote:
      'orcamento,cotacao,por grosso,atacado,grandes quantidades,grande quantidade,b2b,revenda,quantidade grande,grande encomenda,encomenda grande,100 unidades,preco de revenda,conta empresa',
    guidance:
      'que temperatura,a que temperatura,qual a temperatura,temperatura*,graus,que cor,qual a cor,cor,cores,codigo de cor*,validade,prazo de validade,consumir ate,como limp*,como descongel*,como calibr*,como desinfet*,posso guardar,posso recongelar,posso reaquecer,obrigatori*,obrigacao,lei,legislacao,norma*,regulamento*,registo*,registro*,o que e o haccp,o que e haccp,principios,haccp,descongel*,reaquec*,arrefec*,resfri*,conservar,conservo,conservacao,guardar,guardo,armazen*,manter quente,manter,camara,alergeni*,alergeno*,rastreabilidade,recolha,lote,lotes,fifo,peps,limpar,limpeza,higieniz*,desinfet*,desinfec*,lavar,lavagem,maquina de lavar temp*,calibra*,praga*,pontos criticos,pcc,cozinhar,cozedura,cozinhad*,cru,crua,sobras,contaminacao*,duas fases,grau,celsius,frigorifico,geladeira,congelador*,freezer,arca,camara frigorifica,camara fria,buffet,banho maria,higiene,germe*,bacteria*,salmonel*,listeria,recongel*,aberto,aberta,abertos,vencido*,expirad*,fora de prazo,dura,maos,lavar as maos,lavagem das maos,tabua,tabua vermelha,tabua verde,tabua azul,tabua amarela,bancada,superfic*,tempo de contacto,tempo de contato,diluir,fornecedor*,numero do lote,numero de lote,inspecao,asae,vigilancia,formacao,treinamento,gluten,frutos secos,sesamo,verificar ~ termometro,sonda,monitoriza*,acao corretiva,zona de perigo,diarreia,vomito*,fritadeira temp*,fritura,oleo de fritar,sushi,anisakis,pano cor,esfregona cor,rececao de mercadoria*,ratos,baratas,reaquecer,arrefecer,declarad*,rotular,rotulag*,14 alergenios,comida quente,doente,doentes,ppm,enxaguamento,enxaguar,limpeza profunda,plano de limpeza,descalcific*,cor da faca,frango,aves,porco,vaca,picada,hamburguer*,mal passad*,esfregona vermelho,pano vermelho,tabua vermelho,balde vermelho,faca vermelho,esfregona vermelha,pano vermelha,balde vermelha,faca vermelha,esfregona verde,pano verde,balde verde,faca verde,esfregona azul,pano azul,balde azul,faca azul,esfregona amarelo,pano amarelo,tabua amarelo,balde amarelo,faca amarelo,esfregona amarela,pano amarela,balde amarela,faca amarela,esfregona branco,pano branco,tabua branco,balde branco,faca branco,esfregona branca,pano branca,tabua branca,balde branca,faca branca,esfregona castanho,pano castanho,tabua castanho,balde castanho,faca castanho,esfregona roxo,pano roxo,tabua roxo,balde roxo,faca roxo',
    price: 'quanto custa*,quanto e,quanto fica,custa,custam,preco,precos,que preco,qual o preco,caro',
    stock:
      'em stock,stock,em estoque,estoque,disponivel,disponiveis,disponibilidade,esgotado*,quantos tem,quantas tem,ainda ha,ainda tem,restam,tem disponivel,ainda existe,volta a haver,reposicao,pronta entrega',
    cheaper: 'mais barato*,mais barata*,mais em conta,mais economico*,menor preco',
    cheapest: 'o mais barato,a mais barata,os mais baratos,as mais baratas,mais barato de',
    facts:
      'detalhes,descricao,caracteristicas,especificacoes,ficha tecnica,dimensoes,medidas,tamanho,capacidade,peso,pesa,material,de que e feito,feito de,impermeavel,a prova de agua,resistente*,resiste,aguenta,maquina de lavar,micro ondas,pilha*,bateria*,precisao,intervalo,litros,diametro,avaliac*,opinioes,inclui,contem,vem com,fala me,mais sobre,serve para,compativel,quantas etiquetas,por rolo,dilui*,diluicao,dosagem,soluvel,espessura,comprimento,largura,altura,watts,potencia,quanto mede,leva,levam,cabem,no forno,vai ao forno,suporta*,aguentam,temperatura max*,quantas folhas,quantas pecas,por caixa,por embalagem,mata,feita de,dissolve*,dimensao,mede,medem,profundidade,carga,carga maxima,autonomia,bateria,alimentacao,aco,esterilizavel,esteriliz*,autoclave,resistencia,resistem,ate que temperatura,ate quantos graus,ate quanto,quantos graus aguenta,pesam,quantos sao,quantas sao,quantos vem,quantas vem,quantos tras,quantas tras,quantos por,por pacote,por folha,traz,trazem,tem o rolo,ruido,decibeis,revestimento,inducao,adequad*,empilha*,norma,certificad*,alimentar,sem latex,sem bpa,sem po,lamina,cabo,perfume,perfumad*,matam,atua,atuam,eficaz,lavavel,lavaveis,lava se,ciclos,com tampa,pronto a usar,grau ip,volume,vao ao forno,vai a maquina,vao a maquina,maquina de lavar loica,maquina da loica,ao micro ondas,congelavel,como se dilui,quanto se dilui,ph,feitos de,feitas de,quanto pesa,quanto aguenta,quantos litros,suporta,suportam,tem de capacidade,pagina,paginas,teor,percentagem,gramagem,memoria,guarda quant*,espesso,espessa,temperatura de lavagem,alcool,tinta',
    show: 'tem,tens,teem,vendem,vende,procuro,procuramos,procurar,encontro,mostra*,mostre,recomenda*,recomendam,sugere*,sugerem,que ~ tem,quais ~ tem',
    amount: 'quanto,quantos,quantas',
    want: 'preciso de,ha,existe*,quero,precisamos,preciso,algo para,algo contra,queriamos,da me,algo que,alguma coisa,precisava*,queria,preciso duns,fazem me falta,faz me falta,quero uns,quero umas',
    how: 'quanto tempo,durante quanto,de quanto em quanto,com que frequencia,como se,como devo,como,pode se,e permitido,permitido,o que significa,o que e,o que sao,quais sao os,quantos,quantas,qual e,qual deve,quais,porque,porque e que,quando devo,o que faco,o que devo,o que fazer,posso,deve se,se deve,devo,tenho de,tenho que,esta bem,e normal,para que serve,para que e,que tabua,quantos dias dura,quanto dura,quantas horas,a quantos,e obrigatorio,e preciso',
    refersBack: 'esse,essa,isso,este,esta,isto,ele,ela,ambos,os dois,as duas,mesmo',
    under: 'menos de,abaixo de,ate,maximo,max,no maximo,inferior a,nao mais de',
    over: 'mais de,acima de,pelo menos,minimo,a partir de,superior a',
    small: 'pequen*,menor,menores',
    large: 'grande,grandes,cadeia,rede de,maior,maiores',
  },
  kinds: {
    cafe: 'cafe,cafes,cafetaria*,cafeteria*,coffee shop,cafezinho,espresso,expresso,casa de cha,salao de cha,cafeteria,barra de cafe',
    restaurant:
      'restaurante*,bistro*,tasca,churrasqueira,churrascaria,marisqueira,tasco,tasquinha,cervejaria,restaurantezinho,hamburgueria*,sushi*,kebab*,lanchonete,snack bar,boteco,pizzaria restaurante,rodizio',
    hotel:
      'hotel*,hoteis,pensao,hostel,pousada*,alojamento local,turismo rural,motel,residencial,casa de hospedes,guesthouse',
    bakery:
      'padaria*,pastelaria*,confeitaria*,padeiro,pao,bolos,pastelaria,confeiteiro,croissanteria,fabrica de bolos,doces',
    bar: 'bar,bares,pub,cocktail*,coquetel,coqueteis,discoteca,botequim,barzinho,taberna,wine bar,bar de vinhos,copos,cocktails',
    'food-truck':
      'food truck*,foodtruck*,roulote*,rulote*,carrinha,trailer,food truck,foodtruck,furgao,atrelado,carrinho,quiosque,camiao,caminhao,barraquinha,banca',
    catering: 'catering*,casamentos,banquetes,eventos,buffet',
    pizzeria: 'pizzaria*,pizza*',
    canteen: 'cantina*,refeitorio*,escola*,creche*,lar,lar de idosos,hospital,hospitais,infantario,colegio',
  },
  ordinals: [
    'primeiro|primeira|primeiros|primeiras',
    'segundo|segunda',
    'terceiro|terceira',
    'quarto|quarta',
    'quinto|quinta',
    'ultimo|ultima',
  ],
  numbers: {
    1: 'um|uma',
    2: 'dois|duas',
    3: 'tres',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez|dezena',
    11: 'onze',
    12: 'doze|duzia',
    14: 'catorze|quatorze',
    15: 'quinze',
    16: 'dezasseis|dezesseis',
    18: 'dezoito',
    20: 'vinte',
    30: 'trinta',
    40: 'quarenta',
    50: 'cinquenta',
    60: 'sessenta',
    100: 'cem|centena',
  },
  measures:
    'ano,anos,mes,meses,semana*,dia,dias,hora,horas,minuto*,segundo,segundos,grau,graus,celsius,litro,litros,quilo*,kg,grama*,metro*,centimetro*,vezes,tempo,longo,largo,larga,alto,alta,fundo,grande*,pesado,exatamente,cerca,max,maxim*,minim*,por,ate,vai,vao,faz',
  units:
    'caixa*,pacote*,rolo*,conjunto*,kit,kits,garrafa*,par,pares,embalage*,frasco*,peca*,unidade*,pct*,cx,cxs,un,uni,und,unid',
  and: 'e,alem disso',
  versus: 'vs,versus,e,ou,com,a,ao,entre,contra,face a',
  continuing:
    'e,mas,ok,entao,nao,afinal,antes,espera,desculpa,ah,ou,bom,certo,na verdade,melhor,ta,ta bem,beleza',
  places:
    'estados unidos,eua,usa,america,inglaterra,reino unido,gra bretanha,escocia,ue,europa,portugal,brasil',
};
