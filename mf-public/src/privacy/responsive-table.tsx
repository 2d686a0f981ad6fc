import { type PageCondition, when } from '@wabu/shared/entities/page-conditions';
import classes from './responsive-table.module.css';

export interface ResponsiveTableRow {
  name: string;
  /** Technical names of the same. */
  codes?: string[];
  cells: string[];
  /** The condition under which the server keeps the row (decision 0015). */
  condition?: PageCondition | undefined;
}

interface ResponsiveTableProps {
  caption: string;
  columns: string[];
  rows: ResponsiveTableRow[];
}

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
          {rows.map(({ name, codes = [], cells, condition }) => (
            <tr key={name} {...(condition && when(condition))}>
              <th scope="row">
                {name}
                {codes.map((code) => (
                  <code key={code} dir="ltr">
                    {code}
                  </code>
                ))}
              </th>
              {cells.map((cell, index) => (
                // Intl output of the browser and the server may differ in the kind of space.
                <td
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                  suppressHydrationWarning
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
