import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChangedText } from '@/components/conflict/changed-text'
import { ConflictDialog } from '@/components/conflict/conflict-dialog'
import type { Version } from '@/components/conflict/conflict-form'
import { jobFields } from '@/lib/contract/jobs/job-fields'
import { isRecord } from '@/lib/is-record'
import { formatDate } from '@/lib/time-in-words'
import { type JobInputName, toJobInputName } from '../displayed-problems'
import type { DraftConflict } from '../draft-state'
import { choiceFields } from '../job-choices'
import { type JobField, type SentJob, toJobValues, toSentJob } from '../job-values'
import { useJobFormContext } from '../use-job-form'

/** Shows a conflict: the user chooses a version for each field that both users have changed. */
export function JobConflict({ conflict, onClose }: { conflict: DraftConflict; onClose: () => void }) {
  const t = useTranslations('jobs.form')
  const { draft, form } = useJobFormContext()
  const [choices, setChoices] = useState<Partial<Record<string, Version>>>({})
  const formatFields = useFieldText()
  const { current, base, by } = conflict
  const yourJob = toSentJob(form.getValues())
  const theirJob = toSentJob(toJobValues(current))
  const contestedFields = conflict.fields.filter((field) => {
    const isTheirChange = !base || isChanged(base[field], theirJob[field])
    return isTheirChange && isChanged(theirJob[field], yourJob[field])
  })
  const names = [...new Set(contestedFields.map(toJobInputName))]
  const getVersion = (name: JobInputName) => choices[name] ?? 'yours'

  function resolve(): void {
    const isKept = (name: JobInputName) => !names.includes(name) || getVersion(name) === 'yours'
    const keptFields = conflict.fields.filter((field) => isKept(toJobInputName(field)))
    onClose()
    void draft.resolve(keptFields.length > 0 ? 'yours' : 'theirs', keptFields)
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={<p>{t('conflict.text', { by: by ?? t('conflict.somebody') })}</p>}
      otherName={by}
      fields={names.map((name) => {
        const fields = contestedFields.filter((field) => toJobInputName(field) === name)
        const before = base ? formatFields(fields, base) : null
        const renderVersion = (text: string) => <ChangedText before={before ?? text} after={text} />
        return {
          name,
          label: t(`fields.${name}`),
          selectedVersion: getVersion(name),
          before: before === null ? null : renderVersion(before),
          yours: renderVersion(formatFields(fields, yourJob)),
          theirs: renderVersion(formatFields(fields, theirJob)),
          merged: null,
        }
      })}
      onChoose={(name, version) => setChoices((previous) => ({ ...previous, [name]: version }))}
      onSubmit={resolve}
      onPostpone={onClose}
    />
  )
}

const isChanged = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after)

/** Returns a function that formats the value of a field, or "nothing" for a missing value. */
function useFieldText(): (fields: readonly JobField[], job: SentJob) => string {
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
