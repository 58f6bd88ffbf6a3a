import type { networks as en } from '../en/networks.ts';
import type { Translation } from '../translation.ts';

export const networks = {
  about: '约 {time}',
  slow: '今天较慢',
  paused: '已暂停',
  opensAt: '{time} 恢复',
  opensLater: '网络恢复后即可使用',
} as const satisfies Translation<typeof en>;
