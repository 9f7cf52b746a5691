import { useTranslations } from 'next-intl'
import type { PersonOverview } from '@/lib/contract/administration/personal-data'
import { retainedPlaces } from '@/lib/contract/administration/personal-data'
import styles from './personal-data.module.css'

/** The number of deleted items in each place. */
export function DeletedPlaces({ deleted }: Pick<PersonOverview, 'deleted'>) {
  const t = useTranslations('administration.personalData')
  return (
    <ul className={styles.places}>
      {deleted.map(({ place, count }) => (
        <li key={place}>
          <strong>{count}</strong> {t(`places.${place}`, { count })}
        </li>
      ))}
    </ul>
  )
}

/** The number of items that are kept in each place, with the reason. */
export function RetainedPlaces({ staying }: Pick<PersonOverview, 'staying'>) {
  const t = useTranslations('administration.personalData')
  return (
    <ul className={styles.places}>
      {staying.map(({ place, count }) => (
        <li key={place}>
          <strong>{count}</strong> {t(`places.${place}`, { count })}
          <small>{t(`reasons.${retainedPlaces[place]}`)}</small>
        </li>
      ))}
    </ul>
  )
}
