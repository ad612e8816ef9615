import { list } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: list('邮箱 | 邮件'),
    address: list('地址'),
    phone: list('电话 | 電話'),
    url: list('网址'),
    hours: list('营业时间 | 开放时间 | 开门时间 | 几点'),
    percent: list('百分 | 比例'),
    duration: list('多久 | 多长时间 | 时间多长 | 时间有多长 | 时间是多长 | 多少天 | 几天'),
    money: list('多少钱 | 价格 | 费用'),
    measure: list('重量 | 尺寸 | 多高 | 多大 | 多重 | 多远 | 面积 | 温度'),
    time: list('什么时候 | 何时 | 哪年 | 哪一年 | 哪天 | 哪一天 | 哪个月 | 日期'),
    count: list('多少 | 几个 | 几名 | 几次 | 几种 | 几位 | 几人 | 几岁'),
    person: list('谁 | 誰 | 哪位 | 作者'),
    place: list('哪里 | 何处 | 在哪 | 哪儿 | 哪个城市 | 哪个国家 | 哪个地方 | 哪个州'),
  },
  wishes: {
    overview: list('总结 | 概括 | 摘要 | 讲什么 | 关于什么 | 主要内容'),
    list: list('列出 | 有哪些 | 哪些'),
    reason: list('为什么 | 为何'),
    definition: list('什么是 | 是什么 | 什么意思'),
  },
  plural: {
    time: list('日期'),
    money: list('价格'),
    email: list('邮箱'),
    phone: list('电话'),
  },
  allOf: list('提到 | 哪些'),
  whoWrote: list('作者 | 谁写'),
  ofThis: list('这 | 本文'),
  when: list('什么时候'),
  whereToClick: list('去哪 | 在哪'),
  comments: list('评论'),
  aboutUs: list(
    '你能做什么 | 你能干什么 | 你会做什么 | 你会干什么 | 你可以做什么 | 你可以干什么 | 你是谁 | 帮助',
  ),
  cut: /多少钱?|什么时候|为什么|什么|哪[里儿个些年天位]?|谁|怎么样?|如何|是否|有没有|这个|那个|请问|多[长久大高远重]|几岁|几(?=[个天点年月次])|吗|呢/u,
  // In the two characters that a word of the page has (`core/text/words.ts`), behind a measure word.
  counted: /[几多][少]?[个名位只张条部首](\p{Script=Han}{2})/u,
};
