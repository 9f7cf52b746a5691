import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import type { RecordTypeView } from '../record-type'
import { ColumnMapping } from './column-mapping'
import styles from './import.module.css'
import { ImportLines } from './import-lines'
import { RejectedLines } from './rejected-lines'
import { useTargetLabel } from './target-label'

interface ImportPreviewViewProps {
  view: RecordTypeView
  preview: ImportPreview
  mapping: ImportMapping | null
  /** True while the preview is loading again or the import is running. */
  isBusy: boolean
  onMap: (mapping: ImportMapping) => void
  onImport: () => void
}

const states = ['wrong', 'changed', 'new', 'unchanged'] as const

/** The preview of an import: its columns and lines, and a button to import the valid lines. */
export function ImportPreviewView(props: ImportPreviewViewProps) {
  const { view, preview, mapping, isBusy, onMap, onImport } = props
  const t = useTranslations('administration.import')
  const toLabel = useTargetLabel(view)
  const { new: newCount = 0, changed: changedCount = 0, wrong: wrongCount = 0 } = preview.counts
  const count = newCount + changedCount
  const warnedCount = preview.lines.filter(({ warnings }) => warnings.length > 0).length
  return (
    <>
      <ColumnMapping
        preview={preview}
        mapping={mapping ?? preview.columns.map(({ target }) => target)}
        getTargetLabel={toLabel}
        onMap={onMap}
      />
      <section className={styles.part} aria-busy={isBusy}>
        <h2>{t('preview')}</h2>
        {preview.problem && <p className={styles.problem}>{preview.problem}</p>}
        {wrongCount > 0 && <p className={styles.problem}>{t('wrong', { count: wrongCount })}</p>}
        <RejectedLines table={preview.rejected} view={view} />
        {warnedCount > 0 && <p className={styles.problem}>{t('warned', { count: warnedCount })}</p>}
        {!preview.problem && wrongCount === 0 && count === 0 && <p>{t('noChanges')}</p>}
        {states.map((state) => (
          <ImportLines key={state} state={state} preview={preview} getTargetLabel={toLabel} />
        ))}
        {!preview.problem && count > 0 && (
          <div className={styles.run}>
            <Button variant="primary" isDisabled={isBusy} onClick={onImport}>
              {t('run', { count })}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
