import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList('wanneer | welk jaar | welke dag | welke maand | hoe lang geleden | sinds wanneer | datum'),
  wrote: rawList(
    'geschreven | gepubliceerd | geplaatst | gepost | online gezet | geüpload | schreef | schreven',
  ),
  made: rawList('verschenen | verscheen | gemaakt | opgesteld | aangemaakt | uitgekomen | ontstaan'),
  whole: rawList('publicatiedatum | verschijningsdatum | datum van publicatie | plaatsingsdatum'),
  from: rawList('van | uit | dateert | dateren | stamt | komt | heeft | op'),
  old: rawList('hoe oud | hoe recent | hoe nieuw'),
  updated: rawList(
    'bijgewerkt | geüpdatet | geupdate | gewijzigd | aangepast | herzien | bewerkt | laatste update | laatste wijziging | laatste aanpassing',
  ),
  current: rawList('actueel | up to date | verouderd | achterhaald | bij de tijd | recent | klopt nog'),
  happened: rawList('gebeurd | gebeurde | plaatsgevonden | voorgevallen | vond plaats'),
  page: rawList(
    'artikel | artikelen | pagina | webpagina | site | website | bericht | post | blog | blogpost | tekst | stuk | stukje | nieuws | nieuwsbericht',
  ),
  kind: rawList(
    'lijst | lijstje | recept | recensie | column | interview | verslag | rapport | informatie | info | gegevens | inhoud | document | persbericht | aankondiging | advertentie | gids | handleiding | verhaal | ding',
  ),
  it: rawList('dit | dat | het | deze | die | ze | hier'),
  filler: rawList(
    'werden | precies | eigenlijk | oorspronkelijk | voor het eerst | laatst | de laatste keer | steeds | wel | graag | alsjeblieft | aub | hallo | hoi | ok | ergens | vandaag | ongeveer | auteur | oud | nieuw | allemaal',
  ),
};
