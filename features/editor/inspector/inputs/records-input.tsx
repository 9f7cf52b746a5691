import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/form/field'
import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import type { RecordTeasers } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { maxSelected, recordSources } from '@/lib/contract/records/record-selection'
import { fetchRecordTeasers, type RecordQuery } from '../queries'
import type { InputProps } from './input'
import { RecordFilters } from './record-filters'

interface RecordsInputProps extends Omit<InputProps<RecordTeasers | null>, 'onChange'> {
  locale: Locale
  onChange: (teasers: RecordTeasers | null) => void
}

const counts = Array.from({ length: maxSelected }, (_, index) => index + 1)

/**
 * Selects the source, filters and number of the records that a list shows. Without a selection, the
 * list shows items that editors wrote.
 */
export function RecordsInput({ id, label, locale, value, error, onChange, onBlur }: RecordsInputProps) {
  const t = useTranslations('editor.fields.records')
  const countId = useId()
  const teaserMutation = useMutation({
    mutationFn: (newSelection: RecordQuery) => fetchRecordTeasers(locale, newSelection),
  })
  const selection = teaserMutation.isPending ? teaserMutation.variables : (value?.selection ?? null)
  // If the user chooses several times in a row, only the last choice is used.
  const choose = (newSelection: RecordQuery) => teaserMutation.mutate(newSelection, { onSuccess: onChange })
  const hint = teaserMutation.isError ? 'failed' : 'hint'

  return (
    <FieldGroup
      id={id}
      label={label}
      error={error}
      hint={selection || teaserMutation.isError ? t(hint) : undefined}
    >
      <Field id={id} label={t('source')}>
        {(control) => (
          <select
            {...control}
            className={formStyles.input}
            value={selection?.source ?? ''}
            onChange={({ target }) => {
              const source = recordSources.find((recordSource) => recordSource === target.value)
              if (source) choose({ source })
              else onChange(null)
            }}
            onBlur={onBlur}
          >
            <option value="">{t('byHand')}</option>
            {recordSources.map((source) => (
              <option key={source} value={source}>
                {t(`sources.${source}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {selection && <RecordFilters locale={locale} selection={selection} onChange={choose} />}
      {selection && (
        <Field id={countId} label={t('count')}>
          {(control) => (
            <select
              {...control}
              className={formStyles.input}
              value={selection.count ?? ''}
              onChange={({ target }) => choose({ ...selection, count: Number(target.value) })}
            >
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </FieldGroup>
  )
}
