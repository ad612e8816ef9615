import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['wagwoord*', 'wagfrase', 'geheime sleutel'],
  code: [
    'verifikasiekode',
    'sekuriteitskode',
    'bevestigingskode',
    'eenmalige pin',
    'pin',
    'sekuriteitsvraag',
  ],
  payment: [
    'kaartnommer',
    'kredietkaart*',
    'debietkaart*',
    'bankkaart*',
    'kaarthouer*',
    'naam op kaart',
    'vervaldatum',
    'rekeningnommer',
    'bankrekening*',
    'cvv',
  ],
  identity: ['id nommer', 'identiteitsnommer', 'paspoortnommer', 'paspoort', 'belastingnommer', 'rybewys*'],
  forms: ['meld aan', 'teken in', 'betaling', 'betaal', 'betaal nou'],
  harmless: ['poskode', 'kortingkode', 'promosiekode', 'landkode', 'koepon*'],
};
