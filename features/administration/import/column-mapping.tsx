import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import styles from './import.module.css'

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
export function ColumnMapping({ preview, mapping, getTargetLabel, onMap }: ColumnMappingProps) {
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
