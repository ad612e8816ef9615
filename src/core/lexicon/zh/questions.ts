import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: rawList('邮箱 | 邮件'),
    address: rawList('地址'),
    phone: rawList('电话 | 電話'),
    url: rawList('网址'),
    hours: rawList('营业时间 | 开放时间 | 开门时间 | 几点'),
    percent: rawList('百分 | 比例'),
    duration: rawList('多久 | 多长时间 | 时间多长 | 时间有多长 | 时间是多长 | 多少天 | 几天'),
    money: rawList('多少钱 | 价格 | 费用'),
    measure: rawList('重量 | 尺寸 | 多高 | 多大 | 多重 | 多远 | 面积 | 温度'),
    time: rawList('什么时候 | 何时 | 哪年 | 哪一年 | 哪天 | 哪一天 | 哪个月 | 日期'),
    count: rawList('多少 | 几个 | 几名 | 几次 | 几种 | 几位 | 几人 | 几岁'),
    person: rawList('谁 | 誰 | 哪位 | 作者'),
    place: rawList('哪里 | 何处 | 在哪 | 哪儿 | 哪个城市 | 哪个国家 | 哪个地方 | 哪个州'),
  },
  wishes: {
    overview: rawList('总结 | 概括 | 摘要 | 讲什么 | 关于什么 | 主要内容'),
    list: rawList('列出 | 有哪些 | 哪些'),
    reason: rawList('为什么 | 为何'),
    definition: rawList('什么是 | 是什么 | 什么意思'),
  },
  plural: {
    time: rawList('日期'),
    money: rawList('价格'),
    email: rawList('邮箱'),
    phone: rawList('电话'),
  },
  allOf: rawList('提到 | 哪些'),
  how: rawList('怎么 | 怎样 | 如何'),
  howOld: rawList('几岁 | 多大年 | 多少岁 | 年龄'),
  whoWrote: rawList('作者 | 谁写'),
  ofThis: rawList('这 | 本文'),
  when: rawList('什么时候'),
  whereToClick: rawList('去哪 | 在哪'),
  comments: rawList('评论'),
  aboutUs: rawList(
    '你能做什么 | 你能干什么 | 你会做什么 | 你会干什么 | 你可以做什么 | 你可以干什么 | 你是谁 | 帮助',
  ),
  cut: /多少钱?|什么时候|为什么|什么|哪[里儿个些年天位]?|谁|怎么样?|如何|是否|有没有|这个|那个|请问|多[长久大高远重]|几岁|几(?=[个天点年月次])|吗|呢/u,
  // In the two characters that a word of the page has (`core/text/words.ts`), behind a measure word.
  counted: /[几多][少]?[个名位只张条部首](\p{Script=Han}{2})/u,
};
