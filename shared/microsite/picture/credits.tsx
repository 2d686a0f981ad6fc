import { licenceTexts, type PictureCredit } from '../../entities/legal/picture-credit.ts';
import type { MicrositeProps } from '../microsite.tsx';
import type { MicrositeWords } from '../words.ts';

type Pictures = MicrositeProps['pictures'];

/** Authors and licences of the pictures, each named once with its pictures. Renders nothing without any. */
export function Credits({ pictures, words }: { pictures: Pictures; words: MicrositeWords }) {
  const credits = creditsOf(pictures, words);
  if (credits.length === 0) return null;
  return (
    <footer className="ms-credits">
      <h2>{words.credits}</h2>
      <ul>
        {credits.map(({ key, names, credit }) => (
          <li key={key}>
            {`${names.join(words.separator)}${words.colon}`}
            <Credit credit={credit} words={words} />
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Credit({ credit, words }: { credit: PictureCredit; words: MicrositeWords }) {
  const { author, licence } = credit;
  const text = licenceTexts[licence];
  const isPublic = licence === 'public-domain';
  return (
    <>
      {author !== '' && (
        <>
          {!isPublic && '© '}
          <bdi>{author}</bdi>
        </>
      )}
      {author !== '' && (isPublic || text) && ' · '}
      {isPublic && words.publicDomain}
      {text && (
        <a href={text.address} rel="license noopener noreferrer">
          <bdi dir="ltr">{text.name}</bdi>
        </a>
      )}
    </>
  );
}

function creditsOf({ cover, logo, slides }: Pictures, words: MicrositeWords) {
  const named = [
    { name: words.cover, picture: cover },
    { name: words.logo, picture: logo },
    ...slides.map((picture, index) => ({
      name: words.photo(index + 1, slides.length),
      picture,
    })),
  ];
  const found = new Map<string, { key: string; names: string[]; credit: PictureCredit }>();
  for (const { name, picture } of named) {
    const credit = picture?.credit;
    if (credit === undefined) continue;
    const key = `${credit.licence} ${credit.author}`;
    const known = found.get(key) ?? { key, names: [], credit };
    found.set(key, { ...known, names: [...known.names, name] });
  }
  return [...found.values()];
}
