import type { PrivacyWords } from './it.ts';

export const words: PrivacyWords = {
  title: '隐私政策',
  description: 'Wabu 网站处理哪些个人数据、为何处理、保存多久，以及您享有哪些权利。',
  lead: '本政策依据欧盟第 2016/679 号条例（GDPR）第 13 条提供，用简明的语言说明您使用本网站时我们处理哪些个人数据、为什么处理，以及您享有哪些权利。',
  updated: '最近更新：',
  contents: '目录',
  controller: {
    title: '数据控制者与联系方式',
    who: '数据控制者为 {{name}}，{{address}}。',
    unnamed: '本网站的运营者尚未在此注明数据控制者及联系地址。',
    contact: '如对您的数据有任何疑问，或希望行使您的权利，请发送邮件至',
    officer: '由于不属于 GDPR 第 37 条规定的情形，我们未任命数据保护官。',
  },
  purposes: {
    title: '我们处理哪些数据、为何处理以及依据什么',
    intro: '我们只处理必要的数据。您无需注册，也无需告知身份，即可访问公开网站。',
    purpose: '目的',
    data: '数据',
    basis: '法律依据',
    browsing: {
      purpose: '向您显示页面，并保护网站免受滥用和故障影响',
      data: 'IP 地址、日期和时间、请求的页面、浏览器类型和首选语言',
      basis: '维护网站安全与正常运行的正当利益（第 6 条第 1 款 f 项）',
    },
    preferences: {
      purpose: '记住您的语言和 Cookie 选择',
      data: '语言、对横幅的答复、日期及本政策的版本',
      basis:
        '必要的技术手段（意大利《隐私法典》第 122 条）以及证明已获同意的义务（第 7 条第 1 款）',
    },
    statistics: {
      purpose: '借助第三方统计工具（{{provider}}）了解哪些页面有用',
      data: '访问的页面、访问时长、设备的技术数据',
      basis: '您的同意（第 6 条第 1 款 a 项），您可随时撤回',
    },
    staff: {
      purpose: '让员工在后台工作',
      data: '用户名、以哈希形式保存的密码、第二验证因素（加密或以哈希形式保存）、角色、头像、登录记录（含浏览器和地址）、打开的记录和所作修改',
      basis: '履行工作或合作关系（第 6 条第 1 款 b 项）以及安全（f 项）',
    },
    suppliers: {
      purpose: '管理供应商及其网站',
      data: '姓名或公司名称、增值税号或税号、地址、电子邮箱、认证邮箱（PEC）、电话、SDI 代码、住宿识别码（CIN、CIR）、合同、图片作者姓名、对网站预览的评论',
      basis: '履行合同（第 6 条第 1 款 b 项）以及税务和会计义务（c 项）',
    },
    requests: {
      purpose: '回复通过网站表单联系我们的人',
      data: '姓名、电子邮箱、语言、消息、所填的日期和人数、填写表单的页面；问题涉及的供应商只会收到回复所需的内容',
      basis: '应您的要求采取的签约前措施（第 6 条第 1 款 b 项）以及回复您的正当利益（f 项）',
    },
  },
  recipients: {
    title: '谁会收到数据，数据存放在哪里',
    intro: '我们不出售也不公开您的数据。以下各方仅在必要范围内可能收到数据：',
    team: '我们获授权的员工，其任务和访问权限由角色决定；',
    hosting: '网站服务器的提供商，受托为数据处理者；',
    translation:
      '翻译服务商 DeepL SE（德国），在员工请求翻译时收到员工撰写的文本，受托为数据处理者；',
    statistics: '统计服务商（{{provider}}），仅在您已同意的情况下；',
    authorities: '法律要求时的主管机关。',
    transfers:
      '数据保存在欧盟境内。如服务商在欧洲经济区以外处理数据，则仅传输至已获充分性认定的国家，或依据欧盟委员会的标准合同条款进行（GDPR 第 45 条和第 46 条）。',
  },
  retention: {
    title: '我们保存多久',
    what: '数据',
    howLong: '期限',
    browsing: { what: '浏览数据', howLong: '仅在响应期间；安全日志中最长 {{logs}}' },
    preferences: {
      what: '语言和 Cookie 选择',
      howLong:
        '在您的浏览器中：Cookie 自最近一次访问起 {{answer}}，拒绝的选择为 {{refusal}}；本地存储中直至您清除浏览器数据',
    },
    statistics: { what: '统计数据', howLong: '最长 {{statistics}}，或至您撤回同意为止' },
    staff: {
      what: '员工账号',
      howLong:
        '合作期间；每次登录最长 {{session}}；登录所用的浏览器保存 {{browsers}}；谁打开了记录，最多显示到最后一次信号后 {{presence}}；修改记录中会保留用户名',
    },
    suppliers: {
      what: '供应商数据',
      howLong:
        '合同期间及其后 10 年，依法保存（意大利《民法典》第 2220 条）；对预览的评论在其链接失效后最多保存 {{comments}}',
    },
    requests: {
      what: '访客的咨询',
      howLong:
        '咨询关闭后，自最后一条消息起最多保存 {{requests}}；私密链接在最后一条消息后 {{link}}失效',
    },
    history:
      '对于员工所做的每次修改，我们保存修改者和时间；修改前的内容最迟在 {{history}}后删除。员工删除的内容在回收站中保留 {{trash}}。',
  },
  rights: {
    title: '您的权利',
    intro: '您可随时向我们要求：',
    access: '访问您的数据并获得副本（第 15 条）；',
    rectification: '更正不准确或不完整的数据（第 16 条）；',
    erasure: '删除数据（第 17 条）；',
    restriction: '限制处理（第 18 条）；',
    portability: '以机器可读格式转移数据（第 20 条）；',
    objection: '反对并停止基于正当利益的处理（第 21 条）；',
    withdrawal: '撤回同意，但不影响此前处理的合法性（第 7 条第 3 款）。',
    how: '请发送邮件至第 1 节所列地址：我们将在一个月内免费答复。',
    unnamed: '网站运营者须在一个月内免费答复，但尚未提供联系地址。您仍可向下述主管机关投诉。',
    erased:
      '应您的要求，我们会将网站所保存的与您有关的全部数据放在一个文件中交给您。删除时，我们会将其从记录、已发布的页面、搜索、图片、修改记录、回收站和评论中移除；曾在此工作的人员，只保留做了什么和何时做的，不保留姓名。他人此前下载的内容和已有的备份我们无法触及：如果恢复某个备份，我们会重新执行删除。',
    cookies: '您可随时通过每页底部的“Cookie”自行更改 Cookie 选择。',
    complaint:
      '如果您认为您的数据被非法处理，可向意大利个人数据保护局（Garante per la protezione dei dati personali，Piazza Venezia 11, 00187 罗马）或您居住、工作所在国的主管机关投诉：',
  },
  duty: {
    title: '是否必须提供数据及自动化决策',
    mandatory:
      '浏览数据是接收页面所必需的：没有它们，网站无法响应。员工和供应商的数据为履行合同及法律所必需。',
    statistics: '对统计的同意完全自愿：拒绝不会带来任何损失。',
    automated: '我们不作出仅基于自动化处理的决定，也不进行用户画像（第 22 条）。',
  },
  storage: {
    title: 'Cookie、浏览器存储与更新',
    intro: '以下是本网站在您浏览器中保存的全部内容。',
    changes: '本政策发生重大变更时，我们会更改其版本，并再次询问您的 Cookie 选择。',
    more: '更多信息请见 Cookie 页面',
  },
  table: {
    caption: '您的浏览器中保存了什么',
    staff: '仅限员工',
    place: '位置',
    purpose: '用途',
    duration: '期限',
    local: '本地存储',
    both: '本地存储和 Cookie',
    session: '本地存储和会话存储',
    database: 'IndexedDB',
    third: '第三方 Cookie 和存储',
    cookie: 'Cookie',
    language: {
      purpose: '记住您选择的语言',
      duration: 'Cookie：自最近一次访问起 {{answer}}；本地存储：直至您清除浏览器数据',
    },
    consent: { purpose: '记录您是否已同意', duration: '直至您清除浏览器数据' },
    consentType: { purpose: '记录同意的范围：全部、仅必要或无', duration: '直至您清除浏览器数据' },
    record: {
      purpose: '您选择的证明：日期和政策版本',
      duration:
        'Cookie：自最近一次访问起 {{answer}}，拒绝后为 {{refusal}}；本地存储：直至您清除浏览器数据',
    },
    technical: { purpose: '标记技术性 Cookie 已启用', duration: '直至您清除浏览器数据' },
    releases: {
      purpose: '技术记录：页面已为此版本刷新过',
      duration: '保留至关闭标签页',
    },
    jwt: { purpose: '保持后台会话', duration: '{{session}}，或至退出为止' },
    username: { purpose: '已登录者的名称', duration: '至退出为止' },
    device: {
      purpose: '登录时识别此浏览器，避免他人的尝试锁定您的账户',
      duration: '自上次登录起 {{browsers}}',
    },
    preferences: { purpose: '外观和工作偏好', duration: '直至您清除浏览器数据' },
    storedPages: {
      purpose: '列表首屏的加密副本，用于立即显示首屏',
      duration: '仅在会话期间可读，最长 {{session}}；退出登录时或下次打开网站时删除',
    },
    drafts: { purpose: '尚未保存的草稿', duration: '至保存为止，最长 {{drafts}}' },
    statistics: {
      purpose: '统计访问量，仅在选择“全部接受”之后',
      duration: '最长 {{statistics}}，或至撤回为止',
    },
  },
  cookies: {
    title: 'Cookie',
    description: 'Wabu 使用哪些 Cookie、在您的浏览器中保存什么，以及如何更改选择。',
    lead: 'Cookie 是网站交给您浏览器的小段文本，以便下次访问时找回。为简便起见，我们也这样称呼网站在浏览器本地存储中保存的内容。',
    technical: {
      title: '技术性 Cookie',
      text: '它们保证网站运行：记住语言和您的选择，并为员工保持会话。它们无需同意，也不会在别处跟踪您。',
    },
    statistics: {
      title: '第三方统计',
      text: '由 {{provider}} 提供，只有在您选择“全部接受”之后才会启用。在此之前，不会向其他网站发出任何请求：国旗图标和图片来自我们自己的服务器，字体来自您的设备。',
    },
    change: {
      title: '更改选择',
      text: '您可以随时在这里或通过每页底部的“Cookie”重新选择。您也可以在浏览器设置中删除全部内容。',
      withdrawal: '如果您撤回同意，我们会删除统计工具在浏览器中留下的内容。',
      button: '重新选择',
    },
    policy: '阅读隐私政策',
  },
};
