import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { TeamMemberData } from '@/lib/contract/blocks/team'
import type { BlockViewProps } from '../block'
import { Heading } from '../components/heading'
import { initials } from './initials'
import styles from './member.module.css'

/** A telephone number for `tel:` links: digits and the leading plus, without the trunk prefix of “+49 (0)30”. */
function dialable(number: string): string {
  return number.replace(/^\s*(\+.*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '')
}

/** A team member: portrait or monogram, function and contact. */
export function TeamMemberView({
  data: { person },
  sizes,
  headingLevel,
  editAttributes,
}: BlockViewProps<TeamMemberData>) {
  const t = useTranslations('blocks.team')
  if (!person) return null
  const { name, title, email, phone, photo } = person
  return (
    <div className={styles.member} {...editAttributes}>
      {photo ? (
        <Picture image={photo} sizes={sizes} fill className={styles.portrait} />
      ) : (
        <div className={styles.monogram} aria-hidden="true">
          <span className={styles.letters}>{initials(name)}</span>
        </div>
      )}
      <div className={styles.facts}>
        <Heading level={headingLevel} className={styles.name}>
          {title && `${title} `}
          {name}
        </Heading>
        {person.function && <p className={styles.function}>{person.function}</p>}
        {(email || phone) && (
          <ul className={styles.ways}>
            {phone && (
              <li>
                <a href={`tel:${dialable(phone)}`} data-figures>
                  <span className="visually-hidden">{t('phone')} </span>
                  {phone}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <span className="visually-hidden">{t('email')} </span>
                  <Address email={email} />
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

/** An email address that preferably breaks at its @. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@')
  if (at < 1) return email
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
