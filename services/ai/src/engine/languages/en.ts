import type { LanguageData } from './language-data';

export const en: LanguageData = {
  stop: 'against,far,a,an,the,i,me,my,mine,we,us,our,you,your,u,he,she,it,its,they,them,is,are,was,be,been,am,do,does,did,have,has,had,can,could,would,should,will,shall,may,might,must,of,for,to,in,on,at,with,without,from,by,and,or,but,if,so,as,than,then,that,this,these,those,there,here,what,which,who,when,where,why,how,much,many,any,some,no,not,please,pls,plz,thanks,hi,hello,hey,one,ones,also,just,only,need,want,like,get,got,give,tell,know,about,s,re,m,ll,ve,t,d,don,doesn,isn,good,best,cost,costs,im,ok,okay,well,right,now,today,really,exactly,something,anything,product,products,item,items,shop,store,stuff,kitchen,use,buy,buying,offer,sell,more,other,too,up,out,per,each,piece,pieces,pcs,since,because,heard,think,believe,true,correct,ta,cheers,mate,lads,guys',
  keywords: {
    injection:
      'ignore ~ instruction*,ignore ~ previous,ignore ~ rules,disregard ~ instruction*,disregard ~ rules,system prompt,your prompt,your instructions,hidden instructions,you are now,pretend ~ you,pretend to be,act as,jailbreak,developer mode,dan mode,forget ~ instruction*,forget everything,override ~ rules,reveal ~ prompt,print ~ prompt,api key,admin password,database password,drop table,select from,sudo,set ~ price to,everything free,for free as admin,new rule,from now on you,you re now,youre now,conversation like,speak like,roleplay,role play,ignore your,ignore all,ignore everything,ignore what,your rules,your system,previous instructions,above instructions,words above,text above,repeat everything,repeat the words,repeat your,print your,show your prompt,secret,passwords,change the price,change ~ price,set the price,make it free,make everything free,as an admin,i am admin,i am the admin,i m the admin,im the admin,i am the owner,i am the developer,i m the developer,give me admin,run sql,sql,script alert,base64,unrestricted,no restrictions,without restrictions,bypass,override,admin mode,reveal all,reveal your,system reveal,reveal the',
    others:
      'other customer*,other people*,other users,another customer*,another user*,someone else*,somebody else*,all customers,customer list,list of customers,customers orders,orders of all,everyones orders,my neighbour*,my competitor*,customer data,all orders,who bought,who else,his order*,her order*,email of ~ customer*,address of ~ customer*,phone ~ of customer*,belongs to somebody,order of mr,order of mrs,order of john,emails of,email addresses,your customers,customer s order,customers data,phone number of ~ customer*,what did ~ buy,what did ~ order,another restaurant,other restaurants order*,of another,of other,somebody else s,someone elses,my boss s orders,my colleague*,personal data of,who is your best customer,other buyers,customer emails,customer email*,emails of customers,customers emails,all customer*,customers who,customer who,last customers,who ordered,who has bought,who else bought',
    medical:
      'medical,doctor,diagnos*,my symptom*,i feel sick,am sick,i am ill,medicine,medication,antibiotic*,painkiller*,treat ~ poisoning,have food poisoning,got food poisoning,burned my hand,burnt my,i have a fever,headache,pill*,tablet for my,tablets for my,painkill*,stomach ache,my stomach,my finger,my hand hurts,hurts,bleeding,i have a rash,a rash,which tablets should,what tablets should,allergic reaction,i am allergic,pregnan*,ibuprofen,paracetamol,aspirin,treatment for,treat a burn,vaccine,prescri*,diabet*,insulin,blood pressure',
    offTopic:
      'weather,forecast,politic*,election*,president,prime minister,football,soccer,world cup,joke,poem,bitcoin price,stock market,shares,horoscope,movie*,song,lyrics,who won,capital of,translate,essay,homework,write ~ code,python,javascript,news,religion,god,dating,girlfriend,lottery,war,recipe*,flight*,cryptocurrency,meaning of life,tell me a story,vote,lawyer,legal advice,sue,lawsuit,contract law,divorce,tax return,tax advice,invest,investment,president*,opinion on,weather in,temperature outside,sing,story,riddle,quiz,chess,celebrit*,vacation,hotel booking,restaurant recommendation*,best restaurant,sports,nba,olympic*,exam,math,solve,equation,java code,html,chatgpt,gpt,your favorite,your favourite,marry,who is the,history of,population,travel,train ticket*,car,laptop,phone to buy,iphone,game*,netflix,landlord,fire my employee,fire an employee,employee*  lawsuit,employment law,rent contract,snow,raining,rain tomorrow,sunny',
    act: 'cancel ~ order,cancel it,change ~ address,change my password,reset my password,delete my account,refund me,refund my,place ~ order for me,order it for me,pay ~ for me,pay ~ invoice for me,book ~ for me,change ~ quantity,update my order,send me ~ email,apply ~ code,buy it for me,charge my card,return my order,close my account,remove ~ from my cart,empty my cart,checkout for me,cancel my,cancel order,cancel the,place the order,place an order,order now,buy now,do the order,just order,pay my,pay the invoice,refund order,refund ~ order,delete my,delete account,change my,change ~ email,change ~ password,change the address,change the delivery,reset ~ password,write a review,subscribe me,sign me up,create ~ account,mark ~ paid,ship it today,send it to my,reserve,call me back,email me,call ~ for me,phone ~ for me,email ~ for me,write ~ for me,text ~ for me,call my,phone my,email my',
    greeting: 'hi,hello,hey,good morning,good evening,good afternoon',
    thanks: 'thanks,thank you,thx,cheers,bye,goodbye',
    abilities:
      'what can you do,who are you,what do you do,help me,how can you help,what can i ask,are you a robot,are you a bot,are you human,what are you',
    setup:
      'open* a,opening,starting a,start up,startup,set up,setup,setting up,kit out,equip,new cafe,new restaurant,new bar,new bakery,what do i need for,what do i need to,what should i buy for,checklist,shopping list,starter kit,starter list,start a,need to open,everything i need,essentials for,furnish,launching,to open,i open,we open,opening a,start my,starting my,start our,starting our,starting up,launch a,new kitchen,set up a,setting up a,fit out,fitting out,equipment list,equipment for,list of equipment,list for,list for opening,outfit,what equipment,basics for,must haves,need for a,needed for a,stock a,kit list,what do we need,what would i need,list of what,what to buy,give me a list,a list of',
    compare:
      'compare,comparison,comparing,versus,vs,difference between,differences between,difference,which is better,which one is better,better one,or the,how do they differ,better for,which should i,which one should,what s better,whats better,better than,pros and cons,differ',
    either: 'or',
    cart: 'add,add ~ to my cart,add ~ to cart,add ~ cart,add ~ basket,to my cart,to the cart,into my cart,in my cart,put ~ in ~ cart,put ~ cart,put together,make me a cart,propose ~ cart,a cart with,cart,basket,i ll take,ill take,i will take,order me,i d like to order,i want to order,i want to buy,id like to buy,i would like to order,can i order,to basket,put me,i take,we take,we ll take,order for me ~ pieces,add to,throw in,chuck in,drop in,ill have,i ll have,i will have,we ll have,let me have,ill get,i ll get,toss in,get an order ready,order ready,chuck us,bung in,stick in,pop in,line up,gimme,sort me out with,put me down for,put down',
    orders:
      'my order,my orders,my last order,my latest order,my package,my parcel,my delivery,my shipment,my purchase*,order status,status of ~ order,track ~ order,track my,tracking number,tracking,where is my,where s my,wheres my,past orders,order history,orders i made,i ordered,what did i order,did you ship,has ~ shipped,awb,last order,recent orders,previous orders,my purchases,past purchases,purchases,has my order,my stuff,where are my,when will my,my items,the order i placed,order i placed,orders so far,i have ordered,i bought,what have i bought,order update,delivery status,not arrived,hasn t arrived,hasnt arrived,still waiting for',
    invoices: 'invoice*,receipt*,bill,bills,billing document,invoces,inovice*,invoise*',
    unpaid: 'unpaid,open invoice*,outstanding,overdue,owe,not paid,to pay,due',
    shipping:
      'shipping,delivery cost*,delivery fee*,delivery charge*,delivery price,cost of delivery,postage,free delivery,deliver to,do you deliver,deliver abroad,ship to,do you ship,delivery free,delivery for free,courier cost*,delivery options,freight,pay for delivery,shipment cost*,ship,ships,deliver,delivers,delivery,delivered,pick up,pickup,collect in store,click and collect,postal,courier,carrier',
    deliveryTime:
      'how long ~ delivery,how long ~ deliver*,delivery time*,how fast,when will it arrive,how many days,how soon,shipping time,next day,deliver tomorrow,arrive by,lead time,how long ~ shipping,how quickly,same day,delivered tomorrow,arrive tomorrow,how long will it take,how long does it take,when do i get,when would i get,arrives,arrival,business days,working days,express,if i order,arrive,arriving,when would it,get here,get to me',
    payment:
      'payment*,pay,pay with,pay by,paying,credit card*,debit card*,card,visa,mastercard,paypal,cash,cash on delivery,bank transfer,wire transfer,revolut,apple pay,google pay,bitcoin,crypto,instalment*,installment*,klarna,cheque,american express,amex,cod,on credit,pay later,buy now pay later,do you accept,do you take,accept ~ card*,invoice payment,pay on invoice,pay on delivery,pay on account,net 30,credit terms,checkout options,bnpl,amazon pay',
    returns:
      'return policy,return*,send back,send it back,refund*,money back,withdrawal,exchange it,give it back,damaged,broken,faulty,defective,wrong item,days to return,send something back,send ~ back,sending back,bring back,give back,not happy with,change my mind,changed my mind,refund policy,arrived broken,doesn t work,does not work,wrong product,wrong size',
    warranty: 'warranty,warranties,guarantee,guarantees,guaranteed,waranty,garantee',
    vat: 'vat,tax,taxes,net price*,gross,prices include,including tax,currency,currencies,in euro*,in dollar*,in lei,prices in,ex vat,inc vat,incl vat,excl vat,net or gross,sales tax',
    company:
      'contact,phone,telephone,call you,email,e mail address,address of the shop,your address,where are you,located,opening hours,open on,business hours,are you open,when are you open,company name,registration number,vat number,conversation to ~ person,conversation to ~ human,speak to,customer service,support,hours,open at,weekend,sunday,saturday,reach you,get in touch,get hold of,call,who are you guys,your shop located,physical store,showroom,visit you,address,fax,whatsapp,vat id,tax id,company details,who runs,legal name,imprint,warehouse,your warehouse,your office,headquarters,where is your,saturdays,sundays',
    discount:
      'discount*,coupon*,voucher*,promo code*,promo,cheaper price for me,% off,percent off,black friday,on sale,special offer*,deal,deals,sale,cheaper if i,knock off,lower the price,student discount,loyalty,first order,bargain,on offer,any offers,offers',
    quote:
      'quote,quotation,bulk order*,bulk price*,wholesale,large quantit*,b2b,volume price*,bulk,in bulk,trade price*,trade account,volume discount,100 pieces,big order,large order*,wholesale price*,business account',
    guidance:
      'what temperature,which temperature,temperature*,temp,temps,how hot,how cold,what color,what colour,which colour,which color,colour code*,color code*,shelf life,what is haccp,can i keep,can i store,safe,legal,law,regulation,requirement*,keep ~ records,records,haccp plan,procedure,defrost*,thaw*,reheat*,cool down,cooling,hot holding,danger zone,cross contamination,allergen*,traceab*,recall,batch,use by,best before,fifo,clean*,sanitis*,sanitiz*,disinfect*,wash*,calibrat*,pest*,principle*,critical control,ccp,corrective,cook*,store raw,raw,leftover*,dishwasher temp*,degrees,degree,celsius,fahrenheit,core temp*,internal temp*,bain marie,buffet,danger,food safety,foodborne,hygiene,germ*,bacteria*,salmonella,listeria,norovirus,spoil*,rotten,refreeze,frozen,freezer temp*,fridge temp*,chill*,two stage,two step,contact time,dilut*,food left,left out,open* milk,opened,expire*,expiry,out of date,first in first out,stock rotation,lot number,lot code,batch number,supplier*,withdraw*,inspection,inspector,health inspector,food handler*,gluten,nuts,sesame,celery,vegan,hand wash*,handwash*,wash my hands,wash hands,chopping board colour*,board for,colour of the board,board colour*,red board,blue board,green board,yellow board,brown board,white board,purple board,colour is,color is,mop colour*,cloth colour*,dishwasher rinse,descale,sous vide temp*,sushi,anisakis,fryer temp*,frying temp*,acrylamide,hot hold*,keep food hot,keep hot food,warm holding,probe check,thermometer check,check my thermometer,is accurate,illness,vomit*,diarrhoea,diarrhea,plaster rule,training,sick,sick staff,ill staff,cook work,fridge,fridges,freezer,freezers,refrigerator,cooler,chiller,walk in,sanitizer strength,ppm,rinse,deep clean,bucket colour,colour coding,color coding,colour,color,knife colour,degrease*,poultry,chicken,pork,beef,burger*,mince,minced,core,rare meat,pink,undercooked,cooked,red mop,red cloth,red bucket,red knife,green mop,green cloth,green bucket,green knife,blue mop,blue cloth,blue bucket,blue knife,yellow mop,yellow cloth,yellow bucket,yellow knife,white mop,white cloth,white bucket,white knife,brown mop,brown cloth,brown bucket,brown knife,purple mop,purple cloth,purple bucket,purple knife',
    price:
      'price*,cost,costs,how expensive,what do ~ cost,pricing,expensive,what s the price,whats the price,charge for',
    stock:
      'in stock,available,availability,sold out,out of stock,how many ~ left,how many do you have,any left,do you still have,left,units,back in stock,on hand,have you got ~ left,in store,do you still sell,can i get,is there any,available now,ready to ship,restock*,back again,run out,stock level*,stock of,have stock,stock left,your stock,stock available',
    cheaper:
      'cheaper,less expensive,lower price,more affordable,cheaper one,cheaper option,something cheaper',
    cheapest: 'cheapest,lowest price,least expensive,most affordable,lowest priced,budget',
    facts:
      'tell me about,tell me more,details,detail,describe,description,specs,spec,specification*,dimension*,size,how big,how large,capacity,how heavy,weigh,weight,material,made of,waterproof,dishwasher safe,dishwasher,microwave,battery,batteries,range,accuracy,accurate,how wide,how tall,diameter,volume,litres,liters,rating,review*,what s in,what is in,included,come with,comes with,fit,fits,suitable,more info,information,features,certified,is it,how many per,how many labels,how many in,per roll,withstand,resist*,freezer safe,freezer proof,adhesive,removable,dissolve*,diluted,dilution,dilute,ratio,made from,what material,colour of the,how thick,how long is the,length,width,height,watt,power,volt,holds,hold,fits in,oven safe,oven proof,heatproof,heat proof,max temp*,how hot can,how many pieces,how many sheets,pack size,how many are in,per box,per pack,temperature range,work with,works with,compatible,active ingredient,warranty on,safe for,contains,dimensions,measure,measures,measurements,how deep,depth,how high,weight limit,max load,carry,carries,bear,battery life,run on,charge,made out of,steel grade,sterilis*,autoclave,heat resistant,heat resistance,cold resistant,resistant to,temperature limit,how hot does,how cold can,how many litres,how many liters,how many come,number of,quantity per,per sheet,sheets,count,pack of how many,how loud,how bright,coating,induction,suitable for,ok for,waterproofed,splash proof,ip rating,certificate,certification,standard,standards,norm,complies,food safe,bpa free,latex free,powder free,thread count,blade,handle,ph value,scent,perfume,perfumed,fragrance,how long does the battery,kills,kill,effective,effective in,act,acts,works in,hold up to,hold up,up to what temperature,up to how many,fridge safe,machine washable,washable,washed at,how many cycles,cycles,spacing,lid included,ready to use,page,pages,wattage,content,percentage,go down to,goes down to,go up to,goes up to,alcohol,gsm,grammage,boil wash*,melt,melts,readings,memory,stores,ok at,ok in,ok with,outdoors,gauge,thick,thickness,protection class,ip class,wash temp*,wash temperature,washing temperature,ink,how long are the,how long is a',
    show: 'do you have,do you sell,have you got,got any,do you carry,do you stock,looking for,look for,search*,find,show me,show,recommend*,suggest*,what ~ do you have,what ~ do you sell,where can i find,which ~ do you have,best ~ for,want to buy',
    amount: 'how much,how many',
    want: 'i need,we need,i want,any,i d like,id like,we d like,i would like,we would like,something for,anything for,anything against,something against,give me,get me,send me,can i have,could i have,something to,stuff to,stuff for,anything to,could do with,would need,i ll need,we ll need,we could use,i m after,im after,we re after,need',
    how: 'how long,how often,how do i,how should,how to,should i,must i,do i have to,is it ok to,allowed to,what does ~ mean,explain,what are the,required,rule for,how many,what is,what s,whats,which,why,when should,when do,can you,can i,may i,is it allowed,am i allowed,what do i need to,do we have to,do we need to,what happens if,is it safe,how much time,for how long,how many days,how many hours,what should i do',
    refersBack:
      'it,its,that,this,them,they,these,those,that one,this one,the one,one,ones,same,both,those two,these two',
    under: 'under,below,less than,up to,max,maximum,cheaper than,at most,no more than,not more than,within',
    over: 'over,above,more than,at least,from,min,minimum',
    small: 'small,little,tiny,few seats,family,smaller,size down',
    large: 'large,big,huge,chain,bigger,larger,size up,next size',
  },
  kinds: {
    cafe: 'cafe*,coffee shop,coffee bar,coffeehouse,tea room,espresso bar,espresso place,espresso shop,coffee place,coffee kiosk,coffee cart,coffee corner,tea house,tearoom*,brunch place,brunch spot,coffee,espresso',
    restaurant:
      'restaurant*,bistro*,trattoria,diner,eatery,steakhouse,brasserie*,tavern*,osteria,sushi*,ramen*,noodle bar,noodle shop,taqueria,burger joint,burger place,burger bar,grill,grill house,curry house,kebab*,chippy,fish and chip*,chip shop,takeaway*,tapas*',
    hotel:
      'hotel*,guest house,guesthouse,b&b,resort,hostel,inn,bed and breakfast,bnb,lodge,motel,guest room*,holiday let*',
    bakery:
      'baker*,patisserie,pastry shop,pastry,boulangerie,cake shop,cake business,bread shop,patissier*,confectioner*,donut*,doughnut*,bakehouse,bread,sourdough,cakes,cupcake*',
    bar: 'bar,bars,pub*,cocktail bar,wine bar,taproom,gastropub,brewpub,nightclub,club,speakeasy,cocktail*,boozer,beer garden',
    'food-truck':
      'food truck*,foodtruck*,food van,street food,food stall,burger van,taco truck,taco van,food trailer,food cart,market stall,van,trailer,truck,cart',
    catering: 'catering,caterer*,wedding*,banquet*,private chef,event kitchen,buffet business',
    pizzeria:
      'pizzeria*,pizza place,pizza shop,pizza restaurant,pizza joint,pizza takeaway,pizza kitchen,pizza',
    canteen:
      'canteen*,cafeteria,school kitchen,staff restaurant,care home*,nursing home*,hospital*,nursery,nurseries,school*,mess hall,dining hall,kindergarten*,daycare',
  },
  ordinals: [
    'first|1st|number 1',
    'second|2nd|number 2',
    'third|3rd|number 3',
    'fourth|4th|number 4',
    'fifth|5th|number 5',
    'last',
  ],
  numbers: {
    1: 'one|a|an|single',
    2: 'two|couple',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve|dozen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    18: 'eighteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    100: 'hundred',
  },
  measures:
    'minus,plus,year*,month*,week*,day,days,hour*,minute*,second,seconds,degree*,celsius,fahrenheit,litre*,liter*,millilitre*,kilo*,kg,gram*,metre*,meter*,centimetre*,percent,times,time,long,wide,high,tall,deep,big,heavy,much,many,exactly,roughly,approx*,max,maximum,min,minimum,per',
  units:
    'box,boxes,pack,packs,packet*,roll,rolls,set,sets,bottle*,pair,pairs,case,cases,carton*,bag,bags,tub,tubs,piece,pieces,pcs,unit*,pkt*,bx,pr,prs,ea,cs',
  and: 'and,n,nd,plus,as well as,also',
  versus: 'vs,versus,and,or,with,to,against,from,compared to',
  continuing:
    'and,n,what about,how about,ok,ok and,so,then,but,or,actually,actually make,make,make that,make it,instead,rather,no wait,sorry,hmm,alright,right,nah,also,sure',
  places:
    'us,usa,states,america,american,uk,england,britain,british,scotland,wales,northern ireland,eu,europe,european,france,germany,italy,spain,romania',
};
