/** What the command palette and the keyboard sheet load, in one file. */
export { KeyboardSheet } from '../keyboard-sheet/keyboard-sheet.tsx';
export { provideSheetWords } from '../keyboard-sheet/words/sheet-words.ts';
export { CommandPalette } from './command-palette.tsx';
export { providePaletteWords } from './words/palette-words.ts';
