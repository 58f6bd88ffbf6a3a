import type { fileExports as en } from '../en/file-exports.ts';
import type { Translation } from '../translation.ts';

export const fileExports = {
  writing: '正在生成文件…',
  downloading: '正在下载…',
  cancel: '取消',
  saved: { one: '{file} 已下载，共 {count} 行。', other: '{file} 已下载，共 {count} 行。' },
  again: '重新下载',
  ready: '{file} 已生成。',
  download: '下载',
  failures: {
    limited: '每分钟最多导出 10 个文件，请一分钟后重试。',
    expired: '该文件已失效（文件仅保留 24 小时），请重新导出。',
    damaged: '文件在下载时损坏，未保存，请重新导出。',
    refused: '无法导出此内容。',
    failed: '文件下载失败。',
  },
} as const satisfies Translation<typeof en>;
