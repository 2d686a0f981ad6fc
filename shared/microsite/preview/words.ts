import type { LanguageCode } from '../../i18n/languages.ts';

export interface PreviewWords {
  /** The title of the document. `name`: the supplier's. */
  title: (name: string) => string;
  notice: string;
  /** `date`: of the saved version. `until`: the last day of the link. */
  facts: (date: string, until: string) => string;
  answer: string;
  approveHint: string;
  approve: string;
  approved: (date: string) => string;
  comment: string;
  commentHint: (max: number) => string;
  send: string;
  sent: string;
  thanks: string;
  problems: { empty: string; tooLong: (max: number) => string; tooMany: string };
  /** The page of a link that is not valid. */
  ended: { title: string; text: string };
}

/** The words around a preview in nine languages. */
export const previewWords: Record<LanguageCode, PreviewWords> = {
  it: {
    title: (name) => `Anteprima: ${name}`,
    notice: 'Questa è un’anteprima: i visitatori non la vedono.',
    facts: (date, until) => `Versione del ${date}. Il link vale fino al ${until}.`,
    answer: 'La tua risposta',
    approveHint: 'Se testi e immagini vanno bene, approva questa versione.',
    approve: 'Approva questa versione',
    approved: (date) => `Hai approvato questa versione il ${date}.`,
    comment: 'Commento',
    commentHint: (max) => `Scrivi che cosa cambiare. Al massimo ${max} caratteri.`,
    send: 'Invia il commento',
    sent: 'Commenti inviati',
    thanks: 'Grazie: la redazione ha ricevuto la tua risposta.',
    problems: {
      empty: 'Scrivi un commento prima di inviarlo.',
      tooLong: (max) => `Il commento supera ${max} caratteri: accorcialo.`,
      tooMany: 'Oggi hai inviato molti commenti: scrivi di nuovo domani.',
    },
    ended: {
      title: 'Questo link non vale più',
      text: 'Il link è scaduto, è stato ritirato o non è completo. Chiedi un link nuovo a chi te lo ha mandato.',
    },
  },
  en: {
    title: (name) => `Preview: ${name}`,
    notice: 'This is a preview: visitors do not see it.',
    facts: (date, until) => `Version of ${date}. The link is valid until ${until}.`,
    answer: 'Your answer',
    approveHint: 'If texts and pictures are right, approve this version.',
    approve: 'Approve this version',
    approved: (date) => `You approved this version on ${date}.`,
    comment: 'Comment',
    commentHint: (max) => `Write what should change. At most ${max} characters.`,
    send: 'Send the comment',
    sent: 'Comments sent',
    thanks: 'Thank you: the editors have received your answer.',
    problems: {
      empty: 'Write a comment before you send it.',
      tooLong: (max) => `The comment has more than ${max} characters: make it shorter.`,
      tooMany: 'You have sent many comments today: write again tomorrow.',
    },
    ended: {
      title: 'This link is no longer valid',
      text: 'The link has expired, was withdrawn or is incomplete. Ask the person who sent it for a new one.',
    },
  },
  de: {
    title: (name) => `Vorschau: ${name}`,
    notice: 'Dies ist eine Vorschau: Besucher sehen sie nicht.',
    facts: (date, until) => `Fassung vom ${date}. Der Link gilt bis ${until}.`,
    answer: 'Ihre Antwort',
    approveHint: 'Wenn Texte und Bilder stimmen, geben Sie diese Fassung frei.',
    approve: 'Diese Fassung freigeben',
    approved: (date) => `Sie haben diese Fassung am ${date} freigegeben.`,
    comment: 'Kommentar',
    commentHint: (max) => `Schreiben Sie, was sich ändern soll. Höchstens ${max} Zeichen.`,
    send: 'Kommentar senden',
    sent: 'Gesendete Kommentare',
    thanks: 'Danke: Die Redaktion hat Ihre Antwort erhalten.',
    problems: {
      empty: 'Schreiben Sie einen Kommentar, bevor Sie ihn senden.',
      tooLong: (max) => `Der Kommentar hat mehr als ${max} Zeichen: Kürzen Sie ihn.`,
      tooMany: 'Sie haben heute viele Kommentare gesendet: Schreiben Sie morgen wieder.',
    },
    ended: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Der Link ist abgelaufen, wurde zurückgezogen oder ist unvollständig. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
    },
  },
  fr: {
    title: (name) => `Aperçu : ${name}`,
    notice: 'Ceci est un aperçu : les visiteurs ne le voient pas.',
    facts: (date, until) => `Version du ${date}. Le lien est valable jusqu’au ${until}.`,
    answer: 'Votre réponse',
    approveHint: 'Si les textes et les images conviennent, approuvez cette version.',
    approve: 'Approuver cette version',
    approved: (date) => `Vous avez approuvé cette version le ${date}.`,
    comment: 'Commentaire',
    commentHint: (max) => `Écrivez ce qu’il faut changer. ${max} caractères au plus.`,
    send: 'Envoyer le commentaire',
    sent: 'Commentaires envoyés',
    thanks: 'Merci : la rédaction a reçu votre réponse.',
    problems: {
      empty: 'Écrivez un commentaire avant de l’envoyer.',
      tooLong: (max) => `Le commentaire dépasse ${max} caractères : raccourcissez-le.`,
      tooMany: 'Vous avez envoyé beaucoup de commentaires aujourd’hui : réécrivez demain.',
    },
    ended: {
      title: 'Ce lien n’est plus valable',
      text: 'Le lien a expiré, a été retiré ou est incomplet. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    },
  },
  es: {
    title: (name) => `Vista previa: ${name}`,
    notice: 'Esta es una vista previa: los visitantes no la ven.',
    facts: (date, until) => `Versión del ${date}. El enlace es válido hasta el ${until}.`,
    answer: 'Tu respuesta',
    approveHint: 'Si los textos y las imágenes están bien, aprueba esta versión.',
    approve: 'Aprobar esta versión',
    approved: (date) => `Aprobaste esta versión el ${date}.`,
    comment: 'Comentario',
    commentHint: (max) => `Escribe qué hay que cambiar. Máximo ${max} caracteres.`,
    send: 'Enviar el comentario',
    sent: 'Comentarios enviados',
    thanks: 'Gracias: la redacción ha recibido tu respuesta.',
    problems: {
      empty: 'Escribe un comentario antes de enviarlo.',
      tooLong: (max) => `El comentario supera los ${max} caracteres: acórtalo.`,
      tooMany: 'Hoy has enviado muchos comentarios: vuelve a escribir mañana.',
    },
    ended: {
      title: 'Este enlace ya no es válido',
      text: 'El enlace ha caducado, se ha retirado o está incompleto. Pide uno nuevo a quien te lo envió.',
    },
  },
  ru: {
    title: (name) => `Предпросмотр: ${name}`,
    notice: 'Это предпросмотр: посетители его не видят.',
    facts: (date, until) => `Версия от ${date}. Ссылка действует до ${until}.`,
    answer: 'Ваш ответ',
    approveHint: 'Если тексты и изображения в порядке, утвердите эту версию.',
    approve: 'Утвердить эту версию',
    approved: (date) => `Вы утвердили эту версию ${date}.`,
    comment: 'Комментарий',
    commentHint: (max) => `Напишите, что изменить. Не более ${max} символов.`,
    send: 'Отправить комментарий',
    sent: 'Отправленные комментарии',
    thanks: 'Спасибо: редакция получила ваш ответ.',
    problems: {
      empty: 'Напишите комментарий, прежде чем отправить его.',
      tooLong: (max) => `Комментарий длиннее ${max} символов: сократите его.`,
      tooMany: 'Сегодня вы отправили много комментариев: напишите снова завтра.',
    },
    ended: {
      title: 'Эта ссылка больше не действует',
      text: 'Срок ссылки истёк, она отозвана или неполная. Попросите новую ссылку у того, кто её прислал.',
    },
  },
  zh: {
    title: (name) => `预览：${name}`,
    notice: '这是预览，访客看不到。',
    facts: (date, until) => `版本日期：${date}。链接有效期至 ${until}。`,
    answer: '您的答复',
    approveHint: '如果文字和图片都没有问题，请批准此版本。',
    approve: '批准此版本',
    approved: (date) => `您已于 ${date} 批准此版本。`,
    comment: '意见',
    commentHint: (max) => `请写下需要修改的内容，最多 ${max} 个字符。`,
    send: '发送意见',
    sent: '已发送的意见',
    thanks: '谢谢，编辑部已收到您的答复。',
    problems: {
      empty: '请先填写意见再发送。',
      tooLong: (max) => `意见超过 ${max} 个字符，请缩短。`,
      tooMany: '您今天已发送多条意见，请明天再写。',
    },
    ended: {
      title: '此链接已失效',
      text: '链接已过期、被撤回或不完整。请向发送者索取新的链接。',
    },
  },
  he: {
    title: (name) => `תצוגה מקדימה: ${name}`,
    notice: 'זו תצוגה מקדימה: המבקרים אינם רואים אותה.',
    facts: (date, until) => `גרסה מתאריך ${date}. הקישור תקף עד ${until}.`,
    answer: 'התשובה שלכם',
    approveHint: 'אם הטקסטים והתמונות נכונים, אשרו את הגרסה הזאת.',
    approve: 'אישור הגרסה',
    approved: (date) => `אישרתם את הגרסה הזאת בתאריך ${date}.`,
    comment: 'הערה',
    commentHint: (max) => `כתבו מה צריך לשנות. עד ${max} תווים.`,
    send: 'שליחת ההערה',
    sent: 'הערות שנשלחו',
    thanks: 'תודה: התשובה שלכם התקבלה במערכת.',
    problems: {
      empty: 'כתבו הערה לפני השליחה.',
      tooLong: (max) => `ההערה ארוכה מ־${max} תווים: קצרו אותה.`,
      tooMany: 'שלחתם היום הערות רבות: כתבו שוב מחר.',
    },
    ended: {
      title: 'הקישור כבר אינו תקף',
      text: 'תוקף הקישור פג, הוא בוטל או שאינו שלם. בקשו קישור חדש ממי ששלח אותו.',
    },
  },
  ar: {
    title: (name) => `معاينة: ${name}`,
    notice: 'هذه معاينة: لا يراها الزوار.',
    facts: (date, until) => `نسخة ${date}. الرابط صالح حتى ${until}.`,
    answer: 'ردكم',
    approveHint: 'إذا كانت النصوص والصور صحيحة، فوافقوا على هذه النسخة.',
    approve: 'الموافقة على هذه النسخة',
    approved: (date) => `وافقتم على هذه النسخة في ${date}.`,
    comment: 'تعليق',
    commentHint: (max) => `اكتبوا ما يجب تغييره. ${max} حرف على الأكثر.`,
    send: 'إرسال التعليق',
    sent: 'التعليقات المرسلة',
    thanks: 'شكرًا: تلقّى فريق التحرير ردكم.',
    problems: {
      empty: 'اكتبوا تعليقًا قبل إرساله.',
      tooLong: (max) => `يتجاوز التعليق ${max} حرف: اختصروه.`,
      tooMany: 'أرسلتم تعليقات كثيرة اليوم: اكتبوا مرة أخرى غدًا.',
    },
    ended: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'انتهت صلاحية الرابط أو سُحب أو أنه غير كامل. اطلبوا رابطًا جديدًا ممن أرسله إليكم.',
    },
  },
};
