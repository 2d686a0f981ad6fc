import {
  cardElements,
  cardSlot,
  LIST_ELEMENT,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { escapeHtml } from './html.ts';

/** The list of microsites in a prerendered page. */
export const CARDS = elementOf(LIST_ELEMENT);
const withPicture = elementOf(cardElements.picture);
const plain = elementOf(cardElements.plain);

/** The prerendered list with a card for each microsite; nothing without any. */
export function fillCards(section: string, microsites: readonly ListedMicrosite[]): string {
  if (microsites.length === 0) return '';
  const [, card = ''] = withPicture.exec(section) ?? [];
  const [, plainCard = ''] = plain.exec(section) ?? [];
  const cards = microsites.map((microsite) =>
    fill(microsite.picture ? card : plainCard, microsite),
  );
  return section.replace(plain, '').replace(withPicture, () => cards.join(''));
}

function fill(card: string, { picture, ...texts }: ListedMicrosite): string {
  // The slot of the path stands behind a slash.
  const values = { ...texts, path: texts.path.slice(1), ...picture };
  const slot = new RegExp(cardSlot('(\\w+)'), 'g');
  return card.replace(slot, (_, key: keyof typeof values) => escapeHtml(String(values[key] ?? '')));
}

function elementOf(name: string): RegExp {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's');
}
