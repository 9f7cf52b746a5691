import { Fragment } from 'react'
import { PhoneLink } from '@/components/contact/phone-link'
import { PageLink } from '@/lib/i18n/page-link'
import { splitPhoneNumbers } from '@/lib/text/phone-numbers'
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
            {splitPhoneNumbers(phone).map((number, index) => (
              <Fragment key={number.text}>
                {index > 0 && ', '}
                <PhoneLink phone={number} className={styles.phone} />
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}
