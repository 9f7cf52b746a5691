import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import { useDebounced } from '@/components/ui/use-debounced'
import { useJobField } from '../use-job-field'
import { useJobFormParts } from '../use-job-form'

const Combobox = lazy(() =>
  import('@/components/ui/combobox').then((module) => ({ default: module.Combobox })),
)

/** The employer in the directory, found by its name. What is chosen fills the employer and the place as far as they are empty. */
export function OrganizationLine() {
  const t = useTranslations('jobs.form')
  const { form, locale, writer } = useJobFormParts()
  const field = { ...useJobField()('organization'), hint: t('hints.organization') }
  const chosen = useWatch({ control: form.control, name: 'organization' })
  const [typed, setTyped] = useState<string | null>(null)
  const words = useDebounced(typed?.trim() ?? '')
  const { data: found, isError } = useQuery({
    queryKey: ['job-form', 'organizations', locale, words],
    queryFn: async ({ signal }) =>
      (await import('../find-organizations')).findOrganizations(locale, words, signal),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  })
  const value = typed ?? chosen?.title ?? ''

  function choose(id: string): void {
    const organization = found?.find((one) => `${one.id}` === id)
    setTyped(null)
    if (!organization) return
    const { title, place, region } = organization
    const { employer, place: entered } = form.getValues()
    form.setValue('organization', { id: organization.id, title })
    if (['', chosen?.title, writer.organization].includes(employer)) form.setValue('employer', title)
    if (entered === '') {
      form.setValue('place', place)
      form.setValue('region', region?.code ?? '')
    }
  }

  function leave(): void {
    if (typed?.trim() === '') form.setValue('organization', null)
    setTyped(null)
  }

  const isAsked = words.length > 1
  const suggestions = isAsked && found ? found : []
  const status = useFoundCount(isAsked && !isError ? found?.length : undefined, isError)
  return (
    <Suspense fallback={<TextField {...field} input={{ value, readOnly: true }} />}>
      <Combobox
        {...field}
        value={value}
        suggestions={suggestions.map(({ id, title, place }) => ({
          ...{ id: `${id}`, label: title, detail: place },
        }))}
        status={isAsked ? status : ''}
        onType={setTyped}
        onChoose={choose}
        onEnter={() => undefined}
        onBlur={leave}
      />
    </Suspense>
  )
}

/** How many members were found, or why it is not known. */
function useFoundCount(count: number | undefined, isFailed: boolean): string {
  const t = useTranslations('jobs.form.search')
  if (isFailed) return t('failed')
  if (count === undefined) return t('loading')
  return count === 0 ? t('none') : t('count', { count })
}
