import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'finde auf dieser website heraus | finde auf dieser seite heraus | find auf dieser website heraus | finde auf der website heraus | suche auf dieser website | suche auf der ganzen website | suche auf der website | such auf dieser website | schau auf den verlinkten seiten | schau auf dieser website nach | sieh auf den verlinkten seiten nach | durchsuche diese website | durchsuche die website | folge den links | irgendwo auf dieser website | auf den verlinkten seiten | auf anderen seiten dieser website',
  ),
};
