import { type HeldData, heldParts } from '@wabu/shared/entities/privacy/person';
import styles from './people-page.module.css';
import { usePeopleWords } from './words/it.ts';

/** How much is held of a person, part by part, the addresses of its microsites and the names of templates. */
export function HeldParts({ held: { held, addresses, templates } }: { held: HeldData }) {
  const t = usePeopleWords();
  const parts = heldParts.filter((part) => held[part] > 0);
  if (parts.length === 0) return <p>{t('held.nothing')}</p>;
  return (
    <>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`held.${part}`)}</dt>
            <dd>{held[part]}</dd>
          </div>
        ))}
      </dl>
      <Names title={t('held.addresses')} names={addresses.map((address) => `/siti/${address}`)} />
      <Names title={t('held.templateNames')} names={templates} />
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="wabu-muted wabu-small">{title}</h3>
      <ul className="wabu-break">
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
