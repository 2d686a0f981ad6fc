import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: 'ברוכים הבאים לאגם גארדה',
    description:
      'Wabu היא מקום המפגש של כל מי שחי, מטייל ועובד סביב אגם גארדה: תושבים, מטיילים ואנשי מקצוע.',
    intro:
      'Wabu היא מקום המפגש של כל מי שאוהב את האגם: תושבים, מטיילים ואנשי מקצוע. כאן תמצאו חוויות, שירותים ואנשים, מסירמיונה ועד ריווה ומסאלו ועד מלצ׳זינה.',
    soon: 'אנחנו בונים את האתר באותה קפידה שבה מכינים מפרש להפלגה. בואו שוב, הרוח נושבת לטובתנו.',
    lake: 'סירת מפרש באגם גארדה בשעת בוקר, ומאחוריה הר באלדו',
    lakeAtNight: 'סירת מפרש באגם גארדה בשעת לילה, ומאחוריה הר באלדו',
    construction: 'שלט ”Under Construction” על מזח בבנייה, לצד עגורן קטן, קרשים וקונוסים',
    caption: 'Under Construction: האתר בבנייה',
    language: 'השפה הנוכחית:',
    microsites: 'מה לגלות סביב האגם',
  },
  search: { title: 'חיפוש', description: 'חיפוש ב־Wabu.' },
  placeholders: {
    soon: 'העמוד הזה בהכנה. בינתיים אפשר לחזור לדף הבית.',
    back: 'חזרה לדף הבית',
    contacts: {
      title: 'יצירת קשר',
      text: 'טופס ...',
      description: 'כך יוצרים קשר עם Wabu, קהילת אגם גארדה.',
    },
    support: {
      title: 'תמיכה',
      text: 'טופס ...',
      description: 'עזרה ותמיכה למשתמשי Wabu.',
    },
    terms: { title: 'תנאי שימוש', description: 'תנאי השימוש באתר Wabu.' },
    cart: { title: 'סל קניות', description: 'סל הקניות שלכם ב־Wabu.' },
  },
};
