import { useTranslations } from 'next-intl'
import { classNames } from '@/lib/class-names'
import styles from './contact-ways.module.css'

export interface ContactWaysProps {
  phone: string
  email: string
  className?: string | undefined
}

/** Links to telephone and e-mail; renders nothing without either. */
export function ContactWays({ phone, email, className }: ContactWaysProps) {
  const t = useTranslations('contactWays')
  if (!email && !phone) return null
  return (
    <ul className={classNames(styles.ways, className)}>
      {phone && (
        <li>
          <a href={`tel:${toDialable(phone)}`} data-figures>
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
  )
}

/**
 * Converts a telephone number for `tel:` links: digits and the leading plus, without the trunk
 * prefix of “+49 (0)30”.
 */
function toDialable(number: string): string {
  return number.replace(/^\s*(\+.*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '')
}

/** An e-mail address that preferably breaks at its @. */
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
