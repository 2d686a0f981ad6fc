import { type RenderElementProps, type RenderLeafProps, useSelected } from 'slate-react';
import type { Direction, LangAttributes, Picture } from '../document/document.ts';
import styles from '../view/editor.module.css';

interface Spoken {
  lang: string;
  dir: Direction;
}

/** Sets the direction from the language; slate-react would derive it from the first letter. */
function spoken(element: LangAttributes, text: Spoken): Spoken {
  return { lang: element.lang ?? text.lang, dir: element.dir ?? text.dir };
}

export function drawElement({ attributes, children, element }: RenderElementProps, text: Spoken) {
  switch (element.type) {
    case 'link':
      return (
        <a
          {...attributes}
          dir={undefined}
          href={element.href}
          title={element.href}
          target={element.newTab && '_blank'}
        >
          {children}
        </a>
      );
    case 'picture':
      return (
        <DrawnPicture attributes={attributes} element={element}>
          {children}
        </DrawnPicture>
      );
    case 'list-text':
      return (
        <div {...attributes} dir={text.dir}>
          {children}
        </div>
      );
    default: {
      const Tag = tagOf(element);
      return (
        <Tag {...attributes} {...spoken(element, text)}>
          {children}
        </Tag>
      );
    }
  }
}

function DrawnPicture({
  attributes,
  element,
  children,
}: RenderElementProps & { element: Picture }) {
  const isSelected = useSelected();
  const { src, alt, width, height } = element;
  return (
    <span {...attributes} className={styles.picture} data-selected={isSelected || undefined}>
      <img contentEditable={false} src={src} alt={alt} width={width} height={height} />
      {children}
    </span>
  );
}

type Drawn = Exclude<RenderElementProps['element'], { type: 'link' | 'picture' | 'list-text' }>;

function tagOf(element: Drawn) {
  switch (element.type) {
    case 'heading':
      return `h${element.level}` as const;
    case 'list':
      return element.ordered ? 'ol' : 'ul';
    case 'list-item':
      return 'li';
    case 'quote':
      return 'blockquote';
    default:
      return 'p';
  }
}

export function drawLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let drawn = children;
  if (leaf.strike) drawn = <s>{drawn}</s>;
  if (leaf.underline) drawn = <u>{drawn}</u>;
  if (leaf.italic) drawn = <em>{drawn}</em>;
  if (leaf.bold) drawn = <strong>{drawn}</strong>;
  return (
    <span {...attributes} lang={leaf.lang} dir={leaf.dir}>
      {drawn}
    </span>
  );
}
