import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { TextField } from '@/components/form/text-field'
import { useDebounced } from '@/components/ui/use-debounced'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'

type ComboboxModule = typeof import('@/components/ui/aria/combobox')

/**
 * The field for the employer, which searches the directory by name. Choosing an organization also
 * fills the fields for the employer's name and for the place with its country if they are empty.
 */
export function EmployerField() {
  const t = useTranslations('jobs.form')
  const { form, locale, writer } = useJobFormContext()
  const field = { ...useJobField('organization'), hint: t('hints.organization') }
  const currentOrganization = useWatch({ control: form.control, name: 'organization' })
  const [typedName, setTypedName] = useState<string | null>(null)
  const Combobox = useCombobox(field.id)
  const words = useDebounced(typedName?.trim() ?? '')
  const hasQuery = words.length > 1
  const {
    data: matches,
    isError,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['job-form', 'organizations', locale, words],
    queryFn: async ({ signal }) => (await import('../find-organizations')).findOrganizations(locale, words, signal),
    enabled: hasQuery,
    placeholderData: keepPreviousData,
  })
  const value = typedName ?? currentOrganization?.title ?? ''

  function choose(id: string): void {
    const organization = matches?.find((match) => `${match.id}` === id)
    setTypedName(null)
    if (!organization) return
    const { title, place, region, country } = organization
    const { employer, place: enteredPlace } = form.getValues()
    form.setValue('organization', { id: organization.id, title })
    if (['', currentOrganization?.title, writer.organization].includes(employer)) form.setValue('employer', title)
    if (enteredPlace === '') {
      form.setValue('place', place)
      form.setValue('country', country)
      form.setValue('region', region?.code ?? '')
    }
  }

  function leave(): void {
    if (typedName?.trim() === '') form.setValue('organization', null)
    setTypedName(null)
  }

  const suggestions = hasQuery && matches ? matches : []
  const status = useStatusText(hasQuery && !isError ? matches?.length : undefined, isError)
  if (!Combobox) {
    const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTypedName(currentTarget.value)
    return <TextField {...field} input={{ value, onChange, onBlur: leave, autoComplete: 'off' }} />
  }
  return (
    <Combobox
      {...field}
      value={value}
      suggestions={suggestions.map(({ id, title, place }) => ({ id: `${id}`, label: title, detail: place }))}
      isStale={isPlaceholderData || words !== (typedName?.trim() ?? '')}
      status={hasQuery ? status : ''}
      onType={setTypedName}
      onChoose={choose}
      onEnter={() => undefined}
      onBlur={leave}
    />
  )
}

const isInput = (element: Element | null) => element instanceof HTMLInputElement

/**
 * Imports the combobox on the first interaction, because it is large; null until it is loaded. It
 * takes over the focus and the caret of the plain field.
 */
function useCombobox(id: string): ComboboxModule['Combobox'] | null {
  const [module, setModule] = useState<ComboboxModule | null>(null)
  useEffect(() => {
    async function load() {
      const comboboxModule = await import('@/components/ui/aria/combobox')
      const previousField = document.activeElement
      flushSync(() => setModule(comboboxModule))
      const field = document.getElementById(id)
      if (previousField?.id !== id || !isInput(previousField) || !isInput(field)) return
      field.focus()
      field.setSelectionRange(previousField.selectionStart, previousField.selectionEnd)
    }
    return onFirstInteraction(() => void load().catch(() => undefined))
  }, [id])
  return module?.Combobox ?? null
}

/** Returns the text about the number of organizations found, or about a failed search. */
function useStatusText(count: number | undefined, isFailed: boolean): string {
  const t = useTranslations('jobs.form.search')
  if (isFailed) return t('failed')
  if (count === undefined) return t('loading')
  return count === 0 ? t('none') : t('count', { count })
}
