import { useTranslations } from 'next-intl'
import type { FormProblem } from '@/components/form/problem-list'

/** The fields of the lists' forms. */
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
  /** The props of a field's component, without the attributes of its input. */
  field: (name: FieldName) => { id: string; label: string; error: string | undefined }
  summary: FormProblem[]
}

/**
 * The labels and problems of a form about a subscription.
 * @param errors by field: codes of forms, or texts of the backend; other names are about the whole form
 */
export function useFieldTexts(id: string, errors: Readonly<Record<string, string>>): FieldTexts {
  const t = useTranslations('subscriptions')
  const forms = useTranslations('forms')
  const labels: Record<FieldName, string> = {
    email: forms('email'),
    name: t('name'),
    salutation: t('salutation'),
    first_name: forms('firstName'),
    last_name: forms('lastName'),
    medium: t('medium'),
    function: t('function'),
    phone: forms('phone'),
    topics: t('topicsLabel'),
    frequency: t('frequencyLabel'),
    language: t('languageLabel'),
    privacy: t('privacyName'),
  }
  const idOf = (name: string) => `${id}-${name.replaceAll('_', '-')}`
  const textOf = (name: string, error: string) => {
    const code = name === 'email' && error === 'invalid' ? 'invalid_email' : error
    const key = `problems.${code}`
    return isProblem(key) ? forms(key) : error
  }
  const isProblem = (key: string): key is 'problems.required' =>
    /^problems\.\w+$/.test(key) && forms.has(key as 'problems.required')
  const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name)
  return {
    field: (name) => {
      const error = errors[name]
      return {
        id: idOf(name),
        label: labels[name],
        error: error === undefined ? undefined : textOf(name, error),
      }
    },
    summary: inOrder(errors).map(([name, error]) =>
      isField(name)
        ? { fieldId: idOf(name), message: `${labels[name]}: ${textOf(name, error)}` }
        : { fieldId: null, message: textOf(name, error) },
    ),
  }
}

/** Problems in the order of the fields that they are about, then those of the whole form. */
function inOrder(errors: Readonly<Record<string, string>>): [string, string][] {
  const names: readonly string[] = fieldNames
  const order = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(errors).toSorted(([a], [b]) => order(a) - order(b))
}
