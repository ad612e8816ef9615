import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'articolo | articoli | notizia | notizie | commento | commenti | tutto | tutti | tutte | risposta | risposte | recensione | recensioni | titoli | titolo | storia | storie | pezzi | video | link | pagine | pezzo | post | news | schede | contenuti',
  ),
  about: list(
    'di | su | sul | sulla | sui | riguardanti | che parlano di | da | che parlano del | che parlano della | che parlano | che menzionano | che nominano | che citano | che trattano di | che trattano | che riguardano | riguardo a | del | della | dello | dei | delle | con | scritti da | firmati da | dal | dalla',
  ),
  joins: list('o | e'),
  inside: list('nel | nella | della | del | dalla | dal'),
  articles: list('il | lo | la | gli | i | le'),
  fillers: list('nascondi | rimuovi | il | lo | gli | e | la | le'),
  shapes: list(
    'pulsante | pulsanti | bottoni | icone | icona | modulo | riquadro | box | barra | finestra | principale | lista | colonna',
  ),
  anything: list('tutto | tutti | tutte'),
  keeps: list('ma lascia | ma tieni | ma mantieni | ma conserva | ma non | tranne | eccetto | salvo'),
  shows: list('mostra | mostrano | raffigura | raffigurano | si vede | ritrae'),
  embeds: list('tweet | incorporat*'),
  none: list(
    'lettori | utenti | destra | sinistra | alto | basso | fondo | lato | pagina | questo | questa | questi',
  ),
  answered: list('a | ad | al | alla'),
  concerning: list('su | sul | sulla | sui | sulle | sullo | riguardo a | riguardanti | che parlano di'),
  chapters: list('sezione | sezioni | capitolo | paragrafo | paragrafi | brano'),
  links: list('link | collegamenti'),
  tells: list('togli | nascondere | i | con | di | del | della | per favore | vorrei'),
  under: list('in | nella | nel | sotto | tra'),
  which: list('che | il cui | senza'),
  inText: list("nel testo | nell'articolo | all'interno dell'articolo | dentro l'articolo | tra i paragrafi"),
  above: list("in alto | in cima | sopra l'articolo"),
  below: list("in basso | in fondo | sotto l'articolo | alla fine"),
  galleries: list('galleria* | gallerie | fotogalleria | carosello'),
  forms: list('modulo | form'),
  main: list('principale'),
  popular: list('più lett* | popolari | più vist* | di tendenza'),
  allBut: list(
    'tranne … tutto | tutto tranne | tutto eccetto | tutto salvo | tutto fuorché | tutto meno | tutto a parte | tutto ciò che non è | tutto quello che non è | tutto … tranne | tutto … eccetto | tutto … salvo | tutto il resto tranne | tutto intorno',
  ),
  only: list(
    "mostra solo | mostra soltanto | mostrami solo | mostra solamente | mostra unicamente | mostrare solo | lascia solo | lascia soltanto | tieni solo | tieni soltanto | mantieni solo | conserva solo | vedere solo | leggere solo | solo vedere | solo leggere | nient'altro che | nient’altro che | ^solo | ^soltanto | ^solamente",
  ),
  reading: list('distrazioni | modalità lettura | modalità di lettura | modalità lettore | vista lettura'),
  matter: list(
    'articolo | notizia | testo | racconto | ricetta | post | contenuto | contenuto principale | servizio | storia | corpo | intervista',
  ),
  captions: list('didascalia | didascalie | crediti foto* | crediti delle foto | crediti delle immagini'),
};
