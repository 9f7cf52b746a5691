import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import styles from './import.module.css'

interface ColumnMappingProps {
  preview: ImportPreview
  /** The current target of each column. */
  mapping: ImportMapping
  getTargetLabel: (target: string) => string
  onMap: (mapping: ImportMapping) => void
}

/**
 * The targets of the columns. Each target has one column: selecting it for another clears the
 * first.
 */
export function ColumnMapping({ preview, mapping, getTargetLabel, onMap }: ColumnMappingProps) {
  const t = useTranslations('administration.import')
  const choices = preview.targets.map((target) => ({ value: target, name: getTargetLabel(target) }))
  const become = (column: number, target: string | null) =>
    onMap(
      mapping.map((before, index) => {
        if (index === column) return target
        return before === target ? null : before
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
              none={t('leaveOut')}
              input={{
                value: mapping[index] ?? '',
                onChange: ({ currentTarget }) => become(index, currentTarget.value || null),
              }}
            />
          )
        })}
      </div>
    </section>
  )
}
