import { PageLink } from '@/lib/i18n/page-link'
import type { DirectoryLine } from '../directory-line'
import styles from './directory-list.module.css'

/** An organization in a list: name, kind, address and telephone number. */
export function DirectoryEntry({ entry }: { entry: DirectoryLine }) {
  const { url, title, kind, street, zip, place, phone } = entry
  return (
    <article className={styles.entry}>
      <div>
        <h3 className={styles.title}>
          <PageLink href={url}>{title}</PageLink>
        </h3>
        {kind !== '' && <p className={styles.fact}>{kind}</p>}
      </div>
      <div>
        <p className={styles.fact}>
          {street !== '' && <span>{street}, </span>}
          <span>{`${zip} ${place}`.trim()}</span>
        </p>
        {phone !== '' && (
          <p className={styles.fact}>
            <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
