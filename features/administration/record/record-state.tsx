import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { Cell } from '../list/cell'
import { listFilledHeadColumns, type RecordTypeView } from '../record-type'
import styles from './record-state.module.css'

interface RecordStateProps {
  view: RecordTypeView
  row: Values
}

/** The state of a record that only actions can change, for example the state of its page. */
export function RecordState({ view, row }: RecordStateProps) {
  const { locale } = useAdministration()
  const filledColumns = listFilledHeadColumns(view, row)
  if (filledColumns.length === 0) return null
  return (
    <dl className={styles.state}>
      {filledColumns.map(([name, column]) => (
        <div key={name}>
          <dt>{column.label[locale]}</dt>
          <dd>
            <Cell column={column} value={row[name]} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
