import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { ChoiceFieldName } from '../job-choices'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'

/** A field whose value is chosen from a list. It can keep a current value that is not listed. */
export function JobChoiceField({ name }: { name: ChoiceFieldName }) {
  const t = useTranslations('jobs.form')
  const { form, choices, state } = useJobFormContext()
  const field = useJobField(name)
  const storedValue = state.job?.[name]
  const fieldValue = form.getValues(name)
  const isAmongChoices = fieldValue === '' || choices[name].some(({ value }) => value === fieldValue)
  const unlistedChoice = {
    value: fieldValue,
    name: storedValue && 'name' in storedValue ? storedValue.name : fieldValue,
  }
  return (
    <SelectField
      {...field}
      choices={isAmongChoices ? choices[name] : [unlistedChoice, ...choices[name]]}
      {...(name !== 'country' && { emptyLabel: field.isRequired ? t('choose') : t('none') })}
      input={form.register(name)}
    />
  )
}
