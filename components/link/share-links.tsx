import { useTranslations } from 'next-intl'
import styles from './share-links.module.css'

export interface ShareLinksProps {
  title: string
  /** Address of the shared page, with its origin. */
  address: string
}

/** Addresses at which services accept a link. Nothing is loaded from a service before a click. */
const services = [
  { name: 'Mastodon', toUrl: (text: string) => `https://mastodonshare.com/?text=${text}` },
  { name: 'Bluesky', toUrl: (text: string) => `https://bsky.app/intent/compose?text=${text}` },
  {
    name: 'LinkedIn',
    toUrl: (_text: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
] as const

/** Links that share a page by mail or on social networks. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useTranslations('share')
  const text = encodeURIComponent(`${title} ${address}`)
  return (
    <nav className={styles.share} aria-label={t('label')}>
      <span>{t('label')}</span>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>{t('mail')}</a>
      {services.map(({ name, toUrl }) => (
        <a key={name} href={toUrl(text, encodeURIComponent(address))} rel="noopener" target="_blank">
          {name}
          <span className="visually-hidden"> ({t('newWindow')})</span>
        </a>
      ))}
    </nav>
  )
}
