import { useTranslations } from 'next-intl'
import { classNames } from '@/lib/class-names'
import { toMailtoUrl } from '@/lib/contract/common/email'
import { splitPhoneNumbers } from '@/lib/text/phone-numbers'
import styles from './contact-ways.module.css'
import { EmailAddress } from './email-address'
import { PhoneLink } from './phone-link'

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
      {phone &&
        splitPhoneNumbers(phone).map((number) => (
          <li key={number.text}>
            <PhoneLink phone={number} data-figures>
              <span className="visually-hidden">{t('phone')} </span>
              {number.text}
            </PhoneLink>
          </li>
        ))}
      {email && (
        <li>
          <a href={toMailtoUrl(email)}>
            <span className="visually-hidden">{t('email')} </span>
            <EmailAddress email={email} />
          </a>
        </li>
      )}
    </ul>
  )
}
