import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import type { UnionCategory, UserUnion } from '@/lib/contract/records/user-union'
import styles from './union-list.module.css'

/** The groups, organs or committees of the user, with their members and documents. */
export function UnionList({ category, unions }: { category: UnionCategory; unions: UserUnion[] }) {
  const t = useTranslations('account.unions')
  if (unions.length === 0) return <p className={styles.empty}>{t(`none.${category}`)}</p>
  return (
    <div className={styles.unions}>
      {unions.map((union) => (
        <Union key={union.id} {...union} />
      ))}
    </div>
  )
}

function Union({ slug, title, description, members, downloads }: UserUnion) {
  const t = useTranslations('account.unions')
  return (
    <article id={slug} className={styles.union} aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
      <section>
        <h3>{t('members')}</h3>
        {members.length === 0 ? (
          <p>{t('noMembers')}</p>
        ) : (
          <ul className={styles.members}>
            {members.map(({ name, organization, role }) => (
              <li key={`${name} ${organization} ${role}`}>
                <strong>{name}</strong>
                {organization && <span>{organization}</span>}
                {role && <em>{role}</em>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{t('documents')}</h3>
        {downloads.length === 0 ? (
          <p>{t('noDocuments')}</p>
        ) : (
          <ul className={styles.documents}>
            {downloads.map((download) => (
              <li key={download.url}>
                <SmartLink href={download.url}>{download.title}</SmartLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  )
}
