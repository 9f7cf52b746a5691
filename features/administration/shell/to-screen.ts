import { type ReportName, reportNames } from '@/lib/contract/administration/reports'
import type { Locale } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'

export type Screen =
  | { kind: 'start' }
  | { kind: 'report'; name: ReportName }
  | { kind: 'list'; type: string }
  | { kind: 'new'; type: string }
  | { kind: 'import'; type: string }
  | { kind: 'record'; type: string; id: number }
  | { kind: 'unknown' }

/** Returns the screen of a path, which includes the language prefix. */
export function toScreen(locale: Locale, path: string): Screen {
  const root = toAdministrationAddress(locale)
  if (path !== root && !path.startsWith(`${root}/`)) return { kind: 'unknown' }
  const [type, id, ...furtherParts] = path
    .slice(root.length + 1)
    .split('/')
    .filter(Boolean)
  if (furtherParts.length > 0) return { kind: 'unknown' }
  if (type === undefined) return { kind: 'start' }
  if (id === undefined) return isReport(type) ? { kind: 'report', name: type } : { kind: 'list', type }
  if (id === 'new' || id === 'import') return { kind: id, type }
  return /^\d{1,9}$/.test(id) ? { kind: 'record', type, id: Number(id) } : { kind: 'unknown' }
}

const isReport = (name: string): name is ReportName => (reportNames as readonly string[]).includes(name)
