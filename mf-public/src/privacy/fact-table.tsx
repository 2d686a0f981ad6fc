import type { ReactNode } from 'react';
import classes from './fact-table.module.css';

interface FactTableProps {
  caption: string;
  columns: string[];
  rows: { name: ReactNode; facts: string[] }[];
}

/** A table that turns into one block per row where its columns would be too narrow to read. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, facts }) => (
            <tr key={facts.join()}>
              <th scope="row">{name}</th>
              {facts.map((fact, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
