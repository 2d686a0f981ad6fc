import type { Page } from '@playwright/test';
import { root } from '../fixtures/folders.ts';
import {
  dialogOpen,
  firstItem,
  fromMenu,
  items,
  ofList,
  press,
  records,
  section,
  tool,
  topDialog,
  toSection,
  words,
} from './staff-parts.ts';

/** By the address: the button would be remembered for the next state. A phone shows the list. */
const table = async (page: Page) => {
  await page.evaluate(() => {
    location.hash = 'view=table';
  });
  await page.getByRole('grid').waitFor();
};
const bar = (page: Page) => page.getByRole('region', { name: /^(Selezione|Selection)$/ });
const chooseAll = async (page: Page) => {
  await records(page).focus();
  await page.keyboard.press('Control+a');
  await bar(page).waitFor();
};
/** The dialog of an action on many has read the chosen records. */
const planned = (page: Page) => topDialog(page).getByRole('listitem').first().waitFor();

const importFile = `${root}mf-suppliers/src/model/import/testing/damaged.csv`;

const selectSupplier = async (page: Page) => {
  await items(page).first().click();
  await records(page).getByRole('option', { selected: true }).waitFor();
};
const newSupplier = (page: Page) => tool(page, words.add);
export const suppliers = section(
  'suppliers',
  firstItem,
  {
    'errors on saving': [newSupplier, (page) => tool(page, words.save), dialogOpen],
    table: [table],
    'import, rows checked': [
      fromMenu(ofList, /^(Importa|Import)/),
      (page) => page.locator('input[type=file]').setInputFiles(importFile),
      (page) => press(page, /^(Controlla le righe|Check the rows)$/),
      (page) => topDialog(page).getByRole('option').first().click(),
    ],
  },
  {
    edit: [
      selectSupplier,
      (page) => tool(page, words.edit),
      (page) => page.getByRole('main').locator('form').waitFor(),
    ],
    'nothing selected': [],
    new: [newSupplier],
    'unsaved work': [
      newSupplier,
      (page) => page.getByRole('main').locator('form input').first().fill('Non ancora salvato'),
      (page) => toSection(page, 'tickets'),
      dialogOpen,
    ],
    selected: [selectSupplier],
    'keyboard sheet': [selectSupplier, (page) => page.keyboard.press('?'), dialogOpen],
    'deletion dialog': [selectSupplier, (page) => tool(page, words.remove), dialogOpen],
    'bulk bar': [chooseAll],
    'bulk deletion': [chooseAll, (page) => press(bar(page), words.remove), planned],
    import: [fromMenu(ofList, /^(Importa|Import)/), dialogOpen],
    'nothing found': [
      (page) => page.getByRole('searchbox').fill('qqqq'),
      (page) => items(page).first().waitFor({ state: 'detached' }),
    ],
  },
);

