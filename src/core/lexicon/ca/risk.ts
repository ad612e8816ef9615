import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('el | la | els | les | l | meu | meva | teu | teva | aquest | aquesta'),
  commits:
    list(`signar | signo | tanca el meu compte | transferir | autoritzar | finalitzar | sol·licitar | publico | anul·lar la reserva | cancel·lar la reserva | tanca sessió | tancar el compte | tancar compte | envia | enviar | envieu | tramet | presenta | paga | pagar | pagueu | compra | comprar | compreu | demana ara |
    fes la comanda | realitza la comanda | finalitza la compra | finalitza | tramita la comanda | confirma | confirmar |
    confirmo | reserva | reservar | lloga | dona | fes una donació | subscriu te | subscriure s | dona t de baixa |
    donar se de baixa | cancel·la la subscripció | anul·la la comanda | cancel·la la comanda | anul·la la reserva | elimina |
    eliminar | esborra | esborrar | suprimeix | treu | buida | buida la paperera | descarta | destrueix | restableix |
    sobreescriu | publica | publicar | comparteix | compartir | tanca la sessió | tancar sessió | desconnecta | surt | accepta |
    acceptar | accepto | aprova | autoritza | consent | permet | rebutja | signa | transfereix | fes la transferència | retira |
    diposita | inverteix | ven | bescanvia | recarrega | desa | desar | guarda | aplica | convida | denuncia |
    informa d un problema | bloqueja | desbloqueja | desactiva | activa | tanca el compte | abandona el grup | uneix te |
    registra t | crea un compte | inscriu te | sol·licita | reemborsa | desinstal·la | instal·la | executa | reinicia | apaga |
    renova | vota | truca | arxiva | vincula | desvincula | vés al pagament | prova gratuïta | segueix a | deixa de seguir`),
  perhaps:
    list(`pagament | comanda | compra | reserva | subscripció | donació | transferència | registre | caixa | respon |
    comenta | devolució | confirmació | desplegament | oferta`),
  alone: list('sí'),
  harmless:
    list(`comandes | desats | enviats | restableix els filtres | aplica els filtres | esborra els filtres | elimina els filtres |
    mètodes de pagament | formes de pagament | opcions d enviament`),
  looks:
    list(`mostra | veure | visualitza | detalls | historial | seguiment | estat | mètodes | formes | opcions | configuració |
    preferències | ajuda | quant a | compara | enrere | torna | edita | cerca | cercar | filtra | filtres | ordena | troba |
    informació | resum | rebut | factura | condicions | política | imprimeix | baixa | descarrega | exporta | llista`),
  leads:
    list(`tot | tots | totes | més | menys | següent | anterior | continua | obre | menú | llegeix | explora | expandeix |
    amplia | reprodueix | copia | amaga | inici | pàgina | actualitza | tria | selecciona | canvia | afegeix | crea |
    nou | nova | insereix | adjunta | puja | llengua | idioma | tema | perfil | calendari | mapa | omet | gestiona |
    contacte | meves | meus`),
  topics:
    list(`preguntes freqüents | preguntes | pantalla completa | el temps | horari | horaris* | guia de talles |
    taula de talles | escolta | fragment | tràiler | silencia | mode fosc | subtítols | catàleg | baixa | descarrega |
    accessibilitat | qui som | treballa amb nosaltres | premsa | preferits | com arribar hi | a prop | opinions |
    ressenyes | disponibilitat | notícies | preu ascendent | més barat | mida del text | redueix | barra lateral |
    cistella | carret | llista de desitjos | carrega més | mira | avís legal | ordena per | mostra`),
  retreats: list(
    'cancel·la | anul·la | no | no gràcies | ara no | més tard | tanca | enrere | torna | conserva | mantén | omet',
  ),
  places:
    list(`pagament | caixa | finalitza la compra | resum de la comanda | facturació | zona de perill | elimina el compte |
    configuració del compte | transferència | subscripció | donació | irreversible | n estàs segur`),
  acts: list(`envi* | reenvi* | present* | adquir* | encarreg* | reserv* | llog* | subscri* | desubscri* | esborr* | elimin* |
    suprim* | descart* | buid* | destru* | restabl* | restaur* | reinici* | revertir* | sobreescri* | desa* | guard* |
    aplic* | apliqu* | public* | publiqu* | despubl* | compart* | difon* | confirm* | aprov* | autoritz* | rebutj* |
    deneg* | transfer* | ingress* | inver* | bescanvi* | convid* | unir-se* | abandon* | bloque* | bloquej* |
    desbloque* | denunci* | desactiv* | habilit* | deshabilit* | instal* | desinstal* | execut* | renov* | prolong* |
    registr* | inscri* | revoc* | reemborsa* | sol·licit* | finalitz* | acab* | desconnect* | força* | fusion* |
    arxiv* | programar publicació | programa la publicació | unir se | uneix te | tanca la sessió | tancar sessió |
    paga | pagar | signa | ven | acceptar | accepta | surt del grup | reverteix | marcar com | marca com |
    transfereix la propietat | rota la clau | cobra | actualitza a | millora el pla | millorar pla | desplegar a |
    desplega a | dissol* | expuls* | fer … oferta | fes una oferta | licita | puja | aposta | fes te soci |
    fes te mecenes | fes te membre | fes te voluntari | publica … anunci | posa … anunci | regala | deixa propina |
    congela | descongela | demana … taxi | sol·licita … viatge | emet en directe | inicia l emissió |
    comença a gravar | lliura la tasca | lliura* | presenta … reclamació | presenta* | atura la subscripció |
    reprèn la subscripció | reobre | rescind* | acomiada | contracta | reembors* | augmenta el límit |
    nomena administrador | retira … consentiment | adopta | liquida | amortitza | fes … donatiu | fes un donatiu |
    dona ara | donar ara`),
  states:
    list(`enviat | enviats | enviament | enviaments | pàgina | pàgines | pagament | pagaments | pagat | compres | comprat |
    reserves | eliminat | eliminats | desat | desats | desades | aplicació | aplicacions | publicat | publicats |
    publicació | publicacions | publicitat | públic | compartit | compartits | confirmat | activitat | activitats |
    actiu | actius | bloquejat | bloquejats | bloc | blocs | invitacions | registre | registres | vots | venedor |
    venedors | venut | venuts | vendes | programa | programes | programació | connexions | connectat | arxiu |
    arxius | signatura | signatures | significat | presentació | presentacions | dones | sol·licituds | informació |
    informes | informe | permisos | transferències | inversió | inversions | força | tres | trend | trens | tren |
    venda | subscripcions | subscriptors`),
  cancels: list(`cancel* | anul*`),
};
