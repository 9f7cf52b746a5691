import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { useReusableName } from '../../block-names/use-reusable-name'
import { fetchReusable, reusablesQuery } from '../queries'
import type { InputProps } from './input'

interface ReusableInputProps extends Omit<InputProps<Module | null>, 'onChange'> {
  locale: Locale
  onChange: (selected: Module | null) => void
}

/** Selects a reusable container whose content replaces the content of the block, or none. */
export function ReusableInput({ locale, value, onChange, onBlur, ...field }: ReusableInputProps) {
  const t = useTranslations('editor.fields.reusable')
  const getName = useReusableName()
  const { data: containers = [], isError, isPending } = useQuery(reusablesQuery(locale))
  const reusableMutation = useMutation({
    mutationFn: (slug: string) => fetchReusable(locale, slug),
    onSuccess: onChange,
  })
  const isAmongChoices = containers.some(({ slug }) => slug === value?.slug)
  const hint = isPending || reusableMutation.isPending ? 'loading' : 'hint'

  return (
    <Field {...field} hint={t(isError || reusableMutation.isError ? 'failed' : hint)}>
      {(control) => (
        <select
          {...control}
          className={formStyles.input}
          value={reusableMutation.isPending ? reusableMutation.variables : (value?.slug ?? '')}
          onChange={({ target }) =>
            target.value === '' ? onChange(null) : reusableMutation.mutate(target.value)
          }
          onBlur={onBlur}
        >
          <option value="">{t('none')}</option>
          {value?.slug && !isAmongChoices && <option value={value.slug}>{value.slug}</option>}
          {containers.map((container) => (
            <option key={container.id} value={container.slug}>
              {getName(container)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
