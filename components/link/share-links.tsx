import { useTranslations } from 'next-intl'
import styles from './share-links.module.css'

export interface ShareLinksProps {
  title: string
  /** With the origin. */
  address: string
}

/** The share addresses of services. Nothing is loaded from them before a click. */
const services = [
  { name: 'Mastodon', of: (text: string) => `https://mastodonshare.com/?text=${text}` },
  { name: 'Bluesky', of: (text: string) => `https://bsky.app/intent/compose?text=${text}` },
  {
    name: 'LinkedIn',
    of: (_text: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
] as const

/** Links that share a page: by mail, or by well-known services. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useTranslations('share')
  const text = encodeURIComponent(`${title} ${address}`)
  return (
    <nav className={styles.share} aria-label={t('label')}>
      <span>{t('label')}</span>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        {t('mail')}
      </a>
      {services.map(({ name, of }) => (
        <a key={name} href={of(text, encodeURIComponent(address))} rel="noopener" target="_blank">
          {name}
          <span className="visually-hidden"> ({t('newWindow')})</span>
        </a>
      ))}
    </nav>
  )
}
