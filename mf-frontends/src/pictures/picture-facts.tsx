import styles from './picture-facts.module.css';

export function PictureFacts({ facts }: { facts: readonly string[] }) {
  return (
    <span className={styles.facts}>
      {facts.map((fact) => (
        <bdi key={fact} className="wabu-nowrap">
          {fact}{' '}
        </bdi>
      ))}
    </span>
  );
}
