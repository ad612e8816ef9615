import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: list('メール'),
    address: list('住所'),
    hours: list('何時 | 営業時間 | 開館時間'),
    percent: list('パーセント'),
    duration: list('どのくらい | 何日間 | 期間'),
    money: list('いくら | 値段 | 料金 | 価格'),
    measure: list('サイズ | 重さ | 高さ'),
    time: list('いつ | 何年'),
    count: list('いくつ | 何人 | 何個'),
    person: list('誰 | だれ | 著者'),
    place: list('何処 | どこ'),
  },
  wishes: {
    overview: list('要約 | まとめ | 何について'),
    list: list('一覧'),
    reason: list('なぜ | どうして'),
    definition: list('とは'),
  },
  plural: {
    money: list('値段 | 価格'),
  },
  whoWrote: list('誰が書'),
  ofThis: list('この'),
  when: list('いつ'),
  whereToClick: list('どこで'),
  comments: list('コメント'),
  aboutUs: list('何ができる | 何ができるか | 何ができます | 何ができますか | あなたは誰 | ヘルプ'),
  cut: /いくら|何歳|いくつ|どこ|いつ|だれ|誰|どの|どう|なぜ|何(?=[時年人個日ですがを]|$)|ですか|ますか|でしょうか|ください|教えて|とは/u,
};
