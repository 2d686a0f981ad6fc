import { useSyncExternalStore } from 'react';
import type { Scene } from './pictures.ts';

interface ScenePictureProps {
  scene: Scene;
  alt: string;
  /** The alternative text of the dark version, where it differs. */
  altAtNight?: string;
  className: string | undefined;
  /** True for the picture of the first view (LCP): loads at high priority. The others load lazily. */
  isFirst?: boolean;
}

const DARK = '(prefers-color-scheme: dark)';

/** A picture in the best type that the browser supports, in a light and a dark version. */
export function ScenePicture(props: ScenePictureProps) {
  const { scene, alt, altAtNight = alt, className, isFirst = false } = props;
  const isNight = useSyncExternalStore(onSchemeChange, isDarkScheme, () => false);
  return (
    <picture>
      {sources(scene.night, DARK)}
      {sources(scene.day)}
      <img
        className={className}
        src={scene.fallback}
        alt={isNight ? altAtNight : alt}
        width={scene.width}
        height={scene.height}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

const isDarkScheme = () => matchMedia(DARK).matches;

function onSchemeChange(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function sources(files: Scene['day'], media?: string) {
  return (['avif', 'webp'] as const).map((type) => {
    const [small, large] = files[type];
    const srcSet = `${small} 1x, ${large} 2x`;
    return <source key={type} media={media} type={`image/${type}`} srcSet={srcSet} />;
  });
}
