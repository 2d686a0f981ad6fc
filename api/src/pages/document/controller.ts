import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/privacy/controller';
import { escapeHtml, tag } from './html.ts';

const keys = ['name', 'address', 'email'] as const;

/** Inserts the controller into a prerendered page. */
export function fillController(body: string, controller: Controller | undefined): string {
  if (!controller) return body;
  return keys.reduce(
    (text, key) => text.replaceAll(CONTROLLER_SLOTS[key], () => escapeHtml(controller[key])),
    body,
  );
}

/** The controller for the page's scripts, which render the same. */
export function controllerMeta(controller: Controller | undefined): string {
  if (!controller) return '';
  return tag('meta', { name: CONTROLLER_META, content: JSON.stringify(controller) });
}
