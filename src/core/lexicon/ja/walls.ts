import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('ページが見つかりません | アクセスが拒否 | サーバーエラー'),
  login: list('ログイン | サインイン'),
  aboutLogin: list('ログイン | サインイン | 登録 | パスワード'),
};
