import { useTranslations } from 'next-intl'
import type { FormProblem } from '@/components/form/problem-list'

/** The fields of the forms. */
const fieldNames = [
  'email',
  'name',
  'salutation',
  'first_name',
  'last_name',
  'medium',
  'function',
  'phone',
  'topics',
  'frequency',
  'language',
  'privacy',
] as const
export type FieldName = (typeof fieldNames)[number]

export interface FieldTexts {
  /** Returns the props of a field, without the attributes of its input. */
  field: (name: FieldName) => { id: string; label: string; error: string | undefined }
  summary: FormProblem[]
}

/**
 * Returns the labels and problems of a subscription form.
 * @param errors codes or texts of the backend, by field; other names mean the whole form
 */
export function useFieldTexts(id: string, errors: Readonly<Record<string, string>>): FieldTexts {
  const t = useTranslations('subscriptions')
  const tForms = useTranslations('forms')
  const labels: Record<FieldName, string> = {
    email: tForms('email'),
    name: t('name'),
    salutation: t('salutation'),
    first_name: tForms('firstName'),
    last_name: tForms('lastName'),
    medium: t('medium'),
    function: t('function'),
    phone: tForms('phone'),
    topics: t('topicsLabel'),
    frequency: t('frequencyLabel'),
    language: t('languageLabel'),
    privacy: t('privacyName'),
  }
  const toId = (name: string) => `${id}-${name.replaceAll('_', '-')}`
  const toText = (name: string, error: string) => {
    const code = name === 'email' && error === 'invalid' ? 'invalid_email' : error
    const key = `problems.${code}`
    return isProblem(key) ? tForms(key) : error
  }
  const isProblem = (key: string): key is 'problems.required' =>
    /^problems\.\w+$/.test(key) && tForms.has(key as 'problems.required')
  const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name)
  return {
    field: (name) => {
      const error = errors[name]
      return {
        id: toId(name),
        label: labels[name],
        error: error === undefined ? undefined : toText(name, error),
      }
    },
    summary: sortErrors(errors).map(([name, error]) =>
      isField(name)
        ? { fieldId: toId(name), message: `${labels[name]}: ${toText(name, error)}` }
        : { fieldId: null, message: toText(name, error) },
    ),
  }
}

/** Sorts problems in the order of their fields, then those of the whole form. */
function sortErrors(errors: Readonly<Record<string, string>>): [string, string][] {
  const names: readonly string[] = fieldNames
  const getPosition = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(errors).toSorted(([a], [b]) => getPosition(a) - getPosition(b))
}
