import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { NeighborLinks } from '@/components/link/neighbor-links'
import { ShareLinks } from '@/components/link/share-links'
import type { ArticleDetail } from '@/lib/contract/article'
import type { Locale } from '@/lib/contract/locale'
import { ArticleLines } from './article-lines'
import styles from './article-surroundings.module.css'

export interface ArticleSurroundingsProps {
  article: ArticleDetail
  locale: Locale
  /** The article's address, with the site's origin. */
  address: string
}

/** What stands below an article: whom to ask, its files, ways to share it, articles like it, and those before and after it. */
export function ArticleSurroundings({ article, locale, address }: ArticleSurroundingsProps) {
  const t = useTranslations('articles')
  const { title, contact, attachments, related, previous, next } = article
  return (
    <div className={styles.surroundings}>
      {contact && (
        <section className={styles.part} aria-labelledby="article-contact">
          <h2 id="article-contact">{t('contact')}</h2>
          <p>
            <strong>{[contact.title, contact.name].filter(Boolean).join(' ')}</strong>
            {contact.function !== '' && <>, {contact.function}</>}
          </p>
          <ContactWays email={contact.email} phone={contact.phone} />
        </section>
      )}
      {attachments && attachments.files.length > 0 && (
        <section className={styles.part} aria-labelledby="article-files">
          <h2 id="article-files">{t('attachments')}</h2>
          <ul>
            {attachments.files.map(({ id, title: name, url }) => (
              <li key={id}>
                <a href={url} download>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareLinks title={title} address={address} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="article-related">
          <h2 id="article-related">{t('related')}</h2>
          <ul className={styles.lines}>
            {related.map(({ categories, ...other }) => (
              <li key={other.id}>
                <ArticleLines
                  article={{ ...other, categories: categories.map((category) => category.title) }}
                  locale={locale}
                  level={3}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NeighborLinks
        label={t('neighbors')}
        texts={{ previous: t('previous'), next: t('next') }}
        previous={previous}
        next={next}
      />
    </div>
  )
}
