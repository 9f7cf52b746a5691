import { useTranslations } from 'next-intl'
import { LogoPicture } from '@/components/media/logo-picture'
import type { EntryField } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { useEntryFormatter } from '../use-entry-formatter'
import styles from './own-organization.module.css'

interface EntryValueProps {
  field: EntryField
  value: unknown
  logos: readonly Image[]
  locale: Locale
}

/** A value of an entry in the directory: a text, or the image of the logo. */
export function EntryValue({ field, value, logos, locale }: EntryValueProps) {
  const t = useTranslations('account.organization')
  const formatValue = useEntryFormatter(locale)
  if (field === 'logo' && value !== null) {
    const logo = logos.find(({ id }) => id === value)
    return logo ? <LogoPicture image={{ ...logo, alt: t('fields.logo') }} /> : <span>{t('logo.gone')}</span>
  }
  return formatValue(field, value) || <span className={styles.none}>{t('nothing')}</span>
}
