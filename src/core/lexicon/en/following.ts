import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'find out on this site | find out on this website | find on this site | find it on this site | look on this site | look on this website | look through this site | look around this site | look on other pages of this site | look on the other pages | look on linked pages | look on the linked pages | look in the linked pages | follow the links to find | follow the links and find | follow the links | search this site | search this website | search the whole site | search the whole website | go through this site | check the other pages | check the linked pages | anywhere on this site | somewhere on this site | somewhere on this website | anywhere on this website | elsewhere on this site | on the linked pages | on other pages of this site',
  ),
};
