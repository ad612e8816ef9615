import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list(
    '=advertisement | =advertising | =advert | =adverts | =ad | =ads | =sponsored | =sponsored content | =promoted',
  ),
  by: list('^ad by | ^ads by | ^sponsored by'),
  tail: list(
    '=continue reading | =continue reading below | =story continues below | =story continues below advertisement | =article continues below | =article continues after | =article continues below this ad | =article continues after this ad | =article continues below this advertisement | =article continues after this advertisement | =scroll to continue | =scroll down to continue | =scroll to continue reading | =scroll down to continue reading | =report ad | =report this ad | =remove ad | =remove ads | =why this ad | =why am i seeing this ad | =hide ad | =hide ads | =skip ad',
  ),
  close: list('=x | =close | =dismiss'),
};
