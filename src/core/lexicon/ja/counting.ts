import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    '載って | 掲載 | 表示 | 書かれ | 投稿され | 読め | 見え | 挙げられ | この記事 | このページ | ついて います | ついています | 下 | 中 | あります | いる | います | された | 誰',
  ),
  mentions: rawList(
    '言及して | 言及 | 触れて | 触れている | について | という言葉 | を含む | 含む | に関する',
  ),
  writes: rawList('書いた | 書かれた | 投稿した | による | 書いた | 書い'),
  by: rawList('さんの | さんから | さん'),
  pieces: rawList(
    '記事 | リンク | 見出し | ニュース | 投稿 | 動画 | 写真 | 画像 | トピック | 話題 | タイトル | タグ | カテゴリー | カテゴリ | 章 | 数字 | 値',
  ),
  people: rawList('コメント | 返信 | 回答 | レビュー | 口コミ | 感想 | 意見'),
  places: rawList(
    'ボックス | 枠 | 欄 | リスト | セクション | コラム | ギャラリー | メニュー | ブロック | パネル | 表 | レシピ',
  ),
  whole: rawList('すべて | 全て | もっと'),
  spans: rawList('年 | 月 | か月'),
  commenting: rawList('コメントした | コメントして'),
  tags: rawList('タグ | キーワード'),
  choosing: rawList('から選べ | を選べ | 選べますか | 選べる | 選択でき* | 選ぶことができ'),
  control: rawList('メニュー | 選択肢 | オプション | フィルター | フォーム'),
  prompts: rawList('選択して | 選んで | 選択 | 未選択'),
  languages: rawList('言語'),
  countries: rawList('国'),
  currencies: rawList('通貨'),
};
