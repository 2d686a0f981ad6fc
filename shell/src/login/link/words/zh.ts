import type { LinkWords } from './it.ts';

export const words: LinkWords = {
  title: '设置您的密码',
  intro: '此链接只能使用一次：设置新密码后即可登录。',
  password: '新密码',
  hint: '{{shortest}} 至 {{longest}} 个字符，可以使用空格和任何文字。',
  submit: '保存并登录',
  rejected: '此密码太短、太常见，或包含您的用户名：请换一个。',
  gone: '此链接已过期或已被使用。请向用户管理员索取新链接。',
  failed: '服务器没有响应。请稍后再试：链接仍然有效。',
  toLogin: '前往登录',
};
