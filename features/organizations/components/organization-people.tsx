import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { type OrganizationRecord, organizationRoles } from '@/lib/contract/records/organization-record'
import styles from './organization-part.module.css'

/** The people of an organization, by role: first the management, then the contact persons. */
export function OrganizationPeople({ people }: Pick<OrganizationRecord, 'people'>) {
  const t = useTranslations('organization')
  return organizationRoles.map((role) => {
    const rolePeople = people.filter((person) => person.role === role)
    if (rolePeople.length === 0) return null
    return (
      <section key={role} className={styles.part} aria-labelledby={`organization-${role}`}>
        <h2 id={`organization-${role}`}>{t('roles', { role })}</h2>
        <ul className={styles.lines}>
          {rolePeople.map(({ name, function: task, phone, email }) => (
            <li key={name} className={styles.line}>
              <div>
                <p className={styles.name}>{name}</p>
                {task !== '' && <p className={styles.quiet}>{task}</p>}
              </div>
              <ContactWays phone={phone} email={email} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
