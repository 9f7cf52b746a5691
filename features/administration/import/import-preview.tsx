import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import type { ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import styles from './import.module.css'
import { ImportLines } from './import-lines'
import { RejectedLines } from './rejected-lines'

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
  const getTargetLabel = useTargetLabel(view)
  const { new: newCount = 0, changed: changedCount = 0, wrong: wrongCount = 0 } = preview.counts
  const count = newCount + changedCount
  const warnedCount = preview.lines.filter(({ warnings }) => warnings.length > 0).length
  return (
    <>
      <ColumnMapping
        preview={preview}
        mapping={mapping ?? preview.columns.map(({ target }) => target)}
        getTargetLabel={getTargetLabel}
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
          <ImportLines key={state} state={state} preview={preview} getTargetLabel={getTargetLabel} />
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

/** Returns a function that names the target of a column: `title.de` is “Title (German)”. */
function useTargetLabel({ groups }: RecordTypeView): (target: string) => string {
  const t = useTranslations('administration')
  const { locale } = useAdministration()
  return (target) => {
    if (target === 'id') return t('import.id')
    const [name = '', language] = target.split('.')
    const field = groups.map(({ fields }) => fields[name]).find((candidate) => candidate !== undefined)
    const label = field?.label[locale] ?? name
    return language === 'de' || language === 'en' ? `${label} (${t(`form.languages.${language}`)})` : label
  }
}

interface ColumnMappingProps {
  preview: ImportPreview
  /** Target of each column; null for a column that is not imported. */
  mapping: ImportMapping
  getTargetLabel: (target: string) => string
  onMap: (mapping: ImportMapping) => void
}

/**
 * Assigns each column of the file to a field of the record, the target of the column. A target has
 * at most one column. If the user selects it for another column, the first column loses it.
 */
function ColumnMapping({ preview, mapping, getTargetLabel, onMap }: ColumnMappingProps) {
  const t = useTranslations('administration.import')
  const choices = preview.targets.map((target) => ({ value: target, name: getTargetLabel(target) }))
  const setTarget = (column: number, target: string | null) =>
    onMap(
      mapping.map((previousTarget, index) => {
        if (index === column) return target
        return previousTarget === target ? null : previousTarget
      }),
    )
  return (
    <section className={styles.part}>
      <h2>{t('columns')}</h2>
      <p>{t('columnsHint')}</p>
      <div className={styles.columns}>
        {preview.columns.map(({ head, samples }, index) => {
          const sampleText = samples.filter(Boolean).join(' · ')
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head.
              key={index}
              id={`import-column-${index}`}
              label={head || t('unnamed', { number: index + 1 })}
              {...(sampleText && { hint: t('samples', { samples: sampleText }) })}
              choices={choices}
              emptyLabel={t('leaveOut')}
              input={{
                value: mapping[index] ?? '',
                onChange: ({ currentTarget }) => setTarget(index, currentTarget.value || null),
              }}
            />
          )
        })}
      </div>
    </section>
  )
}
