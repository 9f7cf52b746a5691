import type { Locale } from '@/lib/contract/common/locale'

const texts = {
  de: (near: string, within: string) => `bis ${within} km um ${near}`,
  en: (near: string, within: string) => `within ${within} km of ${near}`,
} as const satisfies Record<Locale, (near: string, within: string) => string>

/** Formats the filter by a maximum distance from a postcode; '' without one. */
export function formatRadius({ near = '', within = '' }: { near?: string; within?: string }, locale: Locale): string {
  return near === '' || within === '' ? '' : texts[locale](near, within)
}
