import { useTranslations } from 'next-intl'
import { saveTable } from '@/components/files/save-table'
import { Button } from '@/components/ui/button'
import type { RecordTypeView } from '../record-type'
import styles from './import.module.css'

interface RejectedLinesProps {
  /** The lines with errors and their reasons, as CSV; null if there are none. */
  table: string | null
  view: RecordTypeView
}

/** A button that saves the lines with errors as a table for correction and another import. */
export function RejectedLines({ table, view }: RejectedLinesProps) {
  const t = useTranslations('administration.import')
  if (table === null) return null
  return (
    <div className={styles.actions}>
      <Button onClick={() => saveTable(`${view.contract.name}-${t('rejectedFile')}.csv`, table)}>
        {t('saveRejected')}
      </Button>
    </div>
  )
}
