import { list } from '../list.ts';

export const opening = list(
  'ouvre | ouvrir | ouvrez | choisir | choisissez | sélectionner | sélectionnez | cliquer sur | cliquez sur | appuyer sur | aller à | allez à | le | la | les | un | une | mon | ma | mes | menu | page | onglet | bouton | lien',
);
