import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list('보험 | 보호 플랜 | 연장 보증 | 기부 | 프리미엄 | 선물 포장 | 체험판'),
  refuses: list('아니요 | 없이 | 거절 | 거부 | 원하지 않 | 관심 없 | 추가하지 않'),
  orders: list(
    '주문이 완료 | 주문됩니다 | 구매에 동의 | 청구됩니다 | 결제됩니다 | 구독이 시작 | 결제에 동의',
  ),
  hurry: list('종료까지 | 남은 시간 | 남음 | 서두르세요 | 동안 예약'),
};
