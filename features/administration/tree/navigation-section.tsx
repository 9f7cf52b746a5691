import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { menuLevels, type NavigationValues } from '@/lib/contract/administration/navigation'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import { RelationInput } from '../form/inputs/relation-input'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { createEntryIndex, type FindEntry, toEntryKey } from './entry'
import { listUnavailablePages, type NavigationPart, toItems } from './navigation-parts'
import { addItem, findSiblingPosition, type OutlineItem } from './outline'
import { OutlineTree } from './outline-tree'
import { pagesQuery } from './queries'
import styles from './tree.module.css'
import type { Arrange } from './use-navigation-changes'

export interface NavigationSectionProps {
  part: NavigationPart
  values: NavigationValues
  findEntry: FindEntry
  problem: string | undefined
  /** @param announcement text for screen readers */
  onChange: (arrange: Arrange, announcement: string) => void
  onAnnounce: (announcement: string) => void
  children?: ReactNode
}

/** A menu or the footer: its entries in a tree, and an input that adds a page. */
export function NavigationSection({ part, values, findEntry, problem, ...props }: NavigationSectionProps) {
  const { onChange, onAnnounce, children } = props
  const t = useTranslations('administration.tree')
  const { locale, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()
  const getName = (key: string) => findEntry(key)?.name ?? ''

  const { mutate: addPage } = useMutation({
    mutationFn: (id: number) => client.fetchQuery(pagesQuery(locale, [id])),
    onSuccess([page], id) {
      const key = toEntryKey({ kind: 'page', id })
      const parentKey = page?.parent && part === 'menu' ? toEntryKey({ kind: 'page', id: page.parent }) : null
      const name = page ? createEntryIndex([page], [], locale)(key)?.name : ''
      onChange((items) => addItem(items, key, parentKey), t('added', { name: name ?? '' }))
    },
    onError: ({ failure }) => notify({ kind: 'error', text: describeFailure(failure), isLasting: true }),
  })
  const formatPlace = (items: readonly OutlineItem[], key: string): string => {
    const { parentKey, position, count } = findSiblingPosition(items, key)
    const placeTexts = { name: getName(key), position, count }
    if (parentKey === null) return t('stands', placeTexts)
    return t('standsBelow', { ...placeTexts, above: getName(parentKey) })
  }

  return (
    <section id={`field-${part}`} className={formStyles.group} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{t(`parts.${part}`)}</h2>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      {values[part].length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <OutlineTree
          label={t(`parts.${part}`)}
          outline={toItems(values, part)}
          maxLevel={part === 'footer' ? 1 : menuLevels}
          findEntry={findEntry}
          onMove={(items, key) => onChange(() => items, formatPlace(items, key))}
          onBlocked={(key) => onAnnounce(t('blocked', { name: getName(key) }))}
          onHide={(items, key) => onChange(() => items, t('hidden', { name: getName(key) }))}
        />
      )}
      <RelationInput
        id={`${part}-add`}
        label={t('add')}
        type="menu"
        value={null}
        excludedIds={listUnavailablePages(values, part)}
        onChange={(id) => id !== null && addPage(id)}
      />
      {children}
    </section>
  )
}
