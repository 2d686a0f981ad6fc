import { test as base, expect } from '../fixtures/test.ts';
import { formattedText } from '../pages/formatted-text.ts';

/** The formatted text of the Tests page, empty and focused, in Italian. */
const test = base.extend<{ text: ReturnType<typeof formattedText> }>({
  role: 'rookie',
  text: async ({ page, testsPage }, use) => {
    await testsPage.open();
    const text = formattedText(page);
    await text.begin('it');
    await use(text);
  },
});

test('Words, headings and formatting by keys, undone and redone @verify', async ({ text }) => {
  await text.type('Lago ');
  await text.press('Control+b');
  await text.type('grande');
  await text.press('Control+b', 'Enter');
  await text.type('Barche');
  await text.press('Control+Alt+2');
  await text.becomes('<p>Lago <strong>grande</strong></p><h2>Barche</h2>');
  await text.press('Control+z');
  await text.becomes('<p>Lago <strong>grande</strong></p><p>Barche</p>');
  await text.press('Control+y');
  await text.becomes('<p>Lago <strong>grande</strong></p><h2>Barche</h2>');
  await text.press('Control+a', 'Delete', 'Backspace');
  await text.type('Da capo');
  await text.becomes('<p>Da capo</p>');
});

test('Text copied here and in another program is pasted clean @verify', async ({
  page,
  context,
  server,
  expectConsoleError,
  text,
}) => {
  // Chromium parses HTML that a page writes to the clipboard under the policy of that page.
  expectConsoleError(/Content Security Policy/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await text.type('Uno');
  await text.press('Control+Shift+7', 'Control+a', 'Control+c', 'End', 'Control+v');
  await text.becomes('<ol><li>UnoUno</li></ol>');
  await page.evaluate(async () => {
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:red" onclick="x()"><span style="font-weight:700">Nota</span> bene</p></b>`;
    const blob = (type: string, what: string) => new Blob([what], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', html),
        'text/plain': blob('text/plain', 'Nota bene'),
      }),
    ]);
  });
  await text.press('Control+a', 'Delete', 'Backspace', 'Control+v');
  await text.becomes('<p><strong>Nota</strong> bene</p>');
});

test('A text grows with its lines, of which none reaches the hint below, and keeps one free @verify', async ({
  page,
  text,
}) => {
  const field = page.locator('[contenteditable=true]');
  /** Between the last line and what stands below the text, in lines. */
  const room = () =>
    field.evaluate((element) => {
      const lines = document.createRange();
      lines.selectNodeContents(element);
      const below = element.closest('[data-active]')?.querySelector(':scope [role=status]');
      const space =
        (below?.getBoundingClientRect().top ?? 0) - lines.getBoundingClientRect().bottom;
      return space / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
  const words = 'una gita in barca al tramonto ';
  await page.keyboard.insertText(words.repeat(25));
  for (let time = 0; time < 15; time += 1) {
    await page.keyboard.insertText(words);
    expect(await room()).toBeGreaterThan(0);
  }
  await expect.poll(room).toBeCloseTo(1.3, 0);
  await text.press('Control+a', 'Delete');
  await expect.poll(room).toBeGreaterThan(2);
});

test('A text that is pressed while its editor arrives has the focus', async ({
  page,
  testsPage,
}) => {
  await page.addInitScript(() => {
    // The editor loads under the pointer only.
    window.requestIdleCallback = () => 0;
    // While this is set, what React renders without hurry waits, as on a busy phone.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const send = () => Reflect.apply(postMessage, this, args);
      if ('isBusy' in window) setTimeout(send, 1_000);
      else send();
    };
  });
  await testsPage.open();
  const field = formattedText(page).card.getByRole('textbox', { name: 'Testo di prova' });
  await field.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { isBusy: true }));
  const code = page.waitForResponse(/\.js$/);
  await field.hover();
  await code;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
});

const rightToLeft = [
  { language: 'ar', words: 'بحيرة كبيرة', more: 'قارب', mark: '؟' },
  { language: 'he', words: 'אגם גדול', more: 'סירה', mark: '!' },
];

