import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { FileList } from '@/components/files/file-list'
import { ZipLink } from '@/components/files/zip-link'
import { NeighborLinks } from '@/components/link/neighbor-links'
import { ShareLinks } from '@/components/link/share-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleDetail } from '@/lib/contract/pages/article'
import { formatDate } from '@/lib/time-in-words'
import { ArticleLines } from './article-lines'
import styles from './article-surroundings.module.css'
import { PressPictures } from './press-pictures'

export interface ArticleSurroundingsProps {
  article: Pick<ArticleDetail, 'title' | 'contact' | 'attachments' | 'pictures' | 'related' | 'previous' | 'next'>
  locale: Locale
  /** The absolute address of the article; null if readers must not share it. */
  address: string | null
  /** The terms of use for press pictures; empty for none. */
  pressTerms: string
}

/**
 * The content below an article: files, press pictures, contact person, share links, related
 * articles, and the previous and next article.
 */
export function ArticleSurroundings({ article, locale, address, pressTerms }: ArticleSurroundingsProps) {
  const t = useTranslations('articles')
  const { title, contact, attachments, pictures = [], related, previous, next } = article
  return (
    <div className={styles.surroundings}>
      {attachments && attachments.files.length > 0 && (
        <section className={styles.part} aria-labelledby="article-files">
          <h2 id="article-files">{t('attachments')}</h2>
          <FileList files={attachments.files} locale={locale} />
          <ZipLink directory={attachments} locale={locale} />
        </section>
      )}
      {pictures.length > 0 && (
        <section className={styles.pictures} aria-labelledby="article-pictures">
          <h2 id="article-pictures">{t('pictures.title')}</h2>
          <PressPictures pictures={pictures} terms={pressTerms} locale={locale} />
        </section>
      )}
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
      {address !== null && (
        <>
          <p className={styles.address}>{t('address', { address })}</p>
          <ShareLinks title={title} address={address} />
        </>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="article-related">
          <h2 id="article-related">{t('related')}</h2>
          <ul className={styles.lines}>
            {related.map(({ categories, ...relatedArticle }) => (
              <li key={relatedArticle.id}>
                <ArticleLines
                  article={{
                    ...relatedArticle,
                    day: formatDate(relatedArticle.date.slice(0, 10), locale),
                    categories: categories.map((category) => category.title),
                  }}
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
