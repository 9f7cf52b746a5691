import { useTranslations } from 'next-intl'
import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import { useFieldLabel } from '../../block-names/use-field-label'
import { useRecordsDescription } from '../../block-names/use-records-name'
import styles from './comparison.module.css'
import { type MarkedChange, type Part, toReadableParts } from './marks'

interface FieldChangesProps {
  fields: readonly FieldDiff[]
  /** The model of the fields; null for the page's settings. */
  model: string | null
}

/** Changed fields with their old and new values; texts as word diffs. */
export function FieldChanges({ fields, model }: FieldChangesProps) {
  const getFieldLabel = useFieldLabel()
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
                <Marked change="removed">
                  <Value value={before} />
                </Marked>{' '}
                <Marked change="added">
                  <Value value={after} />
                </Marked>
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

/** Describes a value that is not a text. An object is described by its name if it has one. */
function Value({ value }: { value: unknown }) {
  const t = useTranslations('editor.compare.values')
  const describeRecords = useRecordsDescription()
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (value === null || value === undefined || value === '') return t('none')
  if (typeof value !== 'object') return String(value)
  const nameEntry = Object.entries(value).find(([key, name]) => nameFields.has(key) && name)
  return describeRecords(value) ?? (nameEntry ? String(nameEntry[1]) : t('other'))
}

const nameFields = new Set(['alt', 'title', 'full_name', 'name', 'slug', 'id'])
