import { useTranslations } from 'next-intl'
import { entryFields } from '@/lib/contract/administration/own-organization'

const rows = ['stages', 'people'] as const
const parts = ['name', 'seats', 'address', 'role', 'function'] as const

/** Returns the labels of form fields by their paths: `title.de`, `stages.0.name`. */
export function useEntryFieldLabels(): (path: string) => string {
  const t = useTranslations('account.organization')
  const getName = (name: string) => {
    const part = parts.find((candidate) => candidate === name)
    if (part) return t(`parts.${part}`)
    const field = entryFields.find((candidate) => candidate === name)
    return field ? t(`fields.${field}`) : name
  }
  return (path) => {
    const [field = '', second = '', third] = path.split('.')
    const row = rows.find((candidate) => candidate === field)
    if (row && second !== '') return `${t(`rows.${row}`)} ${Number(second) + 1}, ${getName(third ?? 'name')}`
    if (second === 'de' || second === 'en') return `${getName(field)} (${t(`languages.${second}`)})`
    return getName(field)
  }
}
