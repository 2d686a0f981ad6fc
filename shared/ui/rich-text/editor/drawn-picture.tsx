import type { ReactNode } from 'react';
import { type RenderElementProps, useSelected } from 'slate-react';
import type { Picture } from '../document/document.ts';
import styles from '../view/editor.module.css';

interface DrawnPictureProps {
  attributes: RenderElementProps['attributes'];
  picture: Picture;
  children: ReactNode;
}

export function DrawnPicture({ attributes, picture, children }: DrawnPictureProps) {
  const isSelected = useSelected();
  const { src, alt, width, height } = picture;
  return (
    <span {...attributes} className={styles.picture} data-selected={isSelected || undefined}>
      <img contentEditable={false} src={src} alt={alt} width={width} height={height} />
      {children}
    </span>
  );
}
