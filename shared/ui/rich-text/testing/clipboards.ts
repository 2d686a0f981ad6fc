import { type Clipboard, wordClipboards } from './word-clipboards.ts';

const google = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b>`;
const googleText = (
  text: string,
  style = 'font-weight:400;font-style:normal;text-decoration:none',
) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};white-space:pre-wrap;">${text}</span>`;

const googleDocs: Clipboard[] = [
  {
    from: 'Google Docs: one line, which is not bold',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${googleText('Il lago')}</b>`,
    becomes: '<p>Il lago</p>',
  },
  {
    from: 'Google Docs: paragraphs in their order',
    html: google(
      `<p dir="ltr" style="line-height:1.38">${googleText('Primo')}</p><br /><p dir="ltr">${googleText('Secondo')}</p>`,
    ),
    becomes: '<p>Primo</p><p><br></p><p>Secondo</p>',
  },
  {
    from: 'Google Docs: looks as styles',
    html: google(
      `<p>${googleText('forte', 'font-weight:700')} ${googleText('piano', 'font-style:italic')} ${googleText('sotto', 'text-decoration:underline')} ${googleText('via', 'text-decoration:line-through')}</p>`,
    ),
    becomes: '<p><strong>forte</strong> <em>piano</em> <u>sotto</u> <s>via</s></p>',
  },
  {
    from: 'Google Docs: headings',
    html: google(
      `<h1 dir="ltr">${googleText('Uno', 'font-weight:400')}</h1><h2>${googleText('Due', 'font-weight:700')}</h2><h5>${googleText('Cinque')}</h5>`,
    ),
    becomes: '<h1>Uno</h1><h2>Due</h2><h3>Cinque</h3>',
  },
  {
    from: 'Google Docs: a list whose inner list stands beside its item',
    html: google(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation">${googleText('a')}</p></li><ul><li dir="ltr" aria-level="2"><p role="presentation">${googleText('b')}</p></li></ul><li aria-level="1"><p>${googleText('c')}</p></li></ul>`,
    ),
    becomes: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  },
  {
    from: 'Google Docs: a numbered list',
    html: google(
      `<ol><li><p>${googleText('a')}</p></li><li><p>${googleText('b', 'font-weight:700')}</p></li></ol>`,
    ),
    becomes: '<ol><li>a</li><li><strong>b</strong></li></ol>',
  },
  {
    from: 'Google Docs: a link, underlined by style',
    html: google(
      `<p><a href="https://example.com/" style="text-decoration:none;">${googleText('sito', 'text-decoration:underline')}</a></p>`,
    ),
    becomes: '<p><a href="https://example.com/" rel="noopener noreferrer">sito</a></p>',
  },
  {
    from: 'Google Docs: a picture of another site',
    html: google(
      `<p>${googleText('Foto: ')}<span style="border:none;display:inline-block"><img src="https://lh7.example.com/docs/abc" width="300" height="200"/></span></p>`,
    ),
    becomes: '<p>Foto:</p>',
  },
];

