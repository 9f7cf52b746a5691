import { PageLink } from '@/lib/i18n/page-link'
import { SearchParts } from './search-parts'
import type { SuggestedGroup } from './suggestion-groups'
import styles from './suggestions.module.css'

export interface SuggestedListProps {
  id: string
  label: string
  groups: readonly SuggestedGroup[]
  /** The key of the entry that Enter opens; null for none. */
  activeKey: string | null
  toOptionId: (key: string) => string
  onFollow: () => void
}

/** The list of a combobox, with links in groups. The focus stays in the text field. */
export function SuggestedList({ id, label, groups, activeKey, toOptionId, onFollow }: SuggestedListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ key: group, label: name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <p id={`${id}-${group}`} role="presentation" className={styles.label}>
            {name}
          </p>
          {entries.map(({ key, href, title, detail, lang, isAll }) => (
            <PageLink
              key={key}
              id={toOptionId(key)}
              role="option"
              tabIndex={-1}
              aria-selected={key === activeKey}
              href={href}
              lang={lang}
              className={styles.option}
              data-all={isAll && ''}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onFollow}
            >
              <span>
                <SearchParts parts={title} />
              </span>
              {detail !== '' && <span className={styles.detail}> {detail}</span>}
            </PageLink>
          ))}
        </div>
      ))}
    </div>
  )
}
