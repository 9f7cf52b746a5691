import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
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

  return (
    <Field {...field} hint={list ? undefined : t(isError ? 'failed' : 'loading')}>
      {(control) => (
        <select
          {...control}
          className={formStyles.input}
          value={value?.id ?? ''}
          onChange={(event) =>
            onChange(selections.find(({ id }) => id === Number(event.target.value)) ?? null)
          }
          onBlur={onBlur}
        >
          <option value="">{t('none')}</option>
          {value && !isAmongChoices && <option value={value.id}>{value.title}</option>}
          {selections.map(({ id, title, slug }) => (
            <option key={id} value={id}>
              {title || slug}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
