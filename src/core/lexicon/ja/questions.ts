import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: rawList('メール'),
    address: rawList('住所'),
    hours: rawList('何時 | 営業時間 | 開館時間'),
    percent: rawList('パーセント'),
    duration: rawList('どのくらい | 何日間 | 期間'),
    money: rawList('いくら | 値段 | 料金 | 価格'),
    measure: rawList('サイズ | 重さ | 高さ'),
    time: rawList('いつ | 何年'),
    count: rawList('いくつ | 何人 | 何個'),
    person: rawList('誰 | だれ | 著者'),
    place: rawList('何処 | どこ'),
  },
  wishes: {
    overview: rawList('要約 | まとめ | 何について'),
    list: rawList('一覧'),
    reason: rawList('なぜ | どうして'),
    definition: rawList('とは'),
  },
  plural: {
    money: rawList('値段 | 価格'),
  },
  how: rawList('どうやって | どのように | どうすれば'),
  howOld: rawList('何歳 | 年齢'),
  whoWrote: rawList('誰が書'),
  ofThis: rawList('この'),
  when: rawList('いつ'),
  whereToClick: rawList('どこで'),
  comments: rawList('コメント'),
  aboutUs: rawList('何ができる | 何ができるか | 何ができます | 何ができますか | あなたは誰 | ヘルプ'),
  cut: /いくら|何歳|いくつ|どこ|いつ|だれ|誰|どの|どう|なぜ|何(?=[時年人個日ですがを]|$)|ですか|ますか|でしょうか|ください|教えて|とは/u,
};
