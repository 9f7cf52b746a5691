import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { Portrait } from '@/components/media/portrait'
import type { Person } from '@/lib/contract/records/person'
import styles from './person-line.module.css'

export interface PersonLineProps {
  person: Person
  contactFilePath: string
}

/** A contact person in a list: portrait, name, function, contact details and contact file. */
export function PersonLine({ person, contactFilePath }: PersonLineProps) {
  const t = useTranslations('persons')
  const { name, title, phone, email, photo } = person
  return (
    <article className={styles.person} data-record={`persons/${person.id}`}>
      <Portrait name={name} photo={photo} sizes="6rem" className={styles.portrait} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {title && `${title} `}
          {name}
        </h3>
        {person.function && <p className={styles.function}>{person.function}</p>}
      </div>
      <div className={styles.ways}>
        <ContactWays phone={phone} email={email} />
        <p data-no-print>
          <a className={styles.file} href={contactFilePath} download>
            {t('saveContact')}
            <span className="visually-hidden"> {t('of', { name })}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
