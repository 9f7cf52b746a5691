import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import {
  type FooterEntry,
  menuLevels,
  type NavigationValues,
  navigationRecords,
} from '@/lib/contract/administration/navigation'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import { RelationInput } from '../form/inputs/relation-input'
import type { OwnFieldsProps } from '../record-type'
import { entriesBy, footerEntryOf, itemsOfOutline, keyOf, outlineOfItems } from './entry'
import { NavigationPreview } from './navigation-preview'
import { added, type OutlineItem, standingOf } from './outline'
import { OutlineTree } from './outline-tree'
import { pagesQuery } from './queries'
import styles from './tree.module.css'

type Part = keyof NavigationValues
const parts: readonly Part[] = ['menu', 'members', 'footer']

const itemsOf = (values: NavigationValues, part: Part): OutlineItem[] =>
  part === 'footer'
    ? values.footer.map((entry) => ({ key: keyOf(entry), level: 1 }))
    : itemsOfOutline(values[part])

const valueFrom = (part: Part, items: readonly OutlineItem[]) =>
  part === 'footer' ? items.map(({ key }) => footerEntryOf(key)) : outlineOfItems(items)

/** Menus and footer: their entries, arranged in place, beside what visitors will see. */
export function NavigationFields({ record, values: present, problems, onChange }: OwnFieldsProps) {
  const t = useTranslations('administration.tree')
  const { locale } = useAdministration()
  const client = useQueryClient()
  const values = navigationRecords.values.parse(present)
  const row = navigationRecords.row.parse(record.row)
  const [before, setBefore] = useState<readonly NavigationValues[]>([])
  const [told, setTold] = useState('')
  const pages = pagesIn(values).filter((id) => !row.pages.some((page) => page.id === id))
  const { data: others = [] } = useQuery(pagesQuery(locale, pages))
  const entryOf = entriesBy([...row.pages, ...others], row.links, locale)
  const nameOf = (key: string) => entryOf(key)?.name ?? ''

  const change = (part: Part, items: readonly OutlineItem[], said: string) => {
    setBefore([...before, values])
    onChange(part, valueFrom(part, items))
    setTold(said)
  }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    for (const part of parts) onChange(part, last[part])
    setBefore(before.slice(0, -1))
    setTold(t('undone'))
  }
  const press = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    undo()
  }
  const addPage = async (part: Part, id: number) => {
    const [page] = await client.fetchQuery(pagesQuery(locale, [id]))
    const items = itemsOf(values, part)
    const key = keyOf({ kind: 'page', id })
    const above = page?.parent && part === 'menu' ? keyOf({ kind: 'page', id: page.parent }) : null
    const name = page ? entriesBy([page], [], locale)(key)?.name : ''
    change(part, added(items, key, above), t('added', { name: name ?? '' }))
  }
  const hiddenLinks = row.links.filter(
    ({ id }) => !values.footer.some((entry) => entry.kind === 'link' && entry.id === id),
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus.
    <div className={styles.screen} onKeyDown={press}>
      <div className={styles.parts}>
        <div className={styles.help}>
          <p>{t('help')}</p>
          <p>{t('addresses')}</p>
        </div>
        <Button className={styles.undo} isDisabled={before.length === 0} onClick={undo}>
          {t('undo')}
        </Button>
        <p role="status" className="visually-hidden">
          {told}
        </p>
        {parts
          .filter((part) => part !== 'members' || values.members.length > 0)
          .map((part) => (
            <section
              key={part}
              id={`field-${part}`}
              className={formStyles.group}
              aria-labelledby={`${part}-title`}
            >
              <h2 id={`${part}-title`}>{t(`parts.${part}`)}</h2>
              {problems[part] !== undefined && <p className={styles.problem}>{problems[part]}</p>}
              {values[part].length === 0 ? (
                <p>{t('empty')}</p>
              ) : (
                <OutlineTree
                  label={t(`parts.${part}`)}
                  outline={itemsOf(values, part)}
                  maxLevel={part === 'footer' ? 1 : menuLevels}
                  entryOf={entryOf}
                  onMove={(items, key) => change(part, items, standsNow(items, key))}
                  onBlocked={(key) => setTold(t('blocked', { name: nameOf(key) }))}
                  onHide={(items, key) => change(part, items, t('hidden', { name: nameOf(key) }))}
                />
              )}
              <RelationInput
                // Each chosen one leaves an empty field for the next.
                key={values[part].length}
                id={`${part}-add`}
                label={t('add')}
                type="menu"
                value={null}
                without={part === 'footer' ? footerPages(values.footer) : pagesInMenus(values)}
                onChange={(id) => id !== null && void addPage(part, id)}
              />
              {part === 'footer' && (
                <div className={formStyles.actions}>
                  {hiddenLinks.map(({ id }) => {
                    const key = keyOf({ kind: 'link', id })
                    return (
                      <Button
                        key={id}
                        onClick={() =>
                          change(
                            'footer',
                            added(itemsOf(values, 'footer'), key, null),
                            t('added', { name: nameOf(key) }),
                          )
                        }
                      >
                        {t('show', { name: nameOf(key) })}
                      </Button>
                    )
                  })}
                  <PageLink
                    href={administrationAddress(locale, 'footer-links', 'new')}
                    className={buttonClass('secondary')}
                  >
                    {t('newLink')}
                  </PageLink>
                </div>
              )}
            </section>
          ))}
      </div>
      <NavigationPreview values={values} />
    </div>
  )

  function standsNow(items: readonly OutlineItem[], key: string): string {
    const { parent, position, count } = standingOf(items, key)
    const where = { name: nameOf(key), position, count }
    return parent === null ? t('stands', where) : t('standsBelow', { ...where, above: nameOf(parent) })
  }
}

const pagesInMenus = ({ menu, members }: NavigationValues) => [...menu, ...members].map(({ page }) => page)

const footerPages = (footer: readonly FooterEntry[]) =>
  footer.filter(({ kind }) => kind === 'page').map(({ id }) => id)

const pagesIn = (values: NavigationValues) => [...pagesInMenus(values), ...footerPages(values.footer)]
