import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('页面不存在 | 找不到页面 | 页面未找到 | 拒绝访问 | 服务器错误'),
  login: list('登录 | 登入'),
  aboutLogin: list('登录 | 登入 | 注册 | 密码'),
  botCheck: list('验证您是真人 | 确认您是真人 | 我不是机器人 | 人机验证 | 異常流量 | 异常流量'),
  code: list('验证码 | 驗證碼 | 动态密码 | 一次性密码'),
  paywall: list('订阅后继续阅读 | 訂閱後繼續閱讀'),
};
