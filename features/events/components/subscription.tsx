import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { type EventKind, eventKindTitles } from '@/lib/contract/records/event-record'
import { feedPath } from '../calendar-address'
import styles from './subscription.module.css'

export interface SubscriptionProps {
  locale: Locale
  /** The kind of events in the list; null for all kinds. */
  kind: EventKind | null
  /** The origin of the site, such as `https://example.org`. */
  origin: string
}

/**
 * Explains how to subscribe to the events in a calendar program. Offers a `webcal:` link, which
 * opens such a program, and the address to copy.
 */
export function Subscription({ locale, kind, origin }: SubscriptionProps) {
  const t = useTranslations('events.subscription')
  const feeds = kind === null ? [null] : [kind, null]
  return (
    <section className={styles.subscription} aria-labelledby="subscription" data-no-print>
      <h2 id="subscription" className={styles.title}>
        {t('title')}
      </h2>
      <div>
        <p>{t('how')}</p>
        <dl className={styles.feeds}>
          {feeds.map((feed) => {
            const address = new URL(feedPath(locale, feed), origin).href
            const name = feed === null ? t('all') : eventKindTitles[feed][locale]
            return (
              <div key={address}>
                <dt>{name}</dt>
                <dd>
                  <a href={address.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
                </dd>
                <dd>
                  <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
