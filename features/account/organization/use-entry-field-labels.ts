import { useTranslations } from 'next-intl'
import { entryFields } from '@/lib/contract/administration/own-organization'

const rowFields = ['stages', 'people'] as const
const partNames = ['name', 'seats', 'address', 'role', 'function'] as const

/** Returns a function that finds the label of a form field by its path (`stages.0.name`). */
export function useEntryFieldLabels(): (path: string) => string {
  const t = useTranslations('account.organization')
  const getName = (name: string) => {
    const part = partNames.find((candidate) => candidate === name)
    if (part) return t(`parts.${part}`)
    const field = entryFields.find((candidate) => candidate === name)
    return field ? t(`fields.${field}`) : name
  }
  return (path) => {
    const [field = '', subpath = '', partName] = path.split('.')
    const row = rowFields.find((candidate) => candidate === field)
    if (row && subpath !== '') return `${t(`rows.${row}`)} ${Number(subpath) + 1}, ${getName(partName ?? 'name')}`
    if (subpath === 'de' || subpath === 'en') return `${getName(field)} (${t(`languages.${subpath}`)})`
    return getName(field)
  }
}
