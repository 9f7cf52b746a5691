import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { Locale } from '@/lib/contract/common/locale'
import type { HtmlSelection } from '@/lib/contract/pages/html-selection'
import { selectionsQuery } from '../queries'
import type { InputProps } from './input'

type SelectionName = Pick<HtmlSelection, 'id' | 'slug' | 'title'>

interface SelectionInputProps extends Omit<InputProps<SelectionName | null>, 'onChange'> {
  locale: Locale
  /** Called with the id and code of the selected entry. */
  onChange: (selected: HtmlSelection | null) => void
}

/** Selects a reusable HTML selection or none. */
export function SelectionInput({ locale, value, onChange, onBlur, ...field }: SelectionInputProps) {
  const t = useTranslations('editor.fields.selection')
  const { data: list, isError } = useQuery(selectionsQuery(locale))
  const selections = list ?? []
  const isAmongChoices = selections.some(({ id }) => id === value?.id)
  const options = value && !isAmongChoices ? [value, ...selections] : selections

  return (
    <SelectField
      {...field}
      hint={list ? undefined : t(isError ? 'failed' : 'loading')}
      emptyLabel={t('none')}
      choices={options.map(({ id, title, slug }) => ({ value: String(id), name: title || slug }))}
      input={{
        value: value?.id ?? '',
        onChange: ({ currentTarget }) =>
          onChange(selections.find(({ id }) => id === Number(currentTarget.value)) ?? null),
        onBlur,
      }}
    />
  )
}
