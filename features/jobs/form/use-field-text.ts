import { useTranslations } from 'next-intl'
import { jobFields } from '@/lib/contract/jobs/job-fields'
import { isRecord } from '@/lib/is-record'
import { formatDate } from '@/lib/time-in-words'
import { choiceFields } from './job-choices'
import type { JobField, SentJob } from './job-values'
import { useJobFormContext } from './use-job-form'

/** Returns a function that formats the value of a field, or "nothing" for a missing value. */
export function useFieldText(): (fields: readonly JobField[], job: SentJob) => string {
  const t = useTranslations('conflict')
  const tLanguages = useTranslations('jobs.form.languages')
  const { choices, form, locale, state } = useJobFormContext()

  /** Returns the title of the employer, or the id if the title is unknown. */
  function getOrganizationTitle(id: unknown): string {
    const organizations = [
      form.getValues('organization'),
      state.job?.organization,
      state.conflict?.current.organization,
    ]
    return organizations.find((organization) => organization?.id === id)?.title ?? String(id)
  }

  function getChoiceName(value: unknown, field: JobField): string {
    const name = choiceFields.find((choiceField) => choiceField === field)
    return (name && choices[name].find((choice) => choice.value === value)?.name) ?? String(value)
  }

  const textsOfKinds: Partial<Record<string, (value: unknown, field: JobField) => string>> = {
    organization: getOrganizationTitle,
    language: (value) => tLanguages(value === 'en' ? 'en' : 'de'),
    day: (value) => formatDate(String(value), locale),
    switch: (value) => (value === true ? t('yes') : t('no')),
    lookup: getChoiceName,
    region: getChoiceName,
    country: getChoiceName,
  }

  function formatField(field: JobField, value: unknown): string {
    if (value === null || value === '') return ''
    if (field === 'translation') return isRecord(value) ? Object.values(value).filter(Boolean).join('\n') : ''
    return textsOfKinds[jobFields[field].kind]?.(value, field) ?? String(value)
  }
  return (fields, job) =>
    fields
      .map((field) => formatField(field, job[field]))
      .filter(Boolean)
      .join(', ') || t('none')
}
