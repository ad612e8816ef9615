import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    "related | related coverage | related articles | related stories | related posts | related content | related topics | recommended | recommended for you | you may also like | you might also like | more from | more stories | more news | more on this | read more | read next | read also | see also | trending | trending now | most read | most popular | most viewed | popular | popular posts | popular reads | popular category | latest news | latest articles | latest stories | latest posts | recent posts | recent stories | recent comments | top stories | don't miss | what's next | site index | site map | comments | =comment | leave a reply | leave a comment | reader interactions | responses to | responses | thoughts on | reader comments | join the conversation | share this | share options | like this | follow us | newsletter | sign up | subscribe | get on the list | advertisement | sponsored | about the author | about us | navigation | main menu | primary sidebar | sidebar | footer | search | categories | archives | blogroll | =tags | tools & resources | in pictures | contact us | legal | other sites | feedback | log in | external links | references",
  ),
  reply: rawList('=reply | =reply to this | =reply quote | =reply to'),
  appeals: rawList(
    'support our work | support our journalism | support us | donate to us | our newsletter | sign up for our | subscribe to our | become a member | become a subscriber | follow us on | our supporters | our independent journalism | log in or register | sign in or register | register or log in | sign up for free | register for free | create a free account | already have an account | already a subscriber | all rights reserved | logged in to post',
  ),
};
