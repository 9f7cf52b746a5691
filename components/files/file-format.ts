import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { DownloadFile } from '@/lib/contract/records/download'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size, short (`1,6 kB`) and long for screen readers (`1,6 Kilobyte`). */
export function formatFileSize(bytes: number, locale: Locale): { short: string; long: string } {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const format = (unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(languageTags[locale], {
      style: 'unit',
      unit: units[power] ?? 'byte',
      unitDisplay,
      maximumFractionDigits: 1,
    }).format(bytes / 1000 ** power)
  return { short: format('short'), long: format('long') }
}

/** Returns the file type: the extension of its name, otherwise the subtype of its media type. */
export function getFileType({ url, type }: Pick<DownloadFile, 'url' | 'type'>): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(url)?.[1] ?? type.split('/').at(-1) ?? ''
  return extension.toUpperCase()
}
