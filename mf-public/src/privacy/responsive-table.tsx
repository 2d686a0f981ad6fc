import { type PageCondition, when } from '@wabu/shared/entities/page-conditions';
import type { ReactNode } from 'react';
import classes from './responsive-table.module.css';

export interface ResponsiveTableRow {
  name: ReactNode;
  facts: string[];
  /** Present when the row belongs into the page under one condition. */
  condition?: PageCondition | undefined;
}

interface ResponsiveTableProps {
  caption: string;
  columns: string[];
  rows: ResponsiveTableRow[];
}

/** A table that turns into one block per row where its columns would be too narrow to read. */
export function ResponsiveTable({ caption, columns, rows }: ResponsiveTableProps) {
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
          {rows.map(({ name, facts, condition }) => (
            <tr key={facts.join()} {...(condition && when(condition))}>
              <th scope="row">{name}</th>
              {facts.map((fact, index) => (
                // How a browser writes "8 hours" may differ from the server by a kind of space.
                <td
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                  suppressHydrationWarning
                >
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
