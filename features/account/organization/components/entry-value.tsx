import { useTranslations } from 'next-intl'
import { LogoPicture } from '@/components/media/logo-picture'
import type { ProposalField } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { useEntryWords } from '../entry-words'
import styles from './own-organization.module.css'

interface EntryValueProps {
  field: ProposalField
  value: unknown
  /** Those that are kept. */
  logos: readonly Image[]
  locale: Locale
}

/** A value of an entry: a logo, or words. */
export function EntryValue({ field, value, logos, locale }: EntryValueProps) {
  const t = useTranslations('account.organization')
  const inWords = useEntryWords(locale)
  if (field === 'logo' && value !== null) {
    const logo = logos.find(({ id }) => id === value)
    return logo ? <LogoPicture image={{ ...logo, alt: t('fields.logo') }} /> : <span>{t('logo.gone')}</span>
  }
  return inWords(field, value) || <span className={styles.none}>{t('nothing')}</span>
}
