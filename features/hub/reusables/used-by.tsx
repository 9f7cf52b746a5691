import { useTranslations } from 'next-intl'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './reusables.module.css'

/** Lists the places that show a reusable item. The links to pages open the editor. */
export function UsedBy({ uses }: { uses: readonly ReusableUse[] }) {
  const t = useTranslations('editor.reusables.uses')
  const places = [...new Map(uses.map((use) => [`${use.type} ${use.url} ${use.title}`, use])).values()]
  return (
    <ul className={styles.uses}>
      {places.map(({ type, title, url }) => (
        <li key={`${type} ${url} ${title}`}>
          {url ? <PageLink href={`${url}?edit`}>{title || url}</PageLink> : t('container', { title })}
        </li>
      ))}
    </ul>
  )
}
