import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/privacy/controller';
import { escapeHtml, tag } from './html.ts';

const keys = ['name', 'address', 'email'] as const;

/** The three variables as one fact. A controller of whom something is missing is none: the page says so. */
export function controllerSettings(
  name: string | undefined,
  address: string | undefined,
  email: string | undefined,
): Controller | undefined {
  return name && address && email ? { name, address, email } : undefined;
}

/** Names the controller in a prerendered page. */
export function fillController(body: string, controller: Controller | undefined): string {
  if (!controller) return body;
  return keys.reduce(
    (text, key) => text.replaceAll(CONTROLLER_SLOTS[key], () => escapeHtml(controller[key])),
    body,
  );
}

/** The same for the page's scripts, which draw what the server wrote. */
export function controllerMeta(controller: Controller | undefined): string {
  if (!controller) return '';
  return tag('meta', { name: CONTROLLER_META, content: JSON.stringify(controller) });
}
