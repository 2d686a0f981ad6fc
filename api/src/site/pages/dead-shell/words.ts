import type { LanguageCode } from '@wabu/shared/i18n/languages';

interface Words {
  title: string;
  text: string;
  reload: string;
  /** The state of the server, by the answer of `/healthz`. */
  asking: string;
  works: string;
  troubled: string;
  silent: string;
}

interface StaffWords extends Words {
  /** Without scripts a staff page shows nothing else. */
  noScripts: string;
  toSite: string;
}

/** Plain text: it is written into HTML as it is. */
export const words: Record<LanguageCode, Words> & Record<'it' | 'en', StaffWords> = {
  it: {
    title: 'La pagina non si è avviata',
    text: 'Un file necessario non è arrivato, o è arrivato danneggiato. I dati salvati sono al sicuro.',
    reload: 'Ricarica',
    asking: 'Stato del server: controllo in corso…',
    works: 'Stato del server: risponde. Ricarica la pagina.',
    troubled: 'Stato del server: ha un problema. Riprova tra qualche minuto.',
    silent: 'Stato del server: non risponde. Controlla la connessione.',
    noScripts: 'Questa pagina ha bisogno di JavaScript. Attivalo nel browser, poi ricaricala.',
    toSite: 'Vai al sito, che si legge anche senza',
  },
  en: {
    title: 'The page did not start',
    text: 'A file that it needs did not arrive, or arrived damaged. Saved data is safe.',
    reload: 'Reload',
    asking: 'Server status: checking…',
    works: 'Server status: it answers. Reload the page.',
    troubled: 'Server status: it has a problem. Try again in a few minutes.',
    silent: 'Server status: it does not answer. Check your connection.',
    noScripts: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
    toSite: 'Go to the site, which can be read without it',
  },
  de: {
    title: 'Die Seite ist nicht gestartet',
    text: 'Eine benötigte Datei ist nicht oder beschädigt angekommen. Die Texte können Sie trotzdem lesen.',
    reload: 'Neu laden',
    asking: 'Zustand des Servers: wird geprüft…',
    works: 'Zustand des Servers: Er antwortet. Laden Sie die Seite neu.',
    troubled:
      'Zustand des Servers: Er hat ein Problem. Versuchen Sie es in einigen Minuten wieder.',
    silent: 'Zustand des Servers: Er antwortet nicht. Prüfen Sie Ihre Verbindung.',
  },
  fr: {
    title: 'La page n’a pas démarré',
    text: 'Un fichier nécessaire n’est pas arrivé, ou est arrivé endommagé. Le texte reste lisible.',
    reload: 'Recharger',
    asking: 'État du serveur : vérification…',
    works: 'État du serveur : il répond. Rechargez la page.',
    troubled: 'État du serveur : il a un problème. Réessayez dans quelques minutes.',
    silent: 'État du serveur : il ne répond pas. Vérifiez votre connexion.',
  },
  es: {
    title: 'La página no ha arrancado',
    text: 'Un archivo necesario no ha llegado, o ha llegado dañado. El texto se puede leer igualmente.',
    reload: 'Recargar',
    asking: 'Estado del servidor: comprobando…',
    works: 'Estado del servidor: responde. Recarga la página.',
    troubled: 'Estado del servidor: tiene un problema. Vuelve a intentarlo en unos minutos.',
    silent: 'Estado del servidor: no responde. Comprueba tu conexión.',
  },
  ru: {
    title: 'Страница не запустилась',
    text: 'Нужный файл не пришёл или пришёл повреждённым. Текст можно читать.',
    reload: 'Обновить',
    asking: 'Состояние сервера: проверяется…',
    works: 'Состояние сервера: отвечает. Обновите страницу.',
    troubled: 'Состояние сервера: неполадка. Повторите через несколько минут.',
    silent: 'Состояние сервера: не отвечает. Проверьте подключение.',
  },
  zh: {
    title: '页面未能启动',
    text: '所需的文件未送达或已损坏。文字内容仍可阅读。',
    reload: '重新加载',
    asking: '服务器状态：正在检查…',
    works: '服务器状态：有响应。请重新加载页面。',
    troubled: '服务器状态：出现问题。请几分钟后再试。',
    silent: '服务器状态：无响应。请检查网络连接。',
  },
  he: {
    title: 'הדף לא הופעל',
    text: 'קובץ נדרש לא הגיע, או הגיע פגום. אפשר עדיין לקרוא את התוכן.',
    reload: 'טעינה מחדש',
    asking: 'מצב השרת: בבדיקה…',
    works: 'מצב השרת: הוא עונה. טענו את הדף מחדש.',
    troubled: 'מצב השרת: יש בו תקלה. נסו שוב בעוד כמה דקות.',
    silent: 'מצב השרת: הוא אינו עונה. בדקו את החיבור.',
  },
  ar: {
    title: 'لم تبدأ الصفحة',
    text: 'ملف لازم لم يصل أو وصل تالفًا. يمكن قراءة النص مع ذلك.',
    reload: 'إعادة التحميل',
    asking: 'حالة الخادم: جارٍ التحقق…',
    works: 'حالة الخادم: يستجيب. أعد تحميل الصفحة.',
    troubled: 'حالة الخادم: لديه مشكلة. حاول مرة أخرى بعد دقائق.',
    silent: 'حالة الخادم: لا يستجيب. تحقق من اتصالك.',
  },
};
