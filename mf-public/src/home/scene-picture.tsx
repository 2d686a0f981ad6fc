import type { Scene } from './pictures.ts';

interface ScenePictureProps {
  scene: Scene;
  alt: string;
  className: string | undefined;
  /** The first picture of a page is what its visitor waits for; the others come when they are near. */
  isFirst?: boolean;
}

/** A drawn scene, by night where the visitor's system is dark, in the best type that the browser reads. */
export function ScenePicture({ scene, alt, className, isFirst = false }: ScenePictureProps) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map((type) => (
        <source
          key={`night-${type}`}
          media="(prefers-color-scheme: dark)"
          type={`image/${type}`}
          srcSet={densities(scene.night[type])}
        />
      ))}
      {(['avif', 'webp'] as const).map((type) => (
        <source key={type} type={`image/${type}`} srcSet={densities(scene.day[type])} />
      ))}
      <img
        className={className}
        src={scene.fallback}
        alt={alt}
        width={scene.width}
        height={scene.height}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

const densities = ([small, large]: readonly [string, string]) => `${small} 1x, ${large} 2x`;
