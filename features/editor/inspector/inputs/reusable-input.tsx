import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { useReusableName } from '../../block-names/use-reusable-name'
import { fetchReusable, reusablesQuery } from '../queries'
import type { InputProps } from './input'
import { useLastChoice } from './use-last-choice'

interface ReusableInputProps extends Omit<InputProps<Module | null>, 'onChange'> {
  locale: Locale
  onChange: (selected: Module | null) => void
}

/** Selects a reusable container whose content replaces the content of the block, or none. */
export function ReusableInput({ locale, value, onChange, onBlur, ...field }: ReusableInputProps) {
  const t = useTranslations('editor.fields.reusable')
  const getName = useReusableName()
  const { data: containers = [], isError, isPending } = useQuery(reusablesQuery(locale))
  const { pendingChoice, choose, clear, ...choice } = useLastChoice(
    (slug: string) => fetchReusable(locale, slug),
    onChange,
  )
  const isAmongChoices = containers.some(({ slug }) => slug === value?.slug)
  const hint = isPending || pendingChoice !== undefined ? 'loading' : 'hint'

  const choices = containers.map((container) => ({ value: container.slug, name: getName(container) }))

  return (
    <SelectField
      {...field}
      hint={t(isError || choice.isError ? 'failed' : hint)}
      emptyLabel={t('none')}
      choices={value?.slug && !isAmongChoices ? [{ value: value.slug, name: value.slug }, ...choices] : choices}
      input={{
        value: pendingChoice ?? value?.slug ?? '',
        onChange: ({ currentTarget }) => (currentTarget.value === '' ? clear() : choose(currentTarget.value)),
        onBlur,
      }}
    />
  )
}
