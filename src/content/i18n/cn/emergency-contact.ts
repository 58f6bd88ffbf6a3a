import type { emergencyContact as en } from '../en/emergency-contact.ts';
import type { Translation } from '../translation.ts';

export const emergencyContact = {
  heading: '紧急时联系的人',
  none: '请填写一位紧急联系人',
  text: '如有急事而我们找不到你，会给这个人打电话。对方看不到你的余额，不能登录，也不能动用资金。',
  loading: '正在加载紧急联系人',
  failed: '紧急联系人加载失败。',
  notRefreshed: '刷新失败，当前显示的是你打开页面时的内容。',
  name: '姓名',
  relation: '与你的关系',
  relations: ['母亲', '父亲', '姐妹', '兄弟', '伴侣', '朋友', '同事'],
  code: '国际区号',
  phone: '手机号码',
  list: {
    open: '打开列表',
    choices: '选项',
    none: '没有匹配项，换个短一点的词试试。',
  },
  save: '保存联系人',
  saving: '正在保存…',
  saved: '紧急联系人已保存。',
  change: '修改',
  cancel: '取消',
  remove: '删除',
  removed: '紧急联系人已删除。',
  removeFailed: '紧急联系人删除失败',
  ask: {
    heading: '要删除 {name} 吗？',
    text: '删除后，我们找不到你时将没有人可以联系。',
    keep: '保留',
    remove: '删除联系人',
  },
} as const satisfies Translation<typeof en>;