for (const { language, words, more, mark } of rightToLeft) {
  const tag = language === 'ar' ? '' : ' @verify';
  test(`From right to left (${language}): caret, words and lists by keys${tag}`, async ({
    page,
    text,
  }) => {
    await text.begin(language);
    await text.type(words);
    await text.becomes(`<p>${words}</p>`);
    const paragraph = page.locator('[contenteditable=true] p').first();
    await expect(paragraph).toHaveAttribute('dir', 'rtl');
    await expect(paragraph).toHaveAttribute('lang', language);
    // The left arrow moves forwards, the right one back: the mark stands before the last letter.
    await text.press('Home', 'ArrowLeft');
    await text.type(mark);
    await text.press('End', 'ArrowRight');
    await text.type(mark);
    const written = `${words.slice(0, 1)}${mark}${words.slice(1, -1)}${mark}${words.slice(-1)}`;
    await text.becomes(`<p>${written}</p>`);
    await text.press('End', 'Control+Shift+8', 'Enter');
    await text.type(more);
    await text.press('Tab');
    await text.becomes(`<ul><li>${written}<ul><li>${more}</li></ul></li></ul>`);
  });
}

/** What a text expander or a grammar extension does in the page, after «Il <b>lago</b> xy». */
const otherPrograms: [() => void, string][] = [
  [
    () => document.execCommand('insertText', false, ' a  b \n\nc'),
    '<p>Il <strong>lago</strong> xy a &nbsp;b&nbsp;</p><p><br></p><p>c!</p>',
  ],
  [
    () => {
      getSelection()?.modify('extend', 'backward', 'word');
      getSelection()?.modify('extend', 'backward', 'word');
      document.execCommand('insertText', false, 'mare');
    },
    '<p>Il <strong>mare!</strong></p>',
  ],
  [
    () => {
      document.execCommand('delete');
      document.execCommand('bold');
      document.execCommand('insertText', false, 'z');
    },
    '<p>Il <strong>lago</strong> x<strong>z!</strong></p>',
  ],
  [
    () => {
      const caret = getSelection();
      if (!(caret?.anchorNode instanceof Text)) throw new Error('No caret in a text');
      caret.anchorNode.data = ' yx';
      caret.collapse(caret.anchorNode, 3);
      document.activeElement?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    '<p>Il <strong>lago</strong> yx!</p>',
  ],
];

test('What another program writes is stored as it is shown @verify', async ({ page, text }) => {
  for (const [write, html] of otherPrograms) {
    await text.begin('ar');
    await text.type('Il ');
    await text.press('Control+b');
    await text.type('lago');
    await text.press('Control+b');
    await text.type(' xy');
    await page.evaluate(write);
    await page.keyboard.type('!');
    await text.becomes(html);
  }
  await text.press('Control+z', 'Control+z');
  await text.becomes('<p>Il <strong>lago</strong> xy</p>');
});

test('A correction right after a letter replaces its word @verify', async ({ page, text }) => {
  await text.type('Il lag');
  const becomes = async (letter: string, correct: () => void, word: string) => {
    await page.evaluate(`addEventListener('input', ${correct}, { once: true })`);
    await page.keyboard.type(letter);
    await text.becomes(`<p>Il ${word}</p>`);
  };
  const byCommand = () => {
    getSelection()?.modify('extend', 'backward', 'word');
    document.execCommand('insertText', false, 'lago');
  };
  await becomes('p', byCommand, 'lago');
  const byRange = () =>
    setTimeout(() => {
      const node = getSelection()?.anchorNode as Text;
      const [startContainer, endContainer] = [node, node];
      const range = { startContainer, startOffset: 3, endContainer, endOffset: node.length };
      const init = { inputType: 'insertReplacementText', data: 'laghi', cancelable: true };
      const targetRanges = [new StaticRange(range)];
      document.activeElement?.dispatchEvent(
        new InputEvent('beforeinput', { ...init, targetRanges }),
      );
    });
  await becomes('x', byRange, 'laghi');
});
