/** The clipboard content of real programs, shortened, and the expected HTML. */
export interface Clipboard {
  from: string;
  html: string;
  becomes: string;
}

const wordPage = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} @list l0:level1 {mso-level-number-format:bullet;} --></style><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=IT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordSign = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const wordItem = (level: number, sign: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${wordSign(sign)}${text}<o:p></o:p></p>`;

export const wordClipboards: Clipboard[] = [
  {
    from: 'Word: paragraphs with empty ones between them',
    html: wordPage(
      `<p class=MsoNormal>Il lago<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>La barca<o:p></o:p></p>`,
    ),
    becomes: '<p>Il lago</p><p><br></p><p>La barca</p>',
  },
  {
    from: 'Word: a bold tag that only names the other script',
    html: wordPage(
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Prezzo</b><span style='mso-spacerun:yes'>  </span>12 €</p>`,
    ),
    becomes: '<p><strong>Prezzo</strong> 12 €</p>',
  },
  {
    from: 'Word: a bulleted list of two levels',
    html: wordPage(
      [
        wordItem(1, '·', 'Guida', 'First'),
        wordItem(2, 'o', 'in italiano'),
        wordItem(2, 'o', 'in inglese'),
        wordItem(1, '·', 'Biglietto', 'Last'),
      ].join(''),
    ),
    becomes:
      '<ul><li>Guida<ul><li>in italiano</li><li>in inglese</li></ul></li><li>Biglietto</li></ul>',
  },
  {
    from: 'Word: a numbered list with letters inside',
    html: wordPage(
      [
        wordItem(1, '1.', 'Prenota', 'First'),
        wordItem(2, 'a)', 'scegli il giorno'),
        wordItem(1, '2.', 'Paga', 'Last'),
      ].join(''),
    ),
    becomes: '<ol><li>Prenota<ol><li>scegli il giorno</li></ol></li><li>Paga</li></ol>',
  },
  {
    from: 'Word: a list between paragraphs',
    html: wordPage(
      `<p class=MsoNormal>Portare:</p>${wordItem(1, '§', 'acqua', 'First')}${wordItem(1, '§', 'cappello', 'Last')}<p class=MsoNormal>A presto</p>`,
    ),
    becomes: '<p>Portare:</p><ul><li>acqua</li><li>cappello</li></ul><p>A presto</p>',
  },
  {
    from: 'Word: a list whose signs are plain text',
    html: wordPage(
      `<p class=MsoListParagraph style='margin-left:36pt'>·&nbsp;&nbsp; uno</p><p class=MsoListParagraph>·&nbsp;&nbsp; due</p>`,
    ),
    becomes: '<ul><li>uno</li><li>due</li></ul>',
  },
  {
    from: 'Word: headings and a title',
    html: wordPage(
      `<p class=MsoTitle>Guida al lago</p><p class=MsoSubtitle>Estate</p><h1><b>Arrivare</b></h1><h2 style='font-weight:bold'>In treno</h2><h4>Da Verona</h4>`,
    ),
    becomes:
      '<h1>Guida al lago</h1><h2>Estate</h2><h1>Arrivare</h1><h2>In treno</h2><h3>Da Verona</h3>',
  },
  {
    from: 'Word: a quote',
    html: wordPage(`<p class=MsoQuote><i>Che vento!</i></p><p class=MsoNormal>Poi</p>`),
    becomes: '<blockquote><p><em>Che vento!</em></p></blockquote><p>Poi</p>',
  },
  {
    from: 'Word: a table',
    html: wordPage(
      `<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Giorno</b></p></td><td><p class=MsoNormal>Ora</p></td></tr><tr><td><p class=MsoNormal>Lunedì</p></td><td><p class=MsoNormal>9:30</p></td></tr></table>`,
    ),
    becomes: '<p><strong>Giorno</strong> | Ora</p><p>Lunedì | 9:30</p>',
  },
  {
    from: 'Word: a bookmark and a footnote',
    html: wordPage(
      `<p class=MsoNormal><a name="_Toc1"></a>Testo<a href="#_ftn1" style='mso-footnote-id:ftn1'><span class=MsoFootnoteReference>[1]</span></a></p>`,
    ),
    becomes: '<p>Testo[1]</p>',
  },
  {
    from: 'Word: a picture on the disk of the writer',
    html: wordPage(
      `<p class=MsoNormal>Foto<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Temp/a.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/a.png"><![endif]></p>`,
    ),
    becomes: '<p>Foto</p>',
  },
  {
    from: 'Word: changes that are tracked',
    html: wordPage(
      `<p class=MsoNormal>Aperto <del cite="mailto:A"><span>il martedì</span></del><ins cite="mailto:A"><span>il lunedì</span></ins></p>`,
    ),
    becomes: '<p>Aperto <s>il martedì</s>il lunedì</p>',
  },
  {
    from: 'Word: hidden text',
    html: wordPage(
      `<p class=MsoNormal>Si vede<span style='display:none;mso-hide:all'>non si vede</span></p>`,
    ),
    becomes: '<p>Si vede</p>',
  },
  {
    from: 'Word: Hebrew with directions of its own',
    html: wordPage(
      `<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=HE>אגם גארדה</span><span dir=LTR lang=EN-US> 12</span></p>`,
    ),
    becomes: '<p>אגם גארדה 12</p>',
  },
  {
    from: 'Word on the web: a list, every item in a list of its own',
    html: `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-leveltext="" data-aria-posinset="1" data-aria-level="1"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Guida</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2"><li data-aria-level="2"><p class="Paragraph"><span>in tedesco</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul><li data-aria-level="1"><p>Pranzo</p></li></ul></div>`,
    becomes: '<ul><li>Guida<ul><li>in tedesco</li></ul></li><li>Pranzo</li></ul>',
  },
];
