import { ContactWays } from '@/components/contact/contact-ways'
import { Portrait } from '@/components/media/portrait'
import type { TeamMemberData } from '@/lib/contract/blocks/team'
import type { BlockViewProps } from '../block'
import { Heading } from '../components/heading'
import styles from './member.module.css'

/** A team member: portrait or monogram, function and contact. */
export function TeamMemberView({
  data: { person },
  sizes,
  headingLevel,
  editAttributes,
}: BlockViewProps<TeamMemberData>) {
  if (!person) return null
  const { name, title, email, phone, photo } = person
  return (
    <div className={styles.member} data-record={`persons/${person.id}`} {...editAttributes}>
      <Portrait name={name} photo={photo} sizes={sizes} />
      <div className={styles.facts}>
        <Heading level={headingLevel} className={styles.name}>
          {title && `${title} `}
          {name}
        </Heading>
        {person.function && <p className={styles.function}>{person.function}</p>}
        <ContactWays phone={phone} email={email} className={styles.ways} />
      </div>
    </div>
  )
}
