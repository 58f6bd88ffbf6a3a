/** The texts of the widget. */
export const texts = {
  en: {
    name: 'Security check',
    running: 'Verifying...',
    passed: 'Success!',
    failed: 'Verification failed',
    expired: 'Verification expired',
    human: 'Verify you are human',
    waiting: 'Waiting to verify',
    note: 'Test widget',
  },
  zh: {
    name: '安全验证',
    running: '正在验证…',
    passed: '成功！',
    failed: '验证失败',
    expired: '验证已过期',
    human: '请验证你是真人',
    waiting: '等待验证',
    note: '测试组件',
  },
} as const;
