import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('页面不存在 | 找不到页面 | 页面未找到 | 拒绝访问 | 服务器错误'),
  login: list('登录 | 登入'),
  aboutLogin: list('登录 | 登入 | 注册 | 密码'),
};