const openRequest = async (page: Page) => {
  await items(page).first().click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.getByRole('radio').first().waitFor();
};
/** Stores a record at the first visit, by the names of the calls that list and add its kind. */
const keep = (list: string, add: string, record: { name: string }) => (page: Page) =>
  page.evaluate(
    async ([list, add, name, body]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('jwt')}`,
        'Content-Type': 'application/json',
      };
      const stored = await (await fetch(`/api/d1/${list}`, { headers })).json();
      if (JSON.stringify(stored).includes(name)) return;
      await fetch(`/api/d1/${add}`, { method: 'POST', headers, body });
    },
    [list, add, record.name, JSON.stringify(record)] as const,
  );
const texts = { it: '<p>Orari</p>', en: '<p>Opening hours</p>', de: '<p>Öffnungszeiten</p>' };
const TEMPLATE = 'Orari e prenotazioni';
const keepTemplate = keep('sectiontemplates', 'addsectiontemplate', {
  name: TEMPLATE,
  ...{ section: { visible: true, NomeSezione: texts, Contenuto: texts }, origins: [] },
});
const keepReadyAnswer = keep('readyanswers', 'addreadyanswer', {
  name: 'Orari dei battelli',
  ...{ texts },
});
const openReadyAnswers = [
  keepReadyAnswer,
  openRequest,
  (page: Page) => press(page, /^(Risposte pronte|Ready answers)$/),
  dialogOpen,
];
export const requests = section(
  'requests',
  firstItem,
  { detail: [openRequest] },
  {
    'nothing selected': [],
    'answer, typed': [
      openRequest,
      (page) => page.keyboard.press('Alt+r'),
      (page) => page.locator('[contenteditable=true]').waitFor(),
      (page) => page.keyboard.type('Sì'),
      (page) =>
        page.getByRole('button', { name: /^(Rispondi|Answer)$/, disabled: false }).waitFor(),
    ],
    'merge dialog': [
      openRequest,
      fromMenu(/^(Altre azioni|More actions)$/, /^(Unisci|Merge)/),
      dialogOpen,
    ],
    'ready answers': openReadyAnswers,
    'ready answer, edited': [
      ...openReadyAnswers,
      (page) => press(topDialog(page), /^(Modifica|Edit): /),
      (page) => topDialog(page).getByRole('textbox').last().waitFor(),
    ],
    'bulk assignment': [chooseAll, (page) => press(bar(page), /^(Assegna|Assign)$/), planned],
  },
);

/** The texts are compared when the page is idle. */
const compared = (page: Page) => page.getByText(/^(Traduzioni|Translations): /).waitFor();
const selectFrontend = async (page: Page) => {
  await items(page).first().click();
  await page.getByRole('toolbar').getByRole('button', { name: words.edit }).waitFor();
  await compared(page);
};
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first().waitFor();
const editFrontend = async (page: Page) => {
  await selectFrontend(page);
  await tool(page, words.edit);
  await firstField(page);
  await compared(page);
};
export const frontends = section(
  'frontends',
  firstItem,
  {
    'legal panel': [
      selectFrontend,
      (page) => page.getByText(/^(Obblighi di legge|Legal duties): /).click(),
      (page) =>
        page
          .getByRole('heading', { name: /^(CIN|Partita IVA|VAT number)/ })
          .first()
          .waitFor(),
    ],
    'text with focus': [
      editFrontend,
      (page) =>
        page
          .getByRole('textbox', { name: /^(Contenuto della|Content of) (sezione|section) 1 in / })
          .filter({ visible: true })
          .first()
          .click(),
      (page) => page.locator('[contenteditable=true]:focus').waitFor(),
    ],
    pictures: [
      editFrontend,
      (page) => press(page, /^(Modifica Slideshow|Edit slideshow)$/i),
      dialogOpen,
    ],
  },
  {
    selected: [selectFrontend],
    'translation rules': [
      editFrontend,
      (page) => press(page, /^(Traduci|Translate)$/),
      dialogOpen,
      (page) => press(topDialog(page), /^(Regole|Rules)$/),
      (page) => topDialog(page).getByRole('textbox').first().waitFor(),
    ],
    'replacement preview': [
      fromMenu(ofList, /^(Trova e sostituisci|Find and replace)$/),
      (page) => topDialog(page).getByRole('textbox').nth(0).fill('lago'),
      (page) => topDialog(page).getByRole('textbox').nth(1).fill('Garda'),
      (page) => press(topDialog(page), /^(Cerca|Find)$/),
      (page) =>
        topDialog(page)
          .getByRole('button', { name: /^(Sostituisci|Replace) \d/ })
          .waitFor(),
    ],
    'section templates': [
      keepTemplate,
      editFrontend,
      (page) => press(page, /^(Aggiungi da un modello|Add from a template)$/),
      (page) => topDialog(page).getByText(TEMPLATE, { exact: true }).waitFor(),
    ],
    'contact sheet': [
      selectFrontend,
      fromMenu(/^(Altre azioni|More actions)$/, /^(Foglio di confronto|Contact sheet)$/),
      (page) => topDialog(page).getByRole('table').waitFor(),
      (page) =>
        topDialog(page)
          .getByText(/differenz|differences/i)
          .first()
          .waitFor(),
    ],
    'bulk publication': [chooseAll, (page) => press(bar(page), /^(Pubblica|Publish)$/), planned],
    preview: [selectFrontend, (page) => tool(page, words.preview), dialogOpen],
    'nothing selected': [],
    'deletion dialog': [selectFrontend, (page) => tool(page, words.remove), dialogOpen],
    edit: [editFrontend],
    table: [table],
    'bulk bar': [chooseAll],
    'bulk translation': [chooseAll, (page) => press(bar(page), /^(Traduci|Translate)$/), planned],
    'find and replace': [fromMenu(ofList, /^(Trova e sostituisci|Find and replace)$/), dialogOpen],
    duplicate: [
      selectFrontend,
      fromMenu(/^(Altre azioni|More actions)$/, /^(Duplica|Duplicate)/),
      dialogOpen,
    ],
    'translation plan': [editFrontend, (page) => press(page, /^(Traduci|Translate)$/), dialogOpen],
    new: [
      (page) => page.getByRole('toolbar').getByRole('button', { name: words.add }).click(),
      firstField,
    ],
  },
);
