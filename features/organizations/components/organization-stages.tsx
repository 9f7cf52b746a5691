import { useTranslations } from 'next-intl'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import styles from './organization-part.module.css'

type OrganizationStagesProps = Pick<OrganizationRecord, 'stages' | 'street' | 'zip' | 'place'>

/**
 * The stages and halls of an organization with their numbers of seats, and with addresses that
 * differ from the organization's.
 */
export function OrganizationStages({ stages, street, zip, place }: OrganizationStagesProps) {
  const t = useTranslations('organization')
  const organizationAddress = `${street}, ${zip} ${place}`
  if (stages.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="organization-stages">
      <h2 id="organization-stages">{t('stages')}</h2>
      <ul className={styles.lines}>
        {stages.map(({ name, seats, address }) => (
          <li key={name} className={styles.line}>
            <div>
              <p className={styles.name}>{name}</p>
              {address !== '' && address !== organizationAddress && <p className={styles.quiet}>{address}</p>}
            </div>
            {seats !== null && (
              <p className={styles.figure} data-figures>
                {t('seats', { seats })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
