import { type ReactNode, useId } from 'react'
import styles from './search-report-page.module.css'

export interface SearchReportTableProps {
  title: string
  /** The text for a table without rows. */
  empty: string
  columns: readonly { title: string; isNumber?: boolean }[]
  /** The first cell is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A titled table of the report of searches. */
export function SearchReportTable({ title, empty, columns, rows }: SearchReportTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-number={column.isNumber && ''}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...facts] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {facts.map((fact, index) => (
                  <td key={columns[index + 1]?.title} data-number={columns[index + 1]?.isNumber && ''}>
                    {fact}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
