import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import type { RecordTeasers } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { maxSelected, recordSources } from '@/lib/contract/records/record-selection'
import { fetchRecordTeasers, type RecordQuery } from '../queries'
import type { InputProps } from './input'
import { RecordFilters } from './record-filters'
import { useLastChoice } from './use-last-choice'

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
  const { pendingChoice, isError, choose, clear } = useLastChoice(
    (newSelection: RecordQuery) => fetchRecordTeasers(locale, newSelection),
    onChange,
  )
  const selection = pendingChoice ?? value?.selection ?? null
  const hint = isError ? 'failed' : 'hint'

  return (
    <FieldGroup id={id} label={label} error={error} hint={selection || isError ? t(hint) : undefined}>
      <SelectField
        id={id}
        label={t('source')}
        emptyLabel={t('byHand')}
        choices={recordSources.map((source) => ({ value: source, name: t(`sources.${source}`) }))}
        input={{
          value: selection?.source ?? '',
          onChange: ({ currentTarget }) => {
            const source = recordSources.find((recordSource) => recordSource === currentTarget.value)
            if (source) choose({ source })
            else clear()
          },
          onBlur,
        }}
      />
      {selection && <RecordFilters locale={locale} selection={selection} onChange={choose} />}
      {selection && (
        <SelectField
          id={countId}
          label={t('count')}
          choices={counts.map((count) => ({ value: String(count), name: String(count) }))}
          input={{
            value: selection.count ?? '',
            onChange: ({ currentTarget }) => choose({ ...selection, count: Number(currentTarget.value) }),
          }}
        />
      )}
    </FieldGroup>
  )
}
