import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'articolo | articoli | notizia | notizie | commento | commenti | tutto | tutti | tutte | risposta | risposte | recensione | recensioni | titoli | titolo | storia | storie | pezzi | video | link | pagine',
  ),
  about: list('di | su | sul | sulla | sui | riguardanti | che parlano di | da'),
  joins: list('o | e'),
  inside: list('nel | nella | della | del | dalla | dal'),
  articles: list('il | lo | la | gli | i | le'),
  fillers: list('nascondi | rimuovi | il | lo | gli | e | la | le'),
  shapes: list(
    'pulsante | pulsanti | bottoni | icone | icona | modulo | riquadro | box | barra | finestra | principale',
  ),
  anything: list('tutto | tutti | tutte'),
  keeps: list('ma lascia | ma tieni | ma mantieni | ma conserva | ma non | tranne | eccetto | salvo'),
  shows: list('mostra | mostrano | raffigura | raffigurano | si vede | ritrae'),
  embeds: list('tweet | incorporat*'),
  none: list('lettori | utenti'),
  answered: list('a | ad | al | alla'),
  concerning: list('su | sul | sulla | sui | sulle | sullo | riguardo a | riguardanti | che parlano di'),
  chapters: list('sezione | sezioni | capitolo | paragrafo | paragrafi | brano'),
  links: list('link | collegamenti'),
  tells: list('togli | nascondere | i | con | di | del | della | per favore | vorrei'),
};
