import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { Cell } from './cell'
import styles from './record-list.module.css'

interface RowDetailsProps {
  view: RecordTypeView
  row: Values
}

/** The facts about a record that its form does not contain, one in each line. */
export function RowDetails({ view, row }: RowDetailsProps) {
  const { locale } = useAdministration()
  const columns = Object.entries(view.columns).filter(
    ([name, { isInRecordHead }]) => isInRecordHead && (row[name] ?? null) !== null,
  )
  return columns.map(([name, column]) => (
    <span key={name} className={styles.fact}>
      {column.label[locale]}: <Cell column={column} value={row[name]} locale={locale} />
    </span>
  ))
}
