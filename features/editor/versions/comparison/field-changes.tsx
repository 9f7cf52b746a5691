import { useTranslations } from 'next-intl'
import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import { useFieldLabel } from '../../block-names/use-field-label'
import { useValueDescription } from '../../block-names/use-value-description'
import styles from './comparison.module.css'
import { type MarkedChange, type Part, toReadableParts } from './marks'

interface FieldChangesProps {
  fields: readonly FieldDiff[]
  /** The model of the fields; null for the page's settings. */
  model: string | null
}

/** Changed fields with their old and new values; texts as word diffs. */
export function FieldChanges({ fields, model }: FieldChangesProps) {
  const t = useTranslations('editor.compare.values')
  const getFieldLabel = useFieldLabel()
  const describeValue = useValueDescription({ yes: t('yes'), no: t('no'), none: t('none') })
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, before, after, parts }) => (
        <div key={field}>
          <dt>{getFieldLabel(model, field)}</dt>
          <dd>
            {parts ? (
              <TextDiff parts={toReadableParts(parts)} />
            ) : (
              <>
                <Marked change="removed">{describeValue(before) ?? t('other')}</Marked>{' '}
                <Marked change="added">{describeValue(after) ?? t('other')}</Marked>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TextDiff({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, change }, index) =>
    change === 'same' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are never reordered.
      <Marked key={index} change={change}>
        {text}
      </Marked>
    ),
  )
}

function Marked({ change, children }: { change: MarkedChange; children: React.ReactNode }) {
  const t = useTranslations('editor.compare')
  const Element = change === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="visually-hidden">{t(`labels.${change}`)} </span>
      {children}
    </Element>
  )
}
