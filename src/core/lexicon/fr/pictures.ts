import { list } from '../list.ts';

export const pictures = list(
  'image | images | photo | photos | photographie | graphique | graphiques | diagramme | diagrammes | schéma | schémas | illustration | illustrations | infographie | capture d écran | dessin | tableau peint | logo | axe des x | axe des y | arrière-plan | premier plan',
);
