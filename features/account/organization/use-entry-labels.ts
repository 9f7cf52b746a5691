import { useTranslations } from 'next-intl'
import { proposalFields } from '@/lib/contract/administration/own-organization'

const rows = ['stages', 'people'] as const
const parts = ['name', 'seats', 'address', 'role', 'function'] as const

/** What the fields of an entry's form are called, by their paths: `title.de`, `stages.0.name`. */
export function useEntryLabels(): (path: string) => string {
  const t = useTranslations('account.organization')
  const nameOf = (asked: string) => {
    const part = parts.find((one) => one === asked)
    if (part) return t(`parts.${part}`)
    const field = proposalFields.find((one) => one === asked)
    return field ? t(`fields.${field}`) : asked
  }
  return (path) => {
    const [field = '', second = '', third] = path.split('.')
    const row = rows.find((one) => one === field)
    if (row && second !== '') return `${t(`rows.${row}`)} ${Number(second) + 1}, ${nameOf(third ?? 'name')}`
    if (second === 'de' || second === 'en') return `${nameOf(field)} (${t(`languages.${second}`)})`
    return nameOf(field)
  }
}
