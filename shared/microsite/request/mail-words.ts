import type { LanguageCode } from '../../i18n/languages.ts';

const it = {
  answered: 'Abbiamo risposto alla tua richiesta:',
  notYou: 'Se non hai scritto tu, ignora questa e-mail.',
  writeThere: 'Non rispondere a questa e-mail: scrivici all’indirizzo qui sopra.',
};

/** Of the mails about a request, beside those of its form and its page. */
export const requestMailWords: Record<LanguageCode, typeof it> = {
  it,
  en: {
    answered: 'We have answered your request:',
    notYou: 'If it was not you who wrote, ignore this e-mail.',
    writeThere: 'Please do not reply to this e-mail: write to us at the address above.',
  },
  de: {
    answered: 'Wir haben deine Anfrage beantwortet:',
    notYou: 'Wenn du uns nicht geschrieben hast, ignoriere diese E-Mail.',
    writeThere: 'Bitte antworte nicht auf diese E-Mail: Schreib uns unter der Adresse oben.',
  },
  fr: {
    answered: 'Nous avons répondu à votre demande\u00a0:',
    notYou: 'Si vous ne nous avez pas écrit, ignorez cet e-mail.',
    writeThere: 'Ne répondez pas à cet e-mail\u00a0: écrivez-nous à l’adresse ci-dessus.',
  },
  es: {
    answered: 'Hemos respondido a tu solicitud:',
    notYou: 'Si no nos has escrito, ignora este correo.',
    writeThere: 'No respondas a este correo: escríbenos en la dirección de arriba.',
  },
  ru: {
    answered: 'Мы ответили на ваш запрос:',
    notYou: 'Если вы нам не писали, не обращайте внимания на это письмо.',
    writeThere: 'Не отвечайте на это письмо: напишите нам по адресу выше.',
  },
  zh: {
    answered: '我们已回复您的咨询：',
    notYou: '如果不是您本人留言，请忽略此邮件。',
    writeThere: '请勿直接回复此邮件，请通过上面的网址给我们留言。',
  },
  ar: {
    answered: 'لقد أجبنا على طلبك:',
    notYou: 'إذا لم تكن أنت من كتب إلينا فتجاهل هذه الرسالة.',
    writeThere: 'لا ترد على هذه الرسالة: اكتب إلينا على العنوان أعلاه.',
  },
  he: {
    answered: 'השבנו לפנייה שלכם:',
    notYou: 'אם לא אתם כתבתם לנו, התעלמו מההודעה הזאת.',
    writeThere: 'אין להשיב להודעה הזאת: כתבו לנו בכתובת שלמעלה.',
  },
};
