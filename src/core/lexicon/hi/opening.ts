import { list } from '../list.ts';

export const opening = list(
  'खोलें | खोलना | खोलो | चुनें | चुनना | क्लिक करें | पर जाएँ | पर | को | मेनू | पेज | बटन | लिंक',
);
