import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'इस साइट पर खोजो | इस साइट पर खोजें | इस वेबसाइट पर खोजें | इस साइट पर पता करो | इस साइट पर पता करें | पूरी साइट में खोजें | लिंक किए गए पेजों पर देखें',
  ),
};
