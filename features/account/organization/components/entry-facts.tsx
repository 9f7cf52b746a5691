import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { type ProposedValues, proposalFields } from '@/lib/contract/own-organization'
import { useEntryWords } from '../entry-words'
import styles from './own-organization.module.css'

/** What an entry of the directory says. */
export function EntryFacts({ values, locale }: { values: ProposedValues; locale: Locale }) {
  const t = useTranslations('account.organization')
  const inWords = useEntryWords(locale)
  return (
    <dl className={styles.facts}>
      {proposalFields.map((field) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>{inWords(field, values[field]) || <span className={styles.none}>{t('nothing')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
