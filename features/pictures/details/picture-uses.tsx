import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ReadFailure } from '@/components/ui/read-failure'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { Locale } from '@/lib/contract/common/locale'
import type { PictureUse } from '@/lib/contract/media/media'
import { PageLink } from '@/lib/i18n/page-link'
import { pictureUsesQuery } from '../queries'
import styles from './picture-uses.module.css'

export function PictureUses({ locale, id }: { locale: Locale; id: number }) {
  const t = useTranslations('editor.pictures.uses')
  const uses = useQuery(pictureUsesQuery(locale, id))

  return (
    <section aria-labelledby="picture-uses">
      <h3 id="picture-uses" className={styles.title}>
        {t('title')}
      </h3>
      <ReadFailure query={uses} />
      {uses.isPending && <p>{t('loading')}</p>}
      {uses.data?.length === 0 && <p>{t('none')}</p>}
      {uses.data && <UseList uses={uses.data} />}
    </section>
  )
}

/** A list of uses. Links open in a new window, so that unsaved values on this page are not lost. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('editor.pictures.uses')
  return (
    <ul className={styles.uses}>
      {uses.map(({ type, id, title, url, state }) => (
        <li key={`${type} ${id} ${url} ${state}`} className={styles.use}>
          {url ? (
            <PageLink href={url} target="_blank" rel="noopener">
              {title || url}
              {visuallyHidden(t('newWindow'))}
            </PageLink>
          ) : (
            <span>{title}</span>
          )}
          <span className={styles.kind}>
            {t(`types.${type}`)}, {t(`states.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
