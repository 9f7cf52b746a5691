import { useTranslations } from 'next-intl'
import { entryFields } from '@/lib/contract/administration/own-organization'

const rowFields = ['stages', 'people'] as const
const rowParts = ['name', 'seats', 'address', 'role', 'function'] as const

/** Returns a function that finds the label of a form field by its path (`stages.0.name`). */
export function useEntryFieldLabels(): (path: string) => string {
  const t = useTranslations('account.organization')
  const getName = (name: string) => {
    const part = rowParts.find((candidate) => candidate === name)
    if (part) return t(`parts.${part}`)
    const field = entryFields.find((candidate) => candidate === name)
    return field ? t(`fields.${field}`) : name
  }
  return (path) => {
    const [field = '', second = '', third] = path.split('.')
    const row = rowFields.find((candidate) => candidate === field)
    if (row && second !== '') return `${t(`rows.${row}`)} ${Number(second) + 1}, ${getName(third ?? 'name')}`
    if (second === 'de' || second === 'en') return `${getName(field)} (${t(`languages.${second}`)})`
    return getName(field)
  }
}
