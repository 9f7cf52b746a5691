import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { type OrganizationRecord, organizationRoles } from '@/lib/contract/records/organization-record'
import styles from './organization-part.module.css'

/** The people of an organization: those who direct it, then those to turn to. */
export function OrganizationPeople({ people }: Pick<OrganizationRecord, 'people'>) {
  const t = useTranslations('organization')
  return organizationRoles.map((role) => {
    const ofRole = people.filter((person) => person.role === role)
    if (ofRole.length === 0) return null
    return (
      <section key={role} className={styles.part} aria-labelledby={`organization-${role}`}>
        <h2 id={`organization-${role}`}>{t('roles', { role })}</h2>
        <ul className={styles.lines}>
          {ofRole.map(({ name, function: does, phone, email }) => (
            <li key={name} className={styles.line}>
              <div>
                <p className={styles.name}>{name}</p>
                {does !== '' && <p className={styles.quiet}>{does}</p>}
              </div>
              <ContactWays phone={phone} email={email} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