const excel: Clipboard[] = [
  {
    from: 'Excel: a range',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-style-parent:style0;} .xl65 {font-weight:700;}</style></head><body link=blue><table border=0 cellpadding=0 width=128><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20><td height=20 class=xl65 width=64>Ora</td><td width=64>Prezzo</td></tr><tr height=20><td height=20 align=right>0,395833</td><td align=right>12,00</td></tr><!--EndFragment--></table></body></html>`,
    becomes: '<p>Ora | Prezzo</p><p>0,395833 | 12,00</p>',
  },
  {
    from: 'Excel: empty cells and rows',
    html: `<table><tr><td>a</td><td></td><td>c</td></tr><tr><td></td><td></td><td></td></tr><tr><td>x</td><td></td><td></td></tr></table>`,
    becomes: '<p>a | | c</p><p>x</p>',
  },
  {
    from: 'Excel: bold by style, and a break in a cell',
    html: `<table><tr><td style='font-weight:700'>Totale</td><td>uno<br style='mso-data-placement:same-cell;'>due</td></tr></table>`,
    becomes: '<p><strong>Totale</strong> | uno<br>due</p>',
  },
];

const others: Clipboard[] = [
  {
    from: 'Outlook: a table that only lays out',
    html: `<table><tr><td><h1>Estate</h1></td><td><p>Orari</p><ul><li>lunedì</li></ul></td></tr></table>`,
    becomes: '<h1>Estate</h1><p>Orari</p><ul><li>lunedì</li></ul>',
  },
  {
    from: 'LibreOffice: fonts and spacing',
    html: `<p style="margin-bottom: 0cm; line-height: 100%"><font face="Liberation Serif"><font size="3"><b>Nota</b> bene</font></font></p>\n<p style="margin-bottom: 0cm"><br/>\n\n</p>`,
    becomes: '<p><strong>Nota</strong> bene</p>',
  },
  {
    from: 'Pages: classes and Apple spaces',
    html: `<p class="p1"><span class="s1">Un<span class="Apple-converted-space">&nbsp;</span>testo</span></p><p class="p2"><span class="s1"></span><br></p><ul class="ul1"><li class="li1"><span class="s2"></span>voce</li></ul>`,
    becomes: '<p>Un testo</p><p><br></p><ul><li>voce</li></ul>',
  },
  {
    from: 'a web page: styles of its own',
    html: `<meta charset='utf-8'><span style="color: rgb(32, 33, 34); font-family: sans-serif; font-weight: 400; font-style: normal;">Il </span><b style="color: red">Garda</b><span>, o Benaco</span><br class="Apple-interchange-newline">`,
    becomes: '<p>Il <strong>Garda</strong>, o Benaco</p>',
  },
  {
    from: 'a web page: sections inside boxes',
    html: `<article><header><h1>Titolo</h1></header><section><div>Primo</div><div>Secondo <span>ancora</span></div></section><footer>Fine</footer></article>`,
    becomes: '<h1>Titolo</h1><p>Primo</p><p>Secondo ancora</p><p>Fine</p>',
  },
  {
    from: 'a web page: description list and rule',
    html: `<dl><dt>Dove</dt><dd>Bardolino</dd></dl><hr><p>Fine</p>`,
    becomes: '<p>Dove</p><p>Bardolino</p><p><br></p><p>Fine</p>',
  },
  {
    from: 'Gmail: lines as boxes',
    html: `<div dir="ltr"><div>Ciao,</div><div><br></div><div>a domani<br></div></div>`,
    becomes: '<p>Ciao,</p><p><br></p><p>a domani</p>',
  },
  {
    from: 'Notion: a list and a quote',
    html: `<meta charset='utf-8'><!-- notionvc: 1 --><ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n<blockquote>\n<p>c</p>\n</blockquote>`,
    becomes: '<ul><li>a<ul><li>b</li></ul></li></ul><blockquote><p>c</p></blockquote>',
  },
  {
    from: 'a code editor: lines in a box that keeps spaces',
    html: `<pre style="font-family:monospace">uno\ndue\n  tre</pre>`,
    becomes: '<p>uno<br>due<br>tre</p>',
  },
  {
    from: 'a chat: emoji as pictures',
    html: `<span dir="ltr" class="selectable-text">Ciao <img alt="👋" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" class="emoji"> a tutti</span>`,
    becomes:
      '<p>Ciao <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="👋"> a tutti</p>',
  },
  {
    from: 'our own editor',
    html: `<h2>Titolo</h2><ol><li>a<ul><li>b</li></ul></li></ol><p>x <a href="tel:+39045" rel="noopener noreferrer">tel</a></p>`,
    becomes:
      '<h2>Titolo</h2><ol><li>a<ul><li>b</li></ul></li></ol><p>x <a href="tel:+39045" rel="noopener noreferrer">tel</a></p>',
  },
];

export const clipboards: Clipboard[] = [...wordClipboards, ...googleDocs, ...excel, ...others];
