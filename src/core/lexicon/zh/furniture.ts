import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    '相关阅读 | 相关新闻 | 相关文章 | 相关推荐 | 推荐阅读 | 猜你喜欢 | 热门 | 最新文章 | 最新评论 | 评论 | 发表评论 | 网友评论 | 分享到 | 关注我们 | 订阅 | 广告 | 关于作者 | 搜索 | 分类 | 归档 | 友情链接 | 参考资料 | 相关文章 | 延伸閱讀 | 相關新聞 | 留言',
  ),
  reply: rawList('=回复'),
};
