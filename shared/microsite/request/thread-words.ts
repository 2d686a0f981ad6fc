import type { LanguageCode } from '../../i18n/languages.ts';

const it = {
  reference: 'Codice della richiesta',
  keep: (date: string) =>
    `Conserva questo indirizzo: qui leggi la risposta e puoi scrivere ancora. Vale fino al ${date}.`,
  you: 'Tu',
  translated: 'Tradotto automaticamente dall’italiano',
  original: 'Testo originale',
  again: 'Scrivi ancora',
  close: 'Chiudi la richiesta',
  closed: 'La richiesta è chiusa. Se scrivi ancora, la riapriamo.',
  ended: 'Questo link non vale più',
  endedText:
    'Il link è scaduto o non è completo. Puoi scriverci di nuovo dalla pagina dei contatti.',
};

export type RequestThreadWords = typeof it;

/** Of the mail to a supplier, and of the page where it answers, which are in Italian. */
export const supplierWords = {
  title: (name: string) => `Una richiesta per ${name}`,
  keep: (date: string) =>
    `Scrivi qui la risposta: la inviamo al visitatore. Il link vale fino al ${date}.`,
  open: 'Apri questo indirizzo per leggere la richiesta e rispondere:',
  received: 'Grazie: abbiamo ricevuto la tua risposta.',
  translated: 'Tradotto automaticamente',
  answer: 'Rispondi',
};

/** Of the page where a visitor reads a request. */
export const requestThreadWords: Record<LanguageCode, RequestThreadWords> = {
  it,
  en: {
    reference: 'Reference',
    keep: (date) =>
      `Keep this address: here you read the answer and can write again. It is valid until ${date}.`,
    you: 'You',
    translated: 'Translated by a machine from Italian',
    original: 'Original text',
    again: 'Write again',
    close: 'Close the request',
    closed: 'The request is closed. If you write again, we open it again.',
    ended: 'This link is no longer valid',
    endedText:
      'The link has expired or is incomplete. You can write to us again from the contacts page.',
  },
  de: {
    reference: 'Kennung der Anfrage',
    keep: (date) =>
      `Bewahre diese Adresse auf: Hier liest du die Antwort und kannst noch einmal schreiben. Sie gilt bis ${date}.`,
    you: 'Du',
    translated: 'Automatisch aus dem Italienischen übersetzt',
    original: 'Originaltext',
    again: 'Noch einmal schreiben',
    close: 'Anfrage schließen',
    closed: 'Die Anfrage ist geschlossen. Wenn du noch einmal schreibst, öffnen wir sie wieder.',
    ended: 'Dieser Link gilt nicht mehr',
    endedText:
      'Der Link ist abgelaufen oder unvollständig. Du kannst uns über die Kontaktseite wieder schreiben.',
  },
  fr: {
    reference: 'Référence de la demande',
    keep: (date) =>
      `Gardez cette adresse\u00a0: vous y lirez la réponse et pourrez écrire à nouveau. Elle est valable jusqu’au ${date}.`,
    you: 'Vous',
    translated: 'Traduit automatiquement de l’italien',
    original: 'Texte original',
    again: 'Écrire à nouveau',
    close: 'Clore la demande',
    closed: 'La demande est close. Si vous écrivez à nouveau, nous la rouvrons.',
    ended: 'Ce lien n’est plus valable',
    endedText:
      'Le lien a expiré ou est incomplet. Vous pouvez nous écrire à nouveau depuis la page de contact.',
  },
  es: {
    reference: 'Código de la solicitud',
    keep: (date) =>
      `Guarda esta dirección: aquí lees la respuesta y puedes escribir de nuevo. Es válida hasta el ${date}.`,
    you: 'Tú',
    translated: 'Traducido automáticamente del italiano',
    original: 'Texto original',
    again: 'Escribir de nuevo',
    close: 'Cerrar la solicitud',
    closed: 'La solicitud está cerrada. Si escribes de nuevo, la reabrimos.',
    ended: 'Este enlace ya no es válido',
    endedText:
      'El enlace ha caducado o está incompleto. Puedes escribirnos de nuevo desde la página de contacto.',
  },
  ru: {
    reference: 'Номер запроса',
    keep: (date) =>
      `Сохраните этот адрес: здесь вы прочитаете ответ и сможете написать ещё. Он действует до ${date}.`,
    you: 'Вы',
    translated: 'Автоматический перевод с итальянского',
    original: 'Исходный текст',
    again: 'Написать ещё',
    close: 'Закрыть запрос',
    closed: 'Запрос закрыт. Если вы напишете снова, мы его откроем.',
    ended: 'Эта ссылка больше не действует',
    endedText:
      'Срок ссылки истёк, или она неполная. Вы можете снова написать нам со страницы контактов.',
  },
  zh: {
    reference: '咨询编号',
    keep: (date) => `请保存此网址：您可在此阅读回复并继续留言。有效期至 ${date}。`,
    you: '您',
    translated: '由机器从意大利语翻译',
    original: '原文',
    again: '继续留言',
    close: '关闭咨询',
    closed: '咨询已关闭。如果您再次留言，我们会重新打开。',
    ended: '此链接已失效',
    endedText: '链接已过期或不完整。您可以从联系页面重新留言。',
  },
  ar: {
    reference: 'رقم الطلب',
    keep: (date) =>
      `احتفظ بهذا العنوان: هنا تقرأ الرد ويمكنك الكتابة مرة أخرى. وهو صالح حتى ${date}.`,
    you: 'أنت',
    translated: 'ترجمة آلية من الإيطالية',
    original: 'النص الأصلي',
    again: 'اكتب مرة أخرى',
    close: 'إغلاق الطلب',
    closed: 'الطلب مغلق. إذا كتبت مرة أخرى نعيد فتحه.',
    ended: 'لم يعد هذا الرابط صالحًا',
    endedText: 'انتهت صلاحية الرابط أو أنه غير مكتمل. يمكنك مراسلتنا من جديد من صفحة الاتصال.',
  },
  he: {
    reference: 'מספר הפנייה',
    keep: (date) =>
      `שמרו את הכתובת הזאת: כאן תקראו את התשובה ותוכלו לכתוב שוב. היא תקפה עד ${date}.`,
    you: 'אתם',
    translated: 'תרגום מכונה מאיטלקית',
    original: 'הטקסט המקורי',
    again: 'לכתוב שוב',
    close: 'סגירת הפנייה',
    closed: 'הפנייה סגורה. אם תכתבו שוב, נפתח אותה.',
    ended: 'הקישור הזה אינו תקף עוד',
    endedText: 'תוקף הקישור פג או שהוא חלקי. אפשר לכתוב לנו שוב מדף יצירת הקשר.',
  },
};
