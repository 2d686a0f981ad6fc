/** What the command palette and the keyboard sheet load, in one file. */
export { KeyboardSheet } from '../keyboard-sheet/keyboard-sheet.tsx';
export { CommandPalette } from './command-palette.tsx';
