import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`el | la | els | les | l | meu | meva | teu | teva | aquest | aquesta`),
  commits:
    rawList(`signar | signo | tanca el meu compte | tanca sessió | tancar el compte | tancar compte | tramet | fes la comanda |
    realitza la comanda | dona | fes una donació | donar se de baixa | cancel·la la comanda | treu | tanca la sessió |
    tancar sessió | surt | informa d un problema | activa | tanca el compte | crea un compte | vincula | vés al pagament |
    prova gratuïta | segueix a | deixa de seguir`),
  perhaps:
    rawList(`pagament | comanda | compra | reserva | subscripció | donació | transferència | registre | caixa | respon | comenta |
    devolució | confirmació | desplegament | oferta`),
  alone: rawList(`sí`),
  harmless:
    rawList(`comandes | desats | enviats | mètodes de pagament | formes de pagament | opcions d enviament |
    segueix l enviament | segueix la comanda | marca com a llegit | continua comprant | esborra la cerca |
    despeses d enviament | guia de compra | format de lletra | terminis d entrega | edita l esborrany`),
  looks:
    rawList(`mostra | veure | visualitza | detalls | historial | seguiment | estat | mètodes | formes | opcions | configuració |
    preferències | ajuda | quant a | compara | enrere | torna | edita | cerca | cercar | filtra | filtres | ordena | troba |
    informació | resum | rebut | factura | condicions | política | imprimeix | baixa | descarrega | exporta | llista`),
  leads:
    rawList(`tot | tots | totes | més | menys | següent | anterior | continua | obre | menú | llegeix | explora |
    expandeix | amplia | reprodueix | copia | amaga | inici | pàgina | actualitza | tria | selecciona | canvia |
    afegeix | crea | nou | nova | insereix | adjunta | puja | llengua | idioma | tema | perfil | calendari | mapa |
    gestiona | contacte | meves | meus | segueix el paquet`),
  topics:
    rawList(`preguntes | pantalla completa | el temps | horari | horaris* | taula de talles | escolta | fragment |
    tràiler | silencia | mode fosc | subtítols | catàleg | accessibilitat | qui som | treballa amb nosaltres | premsa |
    preferits | com arribar hi | a prop | opinions | ressenyes | disponibilitat | notícies | preu ascendent |
    més barat | mida del text | redueix | barra lateral | cistella | carret | llista de desitjos | carrega més | mira |
    avís legal | ordena per | avui | demà | ahir | setmana | any | dia | categories | elements suprimits | guia |
    escriu una ressenya | duplica | desfés | refés | negreta | cursiva | tradueix | previsualitza | has oblidat |
    amunt | avall | calcula | populars | novetats | relacionats | índex | capítol | velocitat | gira | retalla |
    columnes | agrupa | no llegits | bústia | safata | paperera | esborranys | posa en pausa | replega | botigues |
    oficines | galeria | fotos | vídeos | característiques | garantia | tarifes | extracte | saldo | targetes |
    comptes | documents | formularis | agenda | esdeveniments | temporada* | episodi* | lletres | volum | contrast |
    ofertes | marques | esports | receptes | ^moviments | hores lliures | hores disponibles | ^menys de | ^fins a |
    ^saldo | places lliures | només en estoc`),
  retreats: rawList(
    `cancel·la | anul·la | no | no gràcies | ara no | més tard | tanca | enrere | torna | conserva | mantén | omet`,
  ),
  opens:
    rawList(`veure | mostra | llegeix | com | per què | quan | on | qui | sobre | més informació | condicions | política | historial |
    detalls | segueix la com* | tarifes | guia | ajuda | no | conserva | mantén | compara | torna | estat | regles | amaga |
    gestiona | llista | explora | cerca | consulta | vegeu | què | puc | quant | com pago | és gratuït`),
  places:
    rawList(`pagament | caixa | finalitza la compra | resum de la comanda | facturació | zona de perill | elimina el compte |
    configuració del compte | transferència | subscripció | donació | irreversible | n estàs segur`),
  acts: rawList(`envi* | reenvi* | present* | adquir* | encarreg* | reserv* | llog* | subscri* | desubscri* | esborr* |
    elimin* | suprim* | descart* | buid* | destru* | restabl* | restaur* | reinici* | revertir* | sobreescri* | desa* |
    guard* | aplic* | apliqu* | public* | publiqu* | despubl* | compart* | difon* | confirm* | aprov* | autoritz* |
    rebutj* | deneg* | transfer* | ingress* | inver* | convid* | unir-se* | abandon* | desbloque* | denunci* |
    habilit* | deshabilit* | desinstal* | execut* | renov* | prolong* | registr* | inscri* | revoc* | finalitz* |
    acab* | desconnect* | força* | fusion* | arxiv* | ven | surt del grup | reverteix | marcar com | marca com |
    rota la clau | cobra | actualitza a | millora el pla | millorar pla | desplegar a | dissol* | expuls* |
    fer … oferta | fes una oferta | puja | fes te soci | fes te mecenes | fes te membre | fes te voluntari |
    posa … anunci | regala | deixa propina | descongela | inicia l emissió | comença a gravar | lliura* | reobre |
    rescind* | reembors* | augmenta el límit | adopta | liquida | fes … donatiu | dona ara | donar ara | bescanv* |
    anul·l* | recórr* | declar* | posa a la venda | comenta | sortir del grup | bloqu* | desvincul* | permet* |
    accept* | consent* | postul* | format* el disc | apag* | deplega | desplega | don* ara | licit* | vot* | dimiteix |
    canvia de pla | apost* | truc* | factura l equipatge | particip* | uneix | obre un compte | obre el compte |
    recarreg* | canvia divises | ajorn* | congel* | torna el préstec | amortitz* | nomen* | cedeix | regener* | emet* |
    avisa tothom | notifica | obre la porta | ho vull | apunta m | tramit* | impugn* | contract* | assign* | acomiad* |
    diposit* | retira* | retorn* | demana | valid* | tanca compte | paga* | pagueu | instal lar | instal la | signa |
    signeu | compra* | compreu | tancar la sessió | tancar … compte | tanco`),
  states:
    rawList(`enviament | enviaments | pàgina | pàgines | pagament | pagaments | pagat | compres | comprat | reserves |
    desades | aplicació | aplicacions | publicació | publicacions | publicitat | públic | confirmat | activitat |
    activitats | actiu | actius | bloquejat | bloquejats | bloc | blocs | invitacions | registre | registres | vots |
    venedor | venedors | venut | venuts | vendes | programa | programes | programació | connexions | connectat |
    arxiu | arxius | signatura | signatures | significat | presentació | presentacions | dones | sol·licituds |
    informació | informes | informe | permisos | transferències | inversió | inversions | força | tres | trend |
    trens | tren | venda | subscripcions | subscriptors | compartit* | contractes | comentaris | assegurances |
    comprador* | donacions | formats | retorns | envi* i devolucions | suprimit* | enviat* | eliminat* | cancel lat* |
    desat* | publicat* | esborrat*`),
  cancels: rawList(`cancel* | anul*`),
  keeps: rawList(`desa* | guard*`),
  drafts: rawList(`esborrany* | cerca`),
  clears: rawList(`esborr* | restabl* | aplic* | treu* | elimin* | neteja*`),
  filters: rawList(`filtre*`),
  joins: rawList(`i | després`),
};
