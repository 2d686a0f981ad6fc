import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: '欢迎来到加尔达湖',
    description: 'Wabu 是加尔达湖畔居民、游客与专业人士的相聚之地。',
    intro:
      'Wabu 是所有热爱加尔达湖的人相聚的地方：居民、游客与专业人士。从西尔米奥内到里瓦，从萨洛到马尔切西内，您将在这里找到体验、服务与志同道合的人。',
    soon: '我们正像出航前整理风帆一样用心打造本站。欢迎再来：风正好。',
    lake: '清晨加尔达湖上的一艘帆船，远处是巴尔多山',
    lakeAtNight: '夜晚加尔达湖上的一艘帆船，远处是巴尔多山',
    construction: '建造中的码头上立着写有“Under Construction”的牌子，旁边是小吊车、木板和路锥',
    caption: 'Under Construction：正在建设中',
    language: '当前语言：',
    microsites: '发现湖畔好去处',
  },
  search: { title: '搜索', description: '在 Wabu 上搜索。' },
  placeholders: {
    soon: '本页正在准备中。您可以先返回首页。',
    back: '返回首页',
    contacts: {
      title: '联系我们',
      text: '表单：...',
      description: '如何联系加尔达湖社区 Wabu。',
    },
    support: {
      title: '帮助与支持',
      text: '表单：...',
      description: '为 Wabu 用户提供的帮助与支持。',
    },
    terms: { title: '使用条款', description: 'Wabu 网站的使用条款。' },
    cart: { title: '购物车', description: '您在 Wabu 的购物车。' },
  },
};
