import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    'ابحث في هذا الموقع | ابحث في الموقع كله | اعرف من هذا الموقع | ابحث في الصفحات المرتبطة | اتبع الروابط',
  ),
};
