import { list } from '../list.ts';

export const opening = list(
  'öffne | öffnen | wähle | wählen | auswählen | klicke | klicken | drücke | drücken | gehe | gehen | auf | zu | zum | zur | der | die | das | den | dem | ein | eine | mein | meine | meinen | menü | seite | reiter | knopf | schaltfläche | link',
);
