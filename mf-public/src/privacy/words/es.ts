import type { PrivacyWords } from './it.ts';

export const words: PrivacyWords = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales trata el sitio Wabu, por qué, durante cuánto tiempo y qué derechos tienes.',
  lead: 'Esta política se ofrece conforme al artículo 13 del Reglamento (UE) 2016/679 (RGPD). Explica, con palabras sencillas, qué datos personales tratamos cuando usas este sitio, por qué lo hacemos y qué derechos tienes.',
  updated: 'Última actualización:',
  contents: 'Índice',
  controller: {
    title: 'Responsable del tratamiento y contacto',
    who: 'El responsable del tratamiento es {{name}}, {{address}}.',
    unnamed:
      'Quien gestiona este sitio todavía no ha indicado aquí al responsable del tratamiento ni una dirección a la que escribir.',
    contact: 'Para cualquier pregunta sobre tus datos y para ejercer tus derechos, escribe a',
    officer:
      'No hemos designado un delegado de protección de datos, porque no se da ninguno de los casos del artículo 37 del RGPD.',
  },
  purposes: {
    title: 'Qué datos tratamos, por qué y con qué base',
    intro:
      'Tratamos solo los datos necesarios. Puedes visitar el sitio público sin registrarte y sin decirnos quién eres.',
    purpose: 'Finalidad',
    data: 'Datos',
    basis: 'Base jurídica',
    browsing: {
      purpose: 'Mostrarte las páginas y proteger el sitio de abusos y fallos',
      data: 'Dirección IP, fecha y hora, página solicitada, tipo de navegador e idioma preferido',
      basis: 'Interés legítimo en un sitio seguro y que funcione (art. 6.1.f)',
    },
    preferences: {
      purpose: 'Recordar tu idioma y tu elección sobre las cookies',
      data: 'Idioma, respuesta al aviso, fecha y versión de esta política',
      basis:
        'Medios técnicos necesarios (art. 122 del Código italiano de privacidad) y obligación de demostrar el consentimiento (art. 7.1)',
    },
    statistics: {
      purpose:
        'Saber qué páginas son útiles, con herramientas de estadística de terceros ({{provider}})',
      data: 'Páginas visitadas, duración de la visita, datos técnicos del dispositivo',
      basis: 'Tu consentimiento (art. 6.1.a), que puedes retirar en cualquier momento',
    },
    staff: {
      purpose: 'Permitir que el equipo trabaje en el área del equipo',
      data: 'Nombre de usuario, contraseña guardada como hash, segundo factor (secretos cifrados o como hash), rol, avatar, accesos con navegador y dirección, fichas abiertas y cambios realizados',
      basis:
        'Ejecución de la relación laboral o de colaboración (art. 6.1.b) y seguridad (letra f)',
    },
    suppliers: {
      purpose: 'Gestionar a los proveedores y sus sitios',
      data: 'Nombre o razón social, NIF-IVA o código fiscal, dirección, correo electrónico, correo certificado (PEC), teléfono, código SDI, códigos de identificación de los alojamientos (CIN, CIR), contrato, nombres de los autores de las imágenes, comentarios sobre una vista previa del sitio',
      basis: 'Ejecución del contrato (art. 6.1.b) y obligaciones fiscales y contables (letra c)',
    },
    requests: {
      purpose: 'Responder a quien nos escribe desde un formulario del sitio',
      data: 'Nombre, correo electrónico, idioma, mensajes, fechas y número de personas si se indican, página desde la que escribes; el proveedor al que se refiere la pregunta recibe solo lo necesario para responder',
      basis:
        'Medidas precontractuales a petición tuya (art. 6.1.b) e interés legítimo en responderte (letra f)',
    },
  },
  recipients: {
    title: 'Quién recibe los datos y dónde están',
    intro: 'No vendemos ni difundimos tus datos. Pueden recibirlos, solo en la medida necesaria:',
    team: 'las personas autorizadas de nuestro equipo, con tareas y accesos según su rol;',
    hosting: 'el proveedor de los servidores del sitio, designado encargado del tratamiento;',
    translation:
      'el servicio de traducción DeepL SE (Alemania), que recibe los textos escritos por el equipo cuando pide su traducción, designado encargado del tratamiento;',
    statistics:
      'el proveedor de estadística ({{provider}}), si y solo si has dado tu consentimiento;',
    authorities: 'las autoridades, cuando la ley lo exige.',
    transfers:
      'Los datos se conservan en la Unión Europea. Si un proveedor los trata fuera del Espacio Económico Europeo, la transferencia se hace a países con una decisión de adecuación o con las cláusulas contractuales tipo de la Comisión Europea (arts. 45 y 46 del RGPD).',
  },
  retention: {
    title: 'Cuánto tiempo los conservamos',
    what: 'Datos',
    howLong: 'Duración',
    browsing: {
      what: 'Datos de navegación',
      howLong: 'Solo mientras se responde; en los registros de seguridad, {{logs}} como máximo',
    },
    preferences: {
      what: 'Idioma y elección sobre las cookies',
      howLong:
        'En tu navegador: en la cookie, {{answer}} desde la última visita, {{refusal}} en caso de rechazo; en el almacenamiento local, hasta que borres los datos del navegador',
    },
    statistics: {
      what: 'Datos estadísticos',
      howLong: '{{statistics}} como máximo, o hasta que retires el consentimiento',
    },
    staff: {
      what: 'Cuentas del equipo',
      howLong:
        'Mientras dure la colaboración; los accesos duran {{session}} como máximo; un navegador usado para acceder se recuerda durante {{browsers}}; quién tiene abierta una ficha se ve hasta {{presence}} después de la última señal; el historial de cambios conserva el nombre de usuario',
    },
    suppliers: {
      what: 'Datos de los proveedores',
      howLong:
        'Mientras dure el contrato y 10 años más, como exige la ley (art. 2220 del Código Civil italiano); los comentarios sobre una vista previa, hasta {{comments}} después de que termine su enlace',
    },
    requests: {
      what: 'Solicitudes de visitantes',
      howLong:
        'Hasta {{requests}} después del último mensaje de una solicitud cerrada; el enlace secreto caduca {{link}} después del último mensaje',
    },
    history:
      'De cada cambio que hace nuestro equipo conservamos quién lo hizo y cuándo; los contenidos anteriores se eliminan, como muy tarde, después de {{history}}. Lo que el equipo borra queda en la papelera durante {{trash}}.',
  },
  rights: {
    title: 'Tus derechos',
    intro: 'En cualquier momento puedes pedirnos:',
    access: 'el acceso a tus datos y una copia de ellos (art. 15);',
    rectification: 'la rectificación de los datos inexactos o incompletos (art. 16);',
    erasure: 'la supresión (art. 17);',
    restriction: 'la limitación del tratamiento (art. 18);',
    portability: 'la portabilidad, en un formato legible por máquina (art. 20);',
    objection:
      'que dejemos de tratar los datos basados en el interés legítimo, oponiéndote a ello (art. 21);',
    withdrawal:
      'la retirada del consentimiento, que no afecta a la licitud de lo anterior (art. 7.3).',
    how: 'Escribe a la dirección indicada en el punto 1: respondemos en el plazo de un mes y gratis.',
    unnamed:
      'Quien gestiona el sitio debe responder en el plazo de un mes y gratis, pero todavía no ha indicado una dirección a la que escribirle. Aun así puedes dirigirte a la autoridad indicada más abajo.',
    erased:
      'Si lo pides, te entregamos en un archivo todo lo que el sitio conserva sobre ti. Cuando lo suprimimos, lo quitamos de las fichas, las páginas publicadas, la búsqueda, las imágenes, el historial, la papelera y los comentarios; de quien ha trabajado aquí queda qué se hizo y cuándo, sin el nombre. No podemos alcanzar lo que otros descargaron antes ni las copias de seguridad ya hechas: si restauramos una, repetimos la supresión.',
    cookies:
      'Tu elección sobre las cookies puedes cambiarla tú con «Cookies», al pie de cada página.',
    complaint:
      'Si crees que tus datos se tratan de forma ilícita, puedes presentar una reclamación ante la autoridad italiana (Garante per la protezione dei dati personali), Piazza Venezia 11, 00187 Roma, o ante la autoridad del país en que vives o trabajas:',
  },
  duty: {
    title: 'Obligación de facilitar los datos y decisiones automatizadas',
    mandatory:
      'Los datos de navegación son necesarios para recibir las páginas: sin ellos, el sitio no puede responderte. Los del equipo y los proveedores son necesarios para el contrato y por ley.',
    statistics: 'El consentimiento para la estadística es libre: si lo niegas, no pierdes nada.',
    automated:
      'No tomamos decisiones basadas únicamente en tratamientos automatizados ni elaboramos perfiles (art. 22).',
  },
  storage: {
    title: 'Cookies, memoria del navegador y actualizaciones',
    intro: 'Esto es todo lo que el sitio conserva en tu navegador.',
    changes:
      'Cuando esta política cambie de forma relevante, cambiaremos su versión y volveremos a pedirte tu elección sobre las cookies.',
    more: 'Más información en la página de cookies',
  },
  table: {
    caption: 'Qué se conserva en tu navegador',
    staff: 'Solo para el equipo',
    place: 'Dónde',
    purpose: 'Para qué sirve',
    duration: 'Duración',
    local: 'Almacenamiento local',
    both: 'Almacenamiento local y cookie',
    session: 'Almacenamiento local y de sesión',
    database: 'IndexedDB',
    third: 'Cookies y almacenamiento de terceros',
    cookie: 'Cookie',
    language: {
      purpose: 'Recuerda el idioma que elegiste',
      duration:
        'Cookie: {{answer}} desde la última visita; almacenamiento local: hasta que borres los datos del navegador',
    },
    consent: {
      purpose: 'Indica si diste tu consentimiento',
      duration: 'Hasta que borres los datos del navegador',
    },
    consentType: {
      purpose: 'Indica cuál: todas, solo las necesarias o ninguna',
      duration: 'Hasta que borres los datos del navegador',
    },
    record: {
      purpose: 'Prueba de tu elección: fecha y versión de la política',
      duration:
        'Cookie: {{answer}} desde la última visita, {{refusal}} tras un rechazo; almacenamiento local: hasta que borres los datos del navegador',
    },
    technical: {
      purpose: 'Señala que las cookies técnicas están activas',
      duration: 'Hasta que borres los datos del navegador',
    },
    releases: {
      purpose: 'Nota técnica: la página ya se recargó para esta versión',
      duration: 'Hasta cerrar la pestaña',
    },
    jwt: {
      purpose: 'Mantiene abierta la sesión del área del equipo',
      duration: '{{session}}, o hasta cerrar la sesión',
    },
    username: {
      purpose: 'Nombre de quien ha accedido',
      duration: 'Hasta cerrar la sesión',
    },
    device: {
      purpose:
        'Reconoce este navegador al iniciar sesión, para que los intentos de otros no bloqueen su cuenta',
      duration: '{{browsers}} desde el último inicio de sesión',
    },
    preferences: {
      purpose: 'Aspecto y preferencias de trabajo',
      duration: 'Hasta que borres los datos del navegador',
    },
    storedPages: {
      purpose: 'Copia cifrada de la primera pantalla de las listas, para mostrarla enseguida',
      duration:
        'Solo se lee durante la sesión, {{session}} como máximo; se borra al salir, o al volver a abrir el sitio',
    },
    drafts: {
      purpose: 'Borradores aún sin guardar',
      duration: 'Hasta que se guardan, {{drafts}} como máximo',
    },
    statistics: {
      purpose: 'Mide las visitas, solo después de «Aceptar todas»',
      duration: '{{statistics}} como máximo, o hasta la retirada',
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Qué cookies usa Wabu, qué conserva en tu navegador y cómo cambiar de opinión.',
    lead: 'Las cookies son pequeños textos que un sitio confía a tu navegador para volver a encontrarlos en la siguiente visita. Para simplificar, llamamos así también a lo que el sitio guarda en el almacenamiento local del navegador.',
    technical: {
      title: 'Cookies técnicas',
      text: 'Hacen que el sitio funcione: recuerdan tu idioma y tu elección, y mantienen abierta la sesión del equipo. No requieren consentimiento y no te siguen a otros sitios.',
    },
    statistics: {
      title: 'Estadística de terceros',
      text: 'La ofrece {{provider}} y empieza solo después de que elijas «Aceptar todas». Hasta entonces no sale ninguna petición hacia otros sitios: las banderas y las imágenes vienen de nuestros servidores; las fuentes, de tu dispositivo.',
    },
    change: {
      title: 'Cambiar de opinión',
      text: 'Puedes revisar tu elección cuando quieras, desde aquí o con «Cookies» al pie de cada página. También puedes borrarlo todo en los ajustes del navegador.',
      withdrawal:
        'Si retiras el consentimiento, borramos lo que la estadística haya dejado en el navegador.',
      button: 'Revisar tu elección',
    },
    policy: 'Leer la política de privacidad',
  },
};
