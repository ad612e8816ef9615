import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'onlangs | wanneer | welk jaar | welke dag | welke maand | hoe lang geleden | sinds wanneer | datum',
  ),
  wrote: rawList(
    'geschreven | gepubliceerd | geplaatst | gepost | online gezet | geüpload | schreef | schreven',
  ),
  made: rawList('verschenen | verscheen | gemaakt | opgesteld | aangemaakt | uitgekomen | ontstaan'),
  whole: rawList('publicatiedatum | verschijningsdatum | datum van publicatie | plaatsingsdatum'),
  from: rawList('van | uit | dateert | dateren | stamt | komt | heeft | op'),
  old: rawList('oud | hoe oud | hoe recent | hoe nieuw'),
  updated: rawList(
    'bijgewerkt | geüpdatet | geupdate | gewijzigd | aangepast | herzien | bewerkt | laatste update | laatste wijziging',
  ),
  current: rawList('actueel | up to date | verouderd | achterhaald | bij de tijd | recent | klopt nog'),
  happened: rawList('gebeurd* | plaatsgevonden | voorgevallen | vond plaats'),
  page: rawList(
    'artikel* | pagina | webpagina | site | website | bericht | post | blog | blogpost | tekst | stuk | stukje | nieuws | nieuwsbericht',
  ),
  kind: rawList(
    'lijst | recept | recensie | column | interview | verslag | rapport | informatie | info | gegevens | document | advertentie | gids | verhaal',
  ),
  it: rawList('dit | dat | het | deze | die | ze | hier'),
  filler: rawList(
    'werden | precies | eigenlijk | laatst | de laatste keer | steeds | wel | graag | aub | hallo | hoi | ok | ergens | vandaag | ongeveer | auteur | oud | nieuw | allemaal',
  ),
};
