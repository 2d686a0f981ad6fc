import constructionSmallAvif from './pictures/construction-320.avif';
import constructionSmallWebp from './pictures/construction-320.webp';
import constructionAvif from './pictures/construction-640.avif';
import constructionJpg from './pictures/construction-640.jpg';
import constructionWebp from './pictures/construction-640.webp';
import constructionNightSmallAvif from './pictures/construction-night-320.avif';
import constructionNightSmallWebp from './pictures/construction-night-320.webp';
import constructionNightAvif from './pictures/construction-night-640.avif';
import constructionNightWebp from './pictures/construction-night-640.webp';
import lakeSmallAvif from './pictures/lake-320.avif';
import lakeSmallWebp from './pictures/lake-320.webp';
import lakeAvif from './pictures/lake-640.avif';
import lakeJpg from './pictures/lake-640.jpg';
import lakeWebp from './pictures/lake-640.webp';
import lakeNightSmallAvif from './pictures/lake-night-320.avif';
import lakeNightSmallWebp from './pictures/lake-night-320.webp';
import lakeNightAvif from './pictures/lake-night-640.avif';
import lakeNightWebp from './pictures/lake-night-640.webp';

export interface Scene {
  day: Sources;
  night: Sources;
  fallback: string;
  width: number;
  height: number;
}
type Sources = Record<'avif' | 'webp', readonly [small: string, large: string]>;

export const lake: Scene = {
  day: { avif: [lakeSmallAvif, lakeAvif], webp: [lakeSmallWebp, lakeWebp] },
  night: {
    avif: [lakeNightSmallAvif, lakeNightAvif],
    webp: [lakeNightSmallWebp, lakeNightWebp],
  },
  fallback: lakeJpg,
  width: 320,
  height: 360,
};

export const construction: Scene = {
  day: {
    avif: [constructionSmallAvif, constructionAvif],
    webp: [constructionSmallWebp, constructionWebp],
  },
  night: {
    avif: [constructionNightSmallAvif, constructionNightAvif],
    webp: [constructionNightSmallWebp, constructionNightWebp],
  },
  fallback: constructionJpg,
  width: 320,
  height: 240,
};
