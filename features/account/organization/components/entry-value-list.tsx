import { useTranslations } from 'next-intl'
import { type EntryValues, entryFields } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { EntryValue } from './entry-value'
import styles from './own-organization.module.css'

interface EntryValueListProps {
  values: EntryValues
  logos: readonly Image[]
  locale: Locale
}

export function EntryValueList({ values, logos, locale }: EntryValueListProps) {
  const t = useTranslations('account.organization')
  return (
    <dl className={styles.facts}>
      {entryFields.map((field) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <EntryValue field={field} logos={logos} locale={locale} value={values[field]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
