import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('ページが見つかりません | アクセスが拒否 | サーバーエラー'),
  login: list('ログイン | サインイン'),
  aboutLogin: list('ログイン | サインイン | 登録 | パスワード'),
  botCheck: list('人間であることを確認 | ロボットではありません | 通常と異なるトラフィック'),
  code: list('認証コード | 確認コード | ワンタイムパスワード | セキュリティコード'),
  paywall: list('続きを読むには'),
};
