import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    '関連記事 | 関連リンク | おすすめ | 人気記事 | 人気の記事 | 最新記事 | 新着記事 | ランキング | コメント | トラックバック | シェア | フォロー | メールマガジン | 購読 | 広告 | 著者について | この記事を書いた人 | 検索 | カテゴリー | アーカイブ | お問い合わせ',
  ),
  reply: rawList('=返信'),
};
