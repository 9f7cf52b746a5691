import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import type { HtmlSelection } from '@/lib/contract/html-selection'
import type { InputProps } from './input'
import type { Lookups } from './lookups'
import { useList } from './use-list'

type Named = Pick<HtmlSelection, 'id' | 'slug' | 'title'>

interface SelectionInputProps extends Omit<InputProps<Named | null>, 'onChange'> {
  lookups: Lookups
  /** With the code of what is chosen. */
  onChange: (chosen: HtmlSelection | null) => void
}

/** A reusable HTML selection, or none. */
export function SelectionInput({ lookups, value, onChange, onBlur, ...field }: SelectionInputProps) {
  const t = useTranslations('editor.fields.selection')
  const list = useList(lookups.selections)
  const isThere = typeof list !== 'string'
  const offered = isThere ? list : []
  const isListed = offered.some(({ id }) => id === value?.id)

  return (
    <Field {...field} hint={isThere ? undefined : t(list)}>
      {(control) => (
        <select
          {...control}
          className={formStyles.input}
          value={value?.id ?? ''}
          onChange={(event) => onChange(offered.find(({ id }) => id === Number(event.target.value)) ?? null)}
          onBlur={onBlur}
        >
          <option value="">{t('none')}</option>
          {value && !isListed && <option value={value.id}>{value.title}</option>}
          {offered.map(({ id, title, slug }) => (
            <option key={id} value={id}>
              {title || slug}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
